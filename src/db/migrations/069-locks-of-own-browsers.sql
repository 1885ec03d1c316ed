-- Whose browser a counter of wrong passwords belongs to, so that the desk and the app can see and
-- lift its lock. Null where tries are counted by the typed pair: that must not tell who is a customer.

alter table bank.login_try add column customer_id bigint references bank.customer (id);
create index login_try_customer on bank.login_try (customer_id) where customer_id is not null;
