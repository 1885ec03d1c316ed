// When the exchange trades. It follows the banks' calendar, but stops two business days before the
// Lunar New Year's holidays, on which only payments are settled.

import { isBusinessDay } from "../time/business-days.ts";
import { addDays, type Day, dayFrom, dayOf, startOfDay } from "../time/day.ts";

/** When a day's closing prices can be expected, in hours after midnight in Taipei. */
const PUBLISHED_HOUR = 15;
const HOUR_MS = 60 * 60 * 1000;

/** Long enough for the longest holidays. */
const SEARCH_DAYS_MOST = 30;

const settledOnly: ReadonlySet<Day> = new Set(
  ["2026-02-12", "2026-02-13", "2027-02-02", "2027-02-03"].map(dayFrom),
);

/** Whether shares are traded on that day. */
export function isTradingDay(day: Day): boolean {
  return isBusinessDay(day) && !settledOnly.has(day);
}

/** The last trading day whose closing prices should be published at that moment. */
export function newestTradingDay(now: Date): Day {
  const today = dayOf(now);
  const isPublished = now.getTime() >= startOfDay(today).getTime() + PUBLISHED_HOUR * HOUR_MS;
  return tradingDayUpTo(isPublished ? today : addDays(today, -1));
}

/** The day itself when shares are traded on it, else the last one before it. */
export function tradingDayUpTo(day: Day): Day {
  for (let back = 0; back < SEARCH_DAYS_MOST; back += 1) {
    const candidate = addDays(day, -back);
    if (isTradingDay(candidate)) return candidate;
  }
  throw new RangeError(`no trading day in the ${SEARCH_DAYS_MOST} days up to ${day}`);
}

/** The trading days after one day, up to and including another; empty when that is earlier. */
export function tradingDaysAfter(day: Day, last: Day): Day[] {
  const found: Day[] = [];
  for (let next = addDays(day, 1); next <= last; next = addDays(next, 1)) {
    if (isTradingDay(next)) found.push(next);
  }
  return found;
}
