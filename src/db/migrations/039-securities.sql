-- What is traded, what it cost, and what the bank's customers bought. A job brings the market's days;
-- the site reads. Prices are hundredths of a New Taiwan dollar, indices hundredths of a point.

create table bank.securities_instrument (
  code text primary key check (code ~ '^[A-Z0-9]{2,10}$'),
  kind text not null check (kind in ('stock', 'etf', 'index')),
  -- The order in lists.
  position integer not null unique,
  industry text not null,
  name jsonb not null
);

create table bank.securities_price (
  code text not null references bank.securities_instrument (code),
  day date not null,
  -- What the day began at: the last close, less dividends, parted by splits; null on the first day.
  reference integer check (reference > 0),
  open integer not null check (open > 0),
  high integer not null,
  low integer not null check (low > 0),
  close integer not null,
  volume bigint not null check (volume >= 0),
  primary key (code, day),
  check (low <= open and low <= close and open <= high and close <= high)
);
create index securities_price_of_day on bank.securities_price (day, code);

create table bank.securities_index_close (
  code text not null references bank.securities_instrument (code),
  day date not null,
  close integer not null check (close > 0),
  primary key (code, day)
);

create table bank.securities_action (
  code text not null references bank.securities_instrument (code),
  day date not null,
  kind text not null check (kind in ('dividend', 'split')),
  cash integer check (cash > 0),
  new_shares integer check (new_shares > 0),
  old_shares integer check (old_shares > 0),
  primary key (code, day, kind),
  check ((kind = 'dividend') = (cash is not null)),
  check ((kind = 'split') = (new_shares is not null and old_shares is not null))
);

-- What customers bought, as the partner broker and the fund platform report it: without the customer,
-- whom no ranking needs. The code is of a share here, or of a fund.
create table bank.securities_purchase (
  id text primary key,
  day date not null,
  kind text not null check (kind in ('stock', 'etf', 'fund')),
  code text not null,
  amount bigint not null check (amount > 0)
);
create index securities_purchase_of_day on bank.securities_purchase (day);

-- The same by day, written with the day: a ranking adds up some thousand rows, however many orders
-- there were.
create table bank.securities_bought (
  day date not null,
  kind text not null,
  code text not null,
  orders integer not null check (orders > 0),
  amount bigint not null check (amount > 0),
  primary key (day, kind, code)
);

-- ETFs that are offered for the first time. Days without pre-orders, or not fixed yet, are null.
create table bank.securities_offering (
  code text primary key check (code ~ '^[A-Z0-9]{2,10}$'),
  name jsonb not null,
  company jsonb not null,
  index_name jsonb not null,
  summary jsonb not null,
  risk smallint not null check (risk between 1 and 5),
  -- Hundredths of a New Taiwan dollar for one unit.
  price integer not null check (price > 0),
  -- Hundredths of a percent a year.
  management_fee integer not null check (management_fee >= 0),
  custody_fee integer not null check (custody_fee >= 0),
  pre_order_from date,
  pre_order_to date,
  offered_from date not null,
  offered_to date not null,
  established_on date,
  listed_on date,
  check ((pre_order_from is null) = (pre_order_to is null)),
  check (pre_order_from <= pre_order_to and pre_order_to < offered_from),
  check (offered_from <= offered_to),
  check (established_on > offered_to),
  check (listed_on > established_on)
);

-- One row: whoever brings market days holds it, and says how it went.
create table bank.securities_source (
  one boolean primary key default true check (one),
  newest_on date,
  checked_at timestamptz,
  trouble text
);

grant select on bank.securities_instrument, bank.securities_price, bank.securities_index_close,
  bank.securities_action, bank.securities_purchase, bank.securities_bought,
  bank.securities_offering, bank.securities_source to bank_app;
grant insert on bank.securities_price, bank.securities_index_close, bank.securities_action,
  bank.securities_purchase, bank.securities_bought, bank.securities_source to bank_app;
grant update on bank.securities_source to bank_app;
