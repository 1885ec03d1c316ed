// Sums and lists across all accounts.

import { addMonths, type Day, dayFrom, type Month, monthOf } from "#base/time/day.ts";

/** The maximum number of latest entries. */
export const RECENT_MOST = 10;

/** The maximum number of months of money flow, including this one. */
export const FLOW_MONTHS_MOST = 6;

/** The money flow of a month. */
export interface MonthFlow {
  month: string;
  moneyIn: number;
  moneyOut: number;
}

/** The first day of a period of that many months that ends with the current one. */
export function flowStart(today: Day, months: number): Day {
  return addMonths(dayFrom(`${monthOf(today)}-01`), 1 - months);
}

/** Every month since a day, oldest first; a month without entries has zeros. */
export function everyMonth(
  since: Day,
  count: number,
  flows: readonly { month: Month; moneyIn: number; moneyOut: number }[],
): MonthFlow[] {
  return Array.from({ length: count }, (_, place) => {
    const month = monthOf(addMonths(since, place));
    const found = flows.find((flow) => flow.month === month);
    return { month, moneyIn: found?.moneyIn ?? 0, moneyOut: found?.moneyOut ?? 0 };
  });
}
