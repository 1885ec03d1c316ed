import type { Db } from "#db/db.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "../contract/misses.ts";
import { MISSES_SHOWN } from "../rules.ts";
import { misses } from "../store/counts.ts";

/** The report on searches that found nothing; builders only. */
export const missHandlers: Handlers<typeof contract> = {
  async listMisses(_input, { db }) {
    return { misses: await misses(db, MISSES_SHOWN) };
  },
};

/** Searches that found nothing, most often first, for those who write the answers. */
export function missedSearches(db: Db, most: number): Promise<{ typed: string; times: number }[]> {
  return misses(db, most);
}
