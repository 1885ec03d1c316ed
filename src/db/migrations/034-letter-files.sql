-- A letter by mail may bring a file along. It goes with the words: outside a demonstration it is
-- forgotten as soon as the letter is done with.
create table bank.outbox_file (
  letter_id uuid primary key references bank.outbox (id) on delete cascade,
  name text not null,
  type text not null,
  bytes bytea not null check (length(bytes) <= 10485760)
);
grant select, insert, delete on bank.outbox_file to bank_app;
