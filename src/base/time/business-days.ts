// Outside the years of the holiday table only weekends are skipped: a plain answer, of which
// operators and editors are warned by `holidayYears`.

import { addDays, type Day, weekdayOf } from "./day.ts";
import { holidays } from "./holidays.ts";

/** The largest count accepted; the bank promises days, not years. */
export const MOST_BUSINESS_DAYS = 1_000;

const SUNDAY = 0;
const SATURDAY = 6;

/** Whether banks in Taiwan are open on that day. */
export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday !== SUNDAY && weekday !== SATURDAY && !holidays().has(day);
}

/** The nth business day after the day, or before it when negative; 0 is the day itself. */
export function addBusinessDays(day: Day, count: number): Day {
  if (!Number.isInteger(count) || Math.abs(count) > MOST_BUSINESS_DAYS) {
    throw new RangeError(`no count of business days: ${count}`);
  }
  const step = Math.sign(count);
  let reached = day;
  for (let left = Math.abs(count); left > 0; left -= isBusinessDay(reached) ? 1 : 0) {
    reached = addDays(reached, step);
  }
  return reached;
}
