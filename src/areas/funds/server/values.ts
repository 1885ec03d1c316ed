// What other areas may use of funds: the market's collector writes fund values through here.

import type { MarketDay } from "#base/market/market-day.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { FundType } from "../rules.ts";
import { fundNames, lastValues, namedFunds, saveValues } from "../store.ts";

/** Every fund's last value, by code. */
export async function lastFundValues(db: Db): Promise<Map<string, number | null>> {
  return new Map((await lastValues(db)).map(({ code, value }) => [code, value]));
}

/** Stores the fund values of days, in the caller's transaction. */
export function saveFundValues(db: Db, days: readonly MarketDay[]): Promise<void> {
  return saveValues(db, days);
}

/** The names of all funds, by code. */
export async function namesOfFunds(
  db: Db,
  language: Language,
): Promise<Map<string, { name: string; type: FundType }>> {
  return new Map((await fundNames(db, language)).map((fund) => [fund.code, fund]));
}

/** Every fund by its code, with its names in all languages. */
export function fundsByName(db: Db): ReturnType<typeof namedFunds> {
  return namedFunds(db);
}
