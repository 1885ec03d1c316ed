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

-- A search without results is shown to those who write answers once five visitors have made it. Until
-- then a keyed hash of the words and the network tells visitors apart: it links no two searches.
alter table bank.faq_miss add column is_shown boolean not null default false;
create table bank.faq_miss_visitor (
  typed text not null references bank.faq_miss (typed) on delete cascade,
  visitor_hash bytea not null,
  at timestamptz not null,
  primary key (typed, visitor_hash)
);
create index faq_miss_visitor_old on bank.faq_miss_visitor (at);
create index faq_miss_old on bank.faq_miss (last_at) where not is_shown;
grant select, insert, delete on bank.faq_miss_visitor to bank_app;
grant delete on bank.faq_miss to bank_app;
