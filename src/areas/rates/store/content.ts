// The rates as the desk reads and writes them. What is in force or was is never changed: a change
// is a new row, and only what was announced and never in force gives way.

import type { Currency } from "#base/money/money.ts";
import type { Db } from "#db/db.ts";
import type { DepositLine, LoanKind } from "../rules/content.ts";
import type { ForeignCurrency } from "../rules.ts";

/** The lines of a currency that are in force, and since when the newest of them is. */
export async function linesInForce(
  db: Db,
  currency: Currency,
): Promise<{ effective: string; lines: DepositLine[] } | null> {
  const rows = await db.query<DepositLine & { since: string; basisPoints: number | null }>(
    `select distinct on (kind, term_months, above, form)
            kind, term_months as "termMonths", above::float8 as above, form,
            basis_points as "basisPoints", effective_on::text as since
       from rates_deposit where currency = $1 and effective_on <= bank.today()
      order by kind, term_months, above, form, effective_on desc`,
    [currency],
  );
  const effective = rows
    .map(({ since }) => since)
    .toSorted()
    .at(-1);
  if (effective === undefined) return null;
  const lines = rows
    .filter(({ basisPoints }) => basisPoints !== null)
    .map(({ since: _since, ...line }) => line);
  return { effective, lines };
}

/** The currencies whose deposits are on the board, or were. */
export async function depositCurrencies(db: Db): Promise<Currency[]> {
  const rows = await db.query<{ currency: Currency }>(
    "select distinct currency from rates_deposit where effective_on <= bank.today()",
    [],
  );
  return rows.map(({ currency }) => currency);
}

/** Writes changed lines of a currency, in the place of whatever was announced. */
export async function putLines(
  db: Db,
  { currency, effective }: { currency: Currency; effective: string },
  changes: readonly (Omit<DepositLine, "basisPoints"> & { basisPoints: number | null })[],
): Promise<void> {
  await db.query("delete from rates_deposit where currency = $1 and effective_on > bank.today()", [
    currency,
  ]);
  await db.query(
    `insert into rates_deposit (currency, kind, term_months, above, form, basis_points, effective_on)
     select $1, kind, "termMonths", above, form, "basisPoints", $2
       from jsonb_to_recordset($3::jsonb) as row (
         kind text, "termMonths" int, above bigint, form text, "basisPoints" int)`,
    [currency, effective, JSON.stringify(changes)],
  );
}

/** A loan rate that is in force; null if there is none yet. */
export async function loanRateInForce(
  db: Db,
  kind: LoanKind,
): Promise<{ basisPoints: number; effective: string } | null> {
  const [row] = await db.query<{ basisPoints: number; effective: string }>(
    `select basis_points as "basisPoints", effective_on::text as effective
       from rates_loan where kind = $1 and effective_on <= bank.today()
      order by effective_on desc limit 1`,
    [kind],
  );
  return row ?? null;
}

/** Gives up a loan rate that was announced and never in force. */
export async function dropAnnouncedLoanRate(db: Db, kind: LoanKind): Promise<void> {
  await db.query("delete from rates_loan where kind = $1 and effective_on > bank.today()", [kind]);
}

/** Writes a loan rate that holds from a day on. */
export async function addLoanRate(
  db: Db,
  { kind, basisPoints, effective }: { kind: LoanKind; basisPoints: number; effective: string },
): Promise<void> {
  await db.query("insert into rates_loan (kind, basis_points, effective_on) values ($1, $2, $3)", [
    kind,
    basisPoints,
    effective,
  ]);
}

/** The newest price of a currency. */
export interface PriceInForce {
  buy: number;
  sell: number;
  setBy: "board" | "desk";
  /** When it was set, and when the next board comes, if it is known: YYYY/MM/DD HH:MM. */
  at: string;
  next: string | null;
}

const moment = (value: string) =>
  `to_char(${value} at time zone 'Asia/Taipei', 'YYYY/MM/DD HH24:MI')`;

/** The price of a currency that is in force; null if there is none. */
export async function priceInForce(
  db: Db,
  currency: ForeignCurrency,
): Promise<PriceInForce | null> {
  const [row] = await db.query<PriceInForce>(
    `select buy, sell, set_by as "setBy", ${moment("at")} as at,
            (select ${moment("min(coming.at)")} from rates_exchange coming
              where coming.currency = $1 and coming.at > bank.now()) as next
       from rates_exchange where currency = $1 and form = 'spot' and at <= bank.now()
      order by at desc limit 1`,
    [currency],
  );
  return row ?? null;
}

/** The price of the newest board, whatever the desk has set since; null before the first board. */
export async function boardPrice(
  db: Db,
  currency: ForeignCurrency,
): Promise<Pick<PriceInForce, "buy" | "sell"> | null> {
  const [row] = await db.query<Pick<PriceInForce, "buy" | "sell">>(
    `select buy, sell from rates_exchange
      where currency = $1 and form = 'spot' and set_by = 'board' and at <= bank.now()
      order by at desc limit 1`,
    [currency],
  );
  return row ?? null;
}

/** The currencies that have a price. */
export async function pricedCurrencies(db: Db): Promise<ForeignCurrency[]> {
  const rows = await db.query<{ currency: ForeignCurrency }>(
    "select distinct currency from rates_exchange where at <= bank.now()",
    [],
  );
  return rows.map(({ currency }) => currency);
}

/** Sets a price from now on. */
export async function addPrice(
  db: Db,
  { currency, buy, sell }: { currency: ForeignCurrency; buy: number; sell: number },
): Promise<void> {
  await db.query(
    `insert into rates_exchange (currency, form, at, buy, sell, set_by)
     values ($1, 'spot', bank.now(), $2, $3, 'desk')`,
    [currency, buy, sell],
  );
}
