// The days on which banks are closed, weekends in between included. The bank's table is `holiday`, which the desk publishes; every
// process reads it when it starts, whenever content changes and once a minute (`areas/support/server/holidays.ts`).
// Rules ask for days by themselves: the calendar is the same for everybody and changes a few times a year.

import { type Day, dayFrom, yearOf } from "./day.ts";

/** Until the table is read: the calendar of the Directorate-General of Personnel Administration. */
const CLOSED: Readonly<Record<number, string>> = {
  2026: `01-01 02-15 02-16 02-17 02-18 02-19 02-20 02-27 02-28 04-03 04-04 04-05 04-06 05-01 06-19
    09-25 09-28 10-09 10-10 10-25 10-26 12-25`,
  2027: `01-01 02-04 02-05 02-06 02-07 02-08 02-09 02-10 02-28 03-01 04-04 04-05 04-06 04-30 05-01
    06-09 09-15 09-28 10-10 10-11 10-25 12-24 12-25 12-31`,
};

let known: ReadonlySet<Day> = new Set(
  Object.entries(CLOSED).flatMap(([year, days]) =>
    days.split(/\s+/).map((rest) => dayFrom(`${year}-${rest}`)),
  ),
);

/** The public holidays with their substitute days, also those that fall on a weekend. */
export function holidays(): ReadonlySet<Day> {
  return known;
}

/** Replaces the calendar of this process. */
export function setHolidays(days: Iterable<Day>): void {
  known = new Set(days);
}

/** The years of which any holiday is known; `server/jobs/holiday-table.ts` warns outside of them. */
export function holidayYears(): number[] {
  return [...new Set([...known].map(yearOf))].toSorted((one, other) => one - other);
}
