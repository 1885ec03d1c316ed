-- What the holder of an item of a queue has opened, as a digest of its content: a decision needs that
-- the same person opened what is decided, and that it has not changed since.
create table bank.desk_opened (
  queue text not null,
  item text not null check (length(item) between 1 and 64),
  part text not null check (length(part) between 1 and 16),
  staff_id bigint not null references bank.staff (id),
  digest text not null check (length(digest) = 64),
  opened_at timestamptz not null,
  primary key (queue, item, part)
);
create index desk_opened_old on bank.desk_opened (opened_at);
create index desk_opened_staff on bank.desk_opened (staff_id);
grant select, insert, update, delete on bank.desk_opened to bank_app;

-- Provisional credits that one member of staff gave alone: above a sum a day it takes two.
create table bank.desk_credit (
  dispute text primary key references bank.card_dispute (reference),
  staff_id bigint not null references bank.staff (id),
  amount bigint not null check (amount > 0),
  credited_at timestamptz not null
);
create index desk_credit_day on bank.desk_credit (staff_id, credited_at);
grant select, insert, update, delete on bank.desk_credit to bank_desk;

alter table bank.desk_request drop constraint desk_request_kind_check;
alter table bank.desk_request add constraint desk_request_kind_check check (kind in (
  'lift-flag', 'undo-panic', 'revoke-certificate', 'change-limit', 'change-rate', 'credit-dispute'));
