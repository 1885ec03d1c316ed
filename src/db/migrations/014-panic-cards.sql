-- The panic button stops cards. The site may change a card's state and nothing else of it.

grant update (state) on bank.card to bank_app;
