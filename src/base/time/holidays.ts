// The weekdays on which banks are closed, from the calendar of the Directorate-General of Personnel
// Administration. Feast days on a weekend are not listed. There are no make-up working Saturdays.

import { type Day, dayFrom } from "./day.ts";

const CLOSED: Readonly<Record<number, string>> = {
  2026: `01-01 02-16 02-17 02-18 02-19 02-20 02-27 04-03 04-06 05-01 06-19 09-25 09-28 10-09 10-26
    12-25`,
  2027: `01-01 02-04 02-05 02-08 02-09 02-10 03-01 04-05 04-06 04-30 06-09 09-15 09-28 10-11 10-25
    12-24 12-31`,
};

/** The years whose holidays are known; `server/jobs/holiday-table.ts` warns outside of them. */
export const holidayYears: readonly number[] = Object.keys(CLOSED).map(Number);

/** The weekdays of those years on which banks are closed. */
export const holidays: ReadonlySet<Day> = new Set(
  holidayYears.flatMap((year) => closedIn(year).map((rest) => dayFrom(`${year}-${rest}`))),
);

function closedIn(year: number): string[] {
  return `${CLOSED[year]}`.split(/\s+/);
}
