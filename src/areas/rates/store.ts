import type { Currency } from "#base/money/money.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { DepositKind, ForeignCurrency } from "./rules.ts";

export interface DepositRow {
  currency: Currency;
  kind: DepositKind;
  termMonths: number;
  above: number;
  fixed: number | null;
  floating: number | null;
  effectiveDay: string;
}

export interface LoanRow {
  kind: "reference" | "installment";
  rate: number;
  effectiveDay: string;
}

export interface ExchangeRow {
  currency: ForeignCurrency;
  spot: { buy: number; sell: number } | null;
  boardTime: string;
  boardDay: Day;
}

const DEPOSIT_RATES = `
  with current as (
    select distinct on (currency, kind, term_months, above, form) *
      from rates_deposit
     where effective_on <= bank.content_today()
     order by currency, kind, term_months, above, form, effective_on desc)
  select currency, kind, term_months as "termMonths", above::float8 as above,
         max(basis_points) filter (where form = 'fixed') as fixed,
         max(basis_points) filter (where form = 'floating') as floating,
         to_char(max(effective_on), 'YYYY/MM/DD') as "effectiveDay"
    from current
   group by currency, kind, term_months, above
  having count(basis_points) > 0`;

/** Today's deposit rates, unordered. */
export function depositRates(db: Db): Promise<DepositRow[]> {
  return db.query<DepositRow>(DEPOSIT_RATES, []);
}

export interface DepositChangeRow {
  currency: Currency;
  kind: DepositKind;
  termMonths: number;
  above: number;
  form: "fixed" | "floating";
  before: number;
  rate: number;
  effectiveDay: string;
}

const DEPOSIT_CHANGES = `
  with told as (
    select *, lag(basis_points) over (
             partition by currency, kind, term_months, above, form order by effective_on) as before
      from rates_deposit
     where effective_on <= bank.content_today())
  select currency, kind, term_months as "termMonths", above::float8 as above, form, before,
         basis_points as rate, to_char(effective_on, 'YYYY/MM/DD') as "effectiveDay"
    from told
   where before <> basis_points and effective_on > bank.content_today() - interval '1 year'
   order by effective_on desc, currency, kind, term_months, above, form
   limit $1`;

/** The changes of deposit rates over a year, newest first. */
export function depositChanges(db: Db, most: number): Promise<DepositChangeRow[]> {
  return db.query<DepositChangeRow>(DEPOSIT_CHANGES, [most]);
}

const LOAN_RATES = `
  select distinct on (kind) kind, basis_points as rate,
         to_char(effective_on, 'YYYY/MM/DD') as "effectiveDay"
    from rates_loan
   where effective_on <= bank.content_today()
   order by kind desc, effective_on desc`;

/** Today's loan rates, the reference rate first. */
export function loanRates(db: Db): Promise<LoanRow[]> {
  return db.query<LoanRow>(LOAN_RATES, []);
}

const EXCHANGE_RATES = `
  with current as (
    select distinct on (currency, form) *
      from rates_exchange
     where at <= bank.content_now()
     order by currency, form, at desc)
  select currency,
         jsonb_agg(jsonb_build_object('buy', buy, 'sell', sell))
           filter (where form = 'spot') -> 0 as spot,
         to_char(max(at) at time zone 'Asia/Taipei', 'YYYY/MM/DD HH24:MI:SS') as "boardTime",
         (max(at) at time zone 'Asia/Taipei')::date::text as "boardDay"
    from current
   group by currency`;

/** The newest exchange rates, unordered. */
export function exchangeRates(db: Db): Promise<ExchangeRow[]> {
  return db.query<ExchangeRow>(EXCHANGE_RATES, []);
}

export interface HistoryRow {
  day: string;
  buy: number;
  sell: number;
}

const EXCHANGE_HISTORY = `
  select to_char(day, 'YYYY/MM/DD') as day, buy, sell
    from (select distinct on (day) (at at time zone 'Asia/Taipei')::date as day, at, buy, sell
            from rates_exchange
           where currency = $1 and form = 'spot' and at <= bank.content_now()
             and at >= (bank.content_today() - ($2::int - 1))::timestamp at time zone 'Asia/Taipei'
           order by day, at desc) closing
   order by day`;

/** The last spot rates of each of the last days, oldest first. */
export function exchangeHistory(
  db: Db,
  currency: ForeignCurrency,
  days: number,
): Promise<HistoryRow[]> {
  return db.query<HistoryRow>(EXCHANGE_HISTORY, [currency, days]);
}

/** The last spot buying rate of each currency on or before a day, by currency. */
export async function closingRates(db: Db, day: string): Promise<Record<string, number>> {
  const rows = await db.query<{ currency: string; buy: number }>(
    `select distinct on (currency) currency, buy
       from rates_exchange
      where form = 'spot' and at < ($1::date + 1)::timestamp at time zone 'Asia/Taipei'
      order by currency, at desc`,
    [day],
  );
  return Object.fromEntries(rows.map(({ currency, buy }) => [currency, buy]));
}
