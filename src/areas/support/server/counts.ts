import type { Language } from "#base/text/language.ts";
import { halfWidth } from "#base/text/typed-text.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { wholeOf } from "#server/limits/guest-share.ts";
import type * as contract from "../contract/misses.ts";
import { MISSES_SHOWN } from "../rules.ts";
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

/** Counts the view of an entry, if the visitor allows analytics; never fails and never waits. */
export function countView(context: Counting, number: number): void {
  if (!context.analyticsAllowed) return;
  const { views } = countsOf(context);
  views.set(number, (views.get(number) ?? 0) + 1);
}

/** Counts a search without results; nothing personal is stored. */
export function countMiss(context: Counting & { language: Language }, typed: string): void {
  const words = keepable(typed);
  if (!context.analyticsAllowed || words === "") return;
  const { misses } = countsOf(context);
  const before = misses.get(words);
  if (before) before.times += 1;
  else if (misses.size < MISSES_AT_ONCE) {
    misses.set(words, { typed: words, language: context.language, times: 1 });
  }
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
    if (since) since.times += miss.times;
    else if (now.misses.size < MISSES_AT_ONCE) now.misses.set(words, miss);
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

/** Searches without results, most frequent first, for the editors of the FAQ. */
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
