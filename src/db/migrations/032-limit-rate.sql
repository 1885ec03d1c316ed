-- Limits of foreign currencies other than the US dollar are those of the US dollar at the day's board
-- rate: the selling rate in force when the Taipei day began, so that a limit stays the same all day. A
-- bank whose first board is of today takes that one.

create function bank.rate_of_day(currency text) returns integer
  language sql stable
  as $$
    select coalesce(
      (select sell from bank.rates_exchange
        where rates_exchange.currency = rate_of_day.currency and form = 'spot'
          and at < bank.today()::timestamp at time zone 'Asia/Taipei'
        order by at desc limit 1),
      (select sell from bank.rates_exchange
        where rates_exchange.currency = rate_of_day.currency and form = 'spot' and at <= bank.now()
        order by at limit 1))
  $$;

grant select on bank.rates_exchange to bank_ledger;
