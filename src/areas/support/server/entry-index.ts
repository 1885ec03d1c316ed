import { setImmediate } from "node:timers/promises";
import type { Db } from "#db/db.ts";
import type { Asked } from "#server/asked.ts";
import { type EntryIndex, indexBuilder } from "../rules/search/entry-index.ts";
import { contentState, entries, synonyms } from "../store/faq.ts";

/** How often a process asks whether the content has changed. */
const LOOK_EVERY_MS = 3_000;
/** Entries taken in before others may work: some milliseconds. */
const AT_ONCE = 4;

interface Held {
  index: EntryIndex;
  /** What the content was when the index was made. */
  state: string;
  lookedAt: number;
  isRenewing: boolean;
}

/** One index for each database that this process works on. */
const indexes = new WeakMap<Db, Promise<Held>>();

/** The entries as they are, or were seconds ago, ready to be searched. */
export async function entryIndex(asked: Pick<Asked, "db" | "now" | "log">): Promise<EntryIndex> {
  const { db, now } = asked;
  let opening = indexes.get(db);
  if (!opening) {
    opening = open(db, now);
    indexes.set(db, opening);
    // One that could not be made is not kept: the next caller tries again.
    opening.catch(() => indexes.delete(db));
  }
  const held = await opening;
  if (Math.abs(now.getTime() - held.lookedAt) >= LOOK_EVERY_MS) {
    held.lookedAt = now.getTime();
    const state = await contentState(db);
    if (state !== held.state && !held.isRenewing) void renew(asked, held, state);
  }
  return held.index;
}

async function open(db: Db, now: Date): Promise<Held> {
  const state = await contentState(db);
  const index = await build(db);
  return { index, state, lookedAt: now.getTime(), isRenewing: false };
}

/** Makes a new index beside the old one, which answers meanwhile. */
async function renew(
  { db, log }: Pick<Asked, "db" | "log">,
  held: Held,
  state: string,
): Promise<void> {
  held.isRenewing = true;
  try {
    held.index = await build(db);
    held.state = state;
  } catch (thrown) {
    log({ err: thrown, what: "the entries of the FAQ could not be read anew" });
  } finally {
    held.isRenewing = false;
  }
}

async function build(db: Db): Promise<EntryIndex> {
  const [rows, groups] = await Promise.all([entries(db), synonyms(db)]);
  const builder = indexBuilder(groups);
  for (const [place, entry] of rows.entries()) {
    builder.add(entry);
    if (place % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return builder.finish();
}
