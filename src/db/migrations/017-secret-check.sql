-- Tells whether a start has the secret that this bank began with: a keyed hash of nothing, made with
-- it. With another secret every password would be wrong, and every customer locked by trying.
create table bank.secret_check (
  only_row boolean primary key default true check (only_row),
  mac bytea not null,
  made_at timestamptz not null default bank.now()
);

grant select on bank.secret_check to bank_app;
