-- A letter that carries a one-time code is worth nothing, and a risk, once the code is dead.
alter table bank.outbox add column expires_at timestamptz;
