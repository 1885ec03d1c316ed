-- A customer's bookings of call-backs are counted: each is confirmed by mail.

create index upgrade_call_back_customer on bank.upgrade_call_back (customer_id, made_at);
