-- What a signed-in customer's own pages need: money in and out by month, counted once; the goal of a
-- dream account; and whether the customer wants amounts hidden.

-- How far the entries of an account are counted. Entries are numbered without gaps, so that a number
-- says exactly which of them are in the sums below.
create table bank.account_month_mark (
  account_id bigint primary key,
  through bigint not null check (through >= 0)
);

-- What came onto an account and what left it in a month of Taipei, moves between one's own accounts
-- left out. Derived from the entries: it can be emptied, together with the marks, and counts itself anew.
create table bank.account_month (
  account_id bigint not null,
  -- The first day of the month.
  month date not null check (extract(day from month) = 1),
  money_in bigint not null check (money_in >= 0),
  money_out bigint not null check (money_out >= 0),
  primary key (account_id, month)
);
grant select on bank.account_month_mark, bank.account_month to bank_app;
grant select, insert, update on bank.account_month_mark, bank.account_month to bank_ledger;
-- Where the days of an account begin among its numbered entries.
grant select on bank.account_day to bank_ledger;

-- What a dream account is saved up for.
create table bank.account_goal (
  account_id bigint primary key references bank.account (id),
  amount bigint not null check (amount between 1 and 1000000000),
  -- The first day of the month in which it is to be reached; null where it has no hurry.
  due_month date check (extract(day from due_month) = 1),
  set_at timestamptz not null
);
grant select, insert, update, delete on bank.account_goal to bank_app;

-- How a customer wants to see their own pages, in every browser.
create table bank.account_preference (
  customer_id bigint primary key references bank.customer (id),
  amounts_hidden boolean not null,
  changed_at timestamptz not null
);
grant select, insert, update on bank.account_preference to bank_app;

-- A customer's own inquiries, for the overview; those of visitors need no such index.
create index inquiry_customer on bank.inquiry (customer_id, made_at desc) where customer_id is not null;
