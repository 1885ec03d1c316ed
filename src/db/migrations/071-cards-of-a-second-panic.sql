-- Who presses the panic button again stops the cards that were activated since: undoing the first
-- press must bring these back too.

grant update (card_ids) on bank.panic_stop to bank_app;
