import { addDays, type Day, dayFrom, yearOf } from "#base/time/day.ts";
import { holidayYears } from "#base/time/holidays.ts";
import type { Job } from "./jobs.ts";

const DAY_SECONDS = 86_400;
/** The bank promises dates up to this far ahead. */
const AHEAD_DAYS = 60;

/** The years within that range whose bank holidays are unknown. */
export function missingHolidayYears(today: Day): number[] {
  const years = new Set([today, addDays(today, AHEAD_DAYS)].map(yearOf));
  return [...years].filter((year) => !holidayYears().includes(year));
}

/**
 * Warns at start-up, and daily, when the holiday table does not cover the dates that the bank
 * promises: then only weekends are skipped, and a promised date may be a holiday.
 */
export function holidayTable(warn: (line: object, message: string) => void): Job {
  return {
    name: "check the table of holidays",
    everySeconds: DAY_SECONDS,
    async work(db) {
      const [row] = await db.query<{ today: string }>("select bank.today()::text as today", []);
      const years = row ? missingHolidayYears(dayFrom(row.today)) : [];
      if (years.length > 0) warn({ years }, "bank holidays are missing; publish them at the desk");
    },
  };
}
