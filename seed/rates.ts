import { dayFrom } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { readLoanRates } from "./content/rates.ts";
import { depositRates } from "./rates/deposit.ts";
import { exchangeRates } from "./rates/exchange.ts";
import { todayOf } from "./today.ts";

/** An earlier loan rate with its day relative to the first start, as in the notices in content/. */
const earlierLoanRate = { kind: "reference", basisPoints: 174, sinceDays: -290 } as const;

/** Deposit, loan and exchange rates, with days relative to today. */
export async function fillRates(db: Db): Promise<void> {
  const today = await todayOf(db);
  const dated = <Row extends { sinceDays: number }>(rows: readonly Row[]) =>
    JSON.stringify(rows.map((row) => ({ ...row, since: today.plus(row.sinceDays) })));
  await db.query(
    `insert into rates_deposit (currency, kind, term_months, above, form, basis_points, effective_on)
     select currency, kind, "termMonths", above, form, "basisPoints", since
       from jsonb_to_recordset($1::jsonb) as row (
         currency text, kind text, "termMonths" int, above bigint, form text,
         "basisPoints" int, since date)`,
    [dated(depositRates)],
  );
  await db.query(
    `insert into rates_loan (kind, basis_points, effective_on)
     select kind, "basisPoints", since
       from jsonb_to_recordset($1::jsonb) as row (kind text, "basisPoints" int, since date)`,
    [dated([earlierLoanRate, ...readLoanRates()])],
  );
  await db.query(
    `insert into rates_exchange (currency, form, at, buy, sell)
     select currency, 'spot', at, buy, sell
       from jsonb_to_recordset($1::jsonb) as row (
         currency text, at timestamptz, buy int, sell int)`,
    [JSON.stringify(exchangeRates(dayFrom(today.plus(0))))],
  );
}
