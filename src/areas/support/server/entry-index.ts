import { setImmediate } from "node:timers/promises";
import { refreshedSnapshot } from "#server/cache/refreshed-snapshot.ts";
import {
  type Entry,
  type EntryIndex,
  indexBuilder,
  type Searchable,
} from "../rules/search/entry-index.ts";
import { contentState, entries, synonyms } from "../store/faq.ts";

/** Entries taken in before others may work: some milliseconds. */
const AT_ONCE = 4;

/** The entries as they are, or were seconds ago, ready to be searched. */
export const entryIndex = refreshedSnapshot<EntryIndex<Entry>>({
  what: "the entries of the FAQ",
  state: contentState,
  async make(db) {
    const [rows, groups] = await Promise.all([entries(db), synonyms(db)]);
    return indexOf(rows, groups, AT_ONCE);
  },
});

/** Makes an index, so many entries at once, and lets others work in between. */
export async function indexOf<E extends Searchable>(
  rows: readonly E[],
  groups: readonly (readonly string[])[],
  atOnce: number,
): Promise<EntryIndex<E>> {
  const builder = indexBuilder<E>(groups);
  for (const [place, entry] of rows.entries()) {
    builder.add(entry);
    if (place % atOnce === atOnce - 1) await setImmediate();
  }
  return builder.finish();
}
