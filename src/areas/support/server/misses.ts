import type { Db } from "#db/db.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "../contract/misses.ts";
import { MISSES_SHOWN } from "../rules.ts";
import { misses } from "../store/counts.ts";

/** The report on searches without results; for developers only. */
export const missHandlers: Handlers<typeof contract> = {
  async listMisses(_input, { db }) {
    return { misses: await misses(db, MISSES_SHOWN) };
  },
};

/** Searches without results, most frequent first, for the editors of the FAQ. */
export function missedSearches(db: Db, most: number): Promise<{ typed: string; times: number }[]> {
  return misses(db, most);
}
