import type { Db } from "#db/db.ts";
import type { WarmUp } from "#server/http/lifecycle.ts";
import { writeCounts } from "./server/counts.ts";
import { entryIndex } from "./server/entry-index.ts";
import { readCalendar } from "./server/holidays.ts";

/** Builds the FAQ's index, so that the first search does not wait. */
export function warmUp(given: WarmUp): Promise<unknown> {
  return entryIndex(given);
}

/** Flushes the views and misses counted in memory. */
export function close(db: Db): Promise<void> {
  return writeCounts(db);
}

/** The bank's holidays, used for promised days and opening hours. */
export const readContent = readCalendar;
