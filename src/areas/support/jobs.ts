import type { Db } from "#db/db.ts";
import type { WarmUp } from "#server/http/lifecycle.ts";
import { writeCounts } from "./server/counts.ts";
import { entryIndex } from "./server/entry-index.ts";

/** Makes the FAQ's index: the first who searches need not wait. */
export function warmUp(given: WarmUp): Promise<unknown> {
  return entryIndex(given);
}

/** Writes down the views and misses that are counted and not written yet. */
export function close(db: Db): Promise<void> {
  return writeCounts(db);
}
