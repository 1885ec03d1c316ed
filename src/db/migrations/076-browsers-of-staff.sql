-- Browsers in which a member of staff has signed in: wrong tries there are counted apart, so that
-- strangers cannot lock anybody out of them.
create table bank.staff_browser (
  staff_id bigint not null references bank.staff (id),
  token_hash bytea not null,
  wrong int not null default 0 check (wrong >= 0),
  locked_until timestamptz,
  used_at timestamptz not null,
  primary key (staff_id, token_hash)
);
create index staff_browser_token on bank.staff_browser (token_hash);
grant select, insert, update, delete on bank.staff_browser to bank_app;
