import { setHolidays } from "#base/time/holidays.ts";
import type { Db } from "#db/db.ts";
import { closedDays } from "../store/holidays.ts";

/** Reads the bank's holidays into the calendar of this process. */
export async function readCalendar(db: Db): Promise<void> {
  setHolidays(await closedDays(db));
}
