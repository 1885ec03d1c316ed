import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { failuresByDay } from "../store/history.ts";

/** The number of refused sign-ins on each of the past days that had any. */
export function refusedSignIns(db: Db, days: number): Promise<{ day: Day; count: number }[]> {
  return failuresByDay(db, days);
}
