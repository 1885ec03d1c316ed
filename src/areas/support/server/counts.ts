import { halfWidth } from "#base/text/typed-text.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { wholeOf } from "#server/limits/guest-share.ts";
import { networkOf } from "#server/limits/network.ts";
import type * as contract from "../contract/misses.ts";
import { MISSES_SHOWN, VISITORS_LEAST } from "../rules.ts";
import { addMisses, addViews, type Miss, mostMissed } from "../store/counts.ts";

/** Longer texts are cut: the report is about words, not about letters to the bank. */
const TYPED_MOST = 60;

const WRITE_AFTER_MS = 5_000;
/** Queries come from outside: more distinct ones than this between two writes are dropped. */
const MISSES_AT_ONCE = 500;

/** What was counted and is not written yet. */
interface Counts {
  views: Map<number, number>;
  misses: Map<string, Miss>;
  timer: NodeJS.Timeout | null;
  log: CallContext["log"];
}

const waiting = new WeakMap<Db, Counts>();

type Counting = Pick<CallContext, "db" | "analyticsAllowed" | "log">;
type Searching = Counting & Pick<CallContext, "language" | "vault" | "from">;

/** Counts the view of an entry, if the visitor allows analytics; never fails and never waits. */
export function countView(context: Counting, number: number): void {
  if (!context.analyticsAllowed) return;
  const { views } = countsOf(context);
  views.set(number, (views.get(number) ?? 0) + 1);
}

/**
 * Counts a search without results. Who made it is stored as a keyed hash of the words and the network,
 * so that visitors can be distinguished and no two searches of one are linked.
 */
export function countMiss(context: Searching, typed: string): void {
  const words = keepable(typed);
  if (!context.analyticsAllowed || words === "") return;
  const { misses } = countsOf(context);
  const { language, vault, from } = context;
  const miss = misses.get(words) ?? { typed: words, language, times: 0, visitors: new Set() };
  if (miss.times === 0 && misses.size >= MISSES_AT_ONCE) return;
  miss.times += 1;
  if (miss.visitors.size < VISITORS_LEAST) {
    miss.visitors.add(vault.tag("search-visitor", words, networkOf(from.address)).toString("hex"));
  }
  misses.set(words, miss);
}

/** Writes the counts that are still in memory. */
export async function writeCounts(db: Db): Promise<void> {
  const counts = waiting.get(db);
  if (!counts) return;
  waiting.delete(db);
  if (counts.timer) clearTimeout(counts.timer);
  try {
    if (counts.views.size > 0) await addViews(db, counts.views);
    counts.views.clear();
    if (counts.misses.size > 0) await addMisses(db, [...counts.misses.values()]);
  } catch (thrown) {
    counts.log({ err: thrown, what: "counts of the FAQ were not written" });
    restore({ db, log: counts.log }, counts);
  }
}

/** Adds counts that could not be written back to those counted meanwhile. */
function restore(to: Pick<Counting, "db" | "log">, { views, misses }: Counts): void {
  const now = countsOf(to);
  for (const [number, times] of views) now.views.set(number, (now.views.get(number) ?? 0) + times);
  for (const [words, miss] of misses) {
    const since = now.misses.get(words);
    if (since) {
      since.times += miss.times;
      for (const visitor of miss.visitors) since.visitors.add(visitor);
    } else if (now.misses.size < MISSES_AT_ONCE) now.misses.set(words, miss);
  }
}

function countsOf({ db: context, log }: Pick<Counting, "db" | "log">): Counts {
  const db = wholeOf(context);
  const before = waiting.get(db);
  if (before) return before;
  const timer = setTimeout(() => void writeCounts(db), WRITE_AFTER_MS);
  timer.unref();
  const counts: Counts = { views: new Map(), misses: new Map(), timer, log };
  waiting.set(db, counts);
  return counts;
}

/** The report on searches without results; for developers only. */
export const missHandlers: Handlers<typeof contract> = {
  async listMisses(_input, { db }) {
    return { misses: await mostMissed(db, MISSES_SHOWN) };
  },
};

/** Searches without results that several visitors made, most frequent first, for the FAQ's editors. */
export function missedSearches(db: Db, most: number): Promise<{ typed: string; times: number }[]> {
  return mostMissed(db, most);
}

/** A query without results in a form that may be stored: without anything personal. */
export function keepable(typed: string): string {
  const words = halfWidth(typed)
    .replace(/\S+/g, (word) => (word.includes("@") ? "@" : word))
    .replace(/\d(?:[\s-]?\d){5,}/g, "*")
    .replace(/\s+/g, " ")
    .toLowerCase();
  return [...words].slice(0, TYPED_MOST).join("").trim();
}
