import { addDays, type Day, dayFrom, yearOf } from "#base/time/day.ts";
import { holidayYears } from "#base/time/holidays.ts";
import type { Job } from "./jobs.ts";

const DAY_SECONDS = 86_400;
/** The bank promises days up to this far ahead. */
const AHEAD_DAYS = 60;

/** The years of the coming promises whose bank holidays are not known. */
export function missingHolidayYears(today: Day): number[] {
  const years = new Set([today, addDays(today, AHEAD_DAYS)].map(yearOf));
  return [...years].filter((year) => !holidayYears.includes(year));
}

/**
 * Warns at start-up, and daily, when the table of bank holidays does not reach as far as the bank
 * promises days: then only weekends are skipped, and a promise may fall on a holiday.
 */
export function holidayTable(warn: (line: object, message: string) => void): Job {
  return {
    name: "check the table of holidays",
    everySeconds: DAY_SECONDS,
    async work(db) {
      const [row] = await db.query<{ today: string }>("select bank.today()::text as today", []);
      const years = row ? missingHolidayYears(dayFrom(row.today)) : [];
      if (years.length > 0)
        warn({ years }, "bank holidays are missing in src/base/time/holidays.ts");
    },
  };
}
