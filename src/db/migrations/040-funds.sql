-- The funds that the bank sells as a designated monetary trust, and what it receives for it.

create table bank.funds_company (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  position integer not null unique,
  -- As fund notices name it, so that they are found.
  name jsonb not null,
  full_name jsonb not null
);

-- Shares and fees are hundredths of a percent: of what is invested, or of what is held, each year.
create table bank.funds_fund (
  code text primary key check (code ~ '^[A-Z]{2}\d{2}$'),
  company_code text not null references bank.funds_company (code),
  type text not null check (type in ('domestic', 'offshore')),
  category text not null check (category in ('equity', 'balanced', 'bond', 'money', 'index')),
  currency text not null,
  risk smallint not null check (risk between 1 and 5),
  distribution text not null check (distribution in ('none', 'monthly', 'quarterly', 'yearly')),
  name jsonb not null,
  -- The warning that the law puts beside the name; null where there is none.
  warning jsonb,
  sales_charge integer not null check (sales_charge >= 0),
  management_fee integer not null check (management_fee >= 0),
  custody_fee integer not null check (custody_fee >= 0),
  -- The bank receives at most so much of the three.
  sales_share integer not null check (sales_share between 0 and sales_charge),
  management_share integer not null check (management_share between 0 and management_fee),
  -- Whole New Taiwan dollars a year; null where nothing is received, 0 below what must be told.
  sponsored_amount bigint check (sponsored_amount >= 0),
  other_amount bigint check (other_amount >= 0),
  is_open boolean not null,
  reviewed_on date not null
);

-- What a unit is worth after a day, in ten-thousandths of the fund's currency.
create table bank.funds_value (
  code text not null references bank.funds_fund (code),
  day date not null,
  value bigint not null check (value > 0),
  primary key (code, day)
);

grant select on bank.funds_company, bank.funds_fund, bank.funds_value to bank_app;
grant insert on bank.funds_value to bank_app;

-- The bank has no counters and deals in no notes: only spot rates are posted.
delete from bank.rates_exchange where form = 'cash';
alter table bank.rates_exchange drop constraint rates_exchange_form_check;
alter table bank.rates_exchange add constraint rates_exchange_form_check check (form = 'spot');
