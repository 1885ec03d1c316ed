import type { FundValue, MarketDay } from "#base/market/market-day.ts";
import type { Currency } from "#base/money/money.ts";
import type { Language, Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Category, Distribution, FundType } from "./rules.ts";

/** Every fund with its last unit value. */
export function lastValues(db: Db): Promise<{ code: string; value: number | null }[]> {
  return db.query(
    `select code, (select value from funds_value
                    where funds_value.code = funds_fund.code
                    order by day desc limit 1)::float8 as value
       from funds_fund`,
    [],
  );
}

/** Stores the unit values of days. */
export async function saveValues(db: Db, days: readonly MarketDay[]): Promise<void> {
  const values: (FundValue & { day: Day })[] = days.flatMap(({ day, fundValues }) =>
    fundValues.map((row) => ({ ...row, day })),
  );
  await db.query(
    `insert into funds_value (code, day, value)
     select code, day, value
       from jsonb_to_recordset($1::jsonb) as row (code text, day date, value bigint)`,
    [JSON.stringify(values)],
  );
}

/** A company whose funds the bank sells. */
export interface CompanyRow {
  code: string;
  name: string;
  fullName: string;
}

/** Every company, in the bank's order. */
export function companies(db: Db, language: Language): Promise<CompanyRow[]> {
  return db.query<CompanyRow>(
    `select code, name ->> $1 as name, full_name ->> $1 as "fullName"
       from funds_company order by position`,
    [language],
  );
}

/** A fund with its costs, the bank's share, and its values. */
export interface FundRow {
  code: string;
  companyCode: string;
  companyName: string;
  companyFullName: string;
  type: FundType;
  category: Category;
  currency: Currency;
  risk: number;
  distribution: Distribution;
  name: string;
  warning: string | null;
  salesCharge: number;
  managementFee: number;
  custodyFee: number;
  salesShare: number;
  managementShare: number;
  sponsoredAmount: number | null;
  otherAmount: number | null;
  isOpen: boolean;
  reviewedDay: string;
  /** The newest value and its day, and the values that performance is measured from. */
  newest: { day: Day; value: number } | null;
  monthAgo: number | null;
  quarterAgo: number | null;
  halfYearAgo: number | null;
  yearAgo: number | null;
}

/** The last value that many months before the newest. */
const valueAgo = (months: number) => `
  (select value from funds_value
    where funds_value.code = funds_fund.code
      and day <= newest.day - interval '${months} months'
    order by day desc limit 1)::float8`;

const FUND = `
  select funds_fund.code, company_code as "companyCode", company.name ->> $1 as "companyName",
         company.full_name ->> $1 as "companyFullName", type, category, currency, risk,
         distribution, funds_fund.name ->> $1 as name, warning ->> $1 as warning,
         sales_charge as "salesCharge", management_fee as "managementFee",
         custody_fee as "custodyFee", sales_share as "salesShare",
         management_share as "managementShare", sponsored_amount::float8 as "sponsoredAmount",
         other_amount::float8 as "otherAmount", is_open as "isOpen",
         to_char(reviewed_on, 'YYYY/MM/DD') as "reviewedDay",
         case when newest.day is not null
              then jsonb_build_object('day', newest.day, 'value', newest.value) end as newest,
         ${valueAgo(1)} as "monthAgo", ${valueAgo(3)} as "quarterAgo",
         ${valueAgo(6)} as "halfYearAgo", ${valueAgo(12)} as "yearAgo"
    from funds_fund
    join funds_company company on company.code = company_code
    left join lateral (select day, value from funds_value
                        where funds_value.code = funds_fund.code
                        order by day desc limit 1) newest on true`;

const FUNDS = `${FUND} order by company.position, funds_fund.code`;

/** Every fund, grouped by company. */
export function funds(db: Db, language: Language): Promise<FundRow[]> {
  return db.query<FundRow>(FUNDS, [language]);
}

const FUND_OF_CODE = `${FUND} where funds_fund.type = $2 and funds_fund.code = $3`;

/** One fund of a type; null if there is none. */
export async function fundOf(
  db: Db,
  language: Language,
  { type, code }: { type: FundType; code: string },
): Promise<FundRow | null> {
  const [row] = await db.query<FundRow>(FUND_OF_CODE, [language, type, code]);
  return row ?? null;
}

/** The unit values in a period, oldest first. */
export function valuesOf(
  db: Db,
  code: string,
  { from, to }: { from: Day; to: Day },
): Promise<{ day: Day; value: number }[]> {
  return db.query(
    `select day::text as day, value::float8 as value from funds_value
      where code = $1 and day between $2 and $3 order by day`,
    [code, from, to],
  );
}

/** The names and types of funds. */
export function fundNames(
  db: Db,
  language: Language,
): Promise<{ code: string; name: string; type: FundType }[]> {
  return db.query(`select code, name ->> $1 as name, type from funds_fund`, [language]);
}

/** Every fund with its names, and those of its company. */
export function namedFunds(
  db: Db,
): Promise<{ code: string; type: FundType; name: Translated; company: Translated }[]> {
  return db.query(
    `select funds_fund.code, type, funds_fund.name, funds_company.name as company
       from funds_fund join funds_company on funds_company.code = company_code
      order by funds_fund.code`,
    [],
  );
}
