-- What the bank pays, asks and changes money at. The desk writes it; the site only reads. A rate
-- holds from its day or moment until the next one of its kind.

create table bank.rates_deposit (
  currency text not null,
  kind text not null check (kind in ('main', 'dream', 'demand', 'time', 'time-savings')),
  term_months integer not null check (term_months between 0 and 36),
  -- The part of a balance above this amount, in the currency's minor units.
  above bigint not null check (above >= 0),
  form text not null check (form in ('fixed', 'floating')),
  basis_points integer not null check (basis_points between 0 and 10000),
  effective_on date not null,
  primary key (currency, kind, term_months, above, form, effective_on)
);

create table bank.rates_loan (
  kind text not null check (kind in ('reference', 'installment')),
  basis_points integer not null check (basis_points between 0 and 10000),
  effective_on date not null,
  primary key (kind, effective_on)
);

-- New Taiwan dollars for one unit of the currency, in hundred-thousandths.
create table bank.rates_exchange (
  currency text not null,
  form text not null check (form in ('cash', 'spot')),
  at timestamptz not null,
  buy integer not null check (buy > 0),
  sell integer not null,
  primary key (currency, form, at),
  check (buy < sell)
);

grant select on bank.rates_deposit, bank.rates_loan, bank.rates_exchange to bank_app;
