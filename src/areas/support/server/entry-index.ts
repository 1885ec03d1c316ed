import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { refreshedSnapshot } from "#server/cache/refreshed-snapshot.ts";
import { type Entry, type EntryIndex, indexBuilder } from "../rules/search/entry-index.ts";
import { type EntryTerms, type Searchable, termsOfEntry } from "../rules/search/entry-terms.ts";
import { contentState, entries, synonyms } from "../store/faq.ts";

/** How long indexing runs before it yields. */
const AT_ONCE_MS = 4;

/** An index, with what it was built from: the next one reuses it and adds what is new. */
export interface MadeIndex<E extends Searchable> extends EntryIndex<E> {
  groups: string;
  terms: ReadonlyMap<string, EntryTerms>;
}

/** The searchable entries, at most seconds old. */
export const entryIndex = refreshedSnapshot<MadeIndex<Entry>>({
  what: "the entries of the FAQ",
  state: contentState,
  async make(db, before) {
    const [rows, groups] = await Promise.all([entries(db), synonyms(db)]);
    return indexOf(rows, groups, before);
  },
});

/**
 * Builds an index, yielding in between. Finding the terms of 206 entries takes 1 s of CPU,
 * assembling them 20: published entries must be found within 2 s, so unchanged ones keep their
 * terms.
 */
export async function indexOf<E extends Searchable>(
  rows: readonly E[],
  synonymGroups: readonly (readonly string[])[],
  before: MadeIndex<E> | null,
): Promise<MadeIndex<E>> {
  const builder = indexBuilder<E>(synonymGroups);
  const groups = JSON.stringify(synonymGroups);
  const known = before?.groups === groups ? before.terms : new Map<string, EntryTerms>();
  const terms = new Map<string, EntryTerms>();
  let since = performance.now();
  for (const entry of rows) {
    const key = digestOf(entry);
    const own = known.get(key) ?? termsOfEntry(entry, builder.concepts);
    terms.set(key, own);
    builder.add(entry, own);
    if (performance.now() - since < AT_ONCE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  return { ...builder.finish(), groups, terms };
}

/** Changes whenever any searchable part of an entry changes. */
function digestOf({ names, question, answer, passages, keywords }: Searchable): string {
  const text = JSON.stringify([names, question, answer, passages, keywords]);
  return createHash("sha256").update(text).digest("base64");
}
