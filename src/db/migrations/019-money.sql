-- What protects a customer's money beyond limits: the panic button as a row that only the desk can
-- undo, the bank's own stop for fraud, and a count of the payees that were looked up.

-- The panic button. While a row is not undone the ledger sends nothing of its customer's to others.
create table bank.panic_stop (
  reference text primary key,
  customer_id bigint not null references bank.customer (id),
  at timestamptz not null,
  -- The cards that it stopped, for whoever undoes it.
  card_ids bigint[] not null,
  undone_at timestamptz
);
create unique index panic_stop_in_effect on bank.panic_stop (customer_id) where undone_at is null;
-- No update: the web site can press the button, and never undo it.
grant select, insert on bank.panic_stop to bank_app;

-- A customer who is flagged for fraud, or is none any more, goes out at once, whoever says so and by
-- whatever way. The accounts are locked first: what is being posted is waited for, and the ledger
-- finds the flag before it posts anything else.
create function bank.bar_customer() returns trigger
  language plpgsql security definer set search_path = bank, pg_temp as $$
begin
  perform from account where customer_id = new.id order by id for no key update;
  update session set ended_at = bank.now(), ended_why = 'desk'
   where customer_id = new.id and ended_at is null;
  perform pg_notify('bank_session', new.id::text);
  return null;
end
$$;
create trigger customer_barred
  after update of flagged_at, standing on bank.customer
  for each row
  when ((new.flagged_at is not null and old.flagged_at is null)
     or (new.standing = 'closed' and old.standing <> 'closed'))
  execute function bank.bar_customer();

-- Whom a customer looked up on a day without having sent there before: a name for a number is told
-- so often and no more.
create table bank.payee_look (
  customer_id bigint not null references bank.customer (id),
  day date not null,
  payees text[] not null,
  primary key (customer_id, day)
);
create index payee_look_old on bank.payee_look (day);
grant select, insert, update, delete on bank.payee_look to bank_app;
