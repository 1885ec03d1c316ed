// What is told of all accounts together.

import { addMonths, type Day, dayFrom, type Month, monthOf } from "#base/time/day.ts";

/** The most lines that a list of the newest holds. */
export const RECENT_MOST = 10;

/** How many months back money in and out is counted, this one included. */
export const FLOW_MONTHS_MOST = 6;

/** Money in and out of a month. */
export interface MonthFlow {
  month: string;
  moneyIn: number;
  moneyOut: number;
}

/** The first day of the month that so many months up to today begin with. */
export function flowStart(today: Day, months: number): Day {
  return addMonths(dayFrom(`${monthOf(today)}-01`), 1 - months);
}

/** Every month since a day, the oldest first; a month without entries has noughts. */
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
