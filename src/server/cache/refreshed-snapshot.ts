import type { Db } from "#db/db.ts";
import type { CallContext } from "../api/call-context.ts";
import { wholeOf } from "../limits/guest-share.ts";
import { contentChanges } from "./content-changes.ts";

/** How often a process asks whether the content has changed. */
const LOOK_EVERY_MS = 3_000;

type SnapshotContext = Pick<CallContext, "db" | "now" | "log">;

/** Something made from the database that is costly to make. */
interface Making<Value> {
  /** What it is, for the log. */
  what: string;
  /** A text that is another one whenever the content has changed. */
  state(db: Db): Promise<string>;
  /** Makes it, perhaps of parts of what was made before. */
  make(db: Db, before: Value | null): Promise<Value>;
}

interface Held<Value> {
  value: Value;
  /** What the content was when the value was made. */
  state: string;
  checkedAt: number;
  isRenewing: boolean;
  /** The count of content changes that it was made after. */
  changes: number;
  /** Under way while something that was published is taken in. */
  following: Promise<void> | null;
}

/** Keeps in memory what is made from the database, as the content is or was seconds ago. */
export function refreshedSnapshot<Value>(
  making: Making<Value>,
): (context: SnapshotContext) => Promise<Value> {
  // One for each database that this process works on.
  const endpoints = new WeakMap<Db, Promise<Held<Value>>>();
  return async (context) => {
    const db = wholeOf(context.db);
    const { now } = context;
    let opening = endpoints.get(db);
    if (!opening) {
      opening = open(db, now, making);
      endpoints.set(db, opening);
      // One that could not be made is not kept: the next caller tries again.
      opening.catch(() => endpoints.delete(db));
    }
    const held = await opening;
    // Twice at the most: what is under way may have begun before the last change.
    const wanted = contentChanges();
    while (held.changes < wanted) {
      held.following ??= follow(db, held, making).finally(() => {
        held.following = null;
      });
      await held.following;
    }
    if (Math.abs(now.getTime() - held.checkedAt) >= LOOK_EVERY_MS) {
      held.checkedAt = now.getTime();
      const state = await making.state(db);
      if (state !== held.state && !held.isRenewing) {
        void renew({ db, now, log: context.log }, held, { ...making, state });
      }
    }
    return held.value;
  };
}

async function open<Value>(db: Db, now: Date, making: Making<Value>): Promise<Held<Value>> {
  const changes = contentChanges();
  const state = await making.state(db);
  const value = await making.make(db, null);
  const checkedAt = now.getTime();
  return { value, state, checkedAt, isRenewing: false, changes, following: null };
}

/** Something was published: all who ask wait for what is made of it, once. */
async function follow<Value>(db: Db, held: Held<Value>, making: Making<Value>): Promise<void> {
  const changes = contentChanges();
  const state = await making.state(db);
  if (state !== held.state) {
    held.value = await making.make(db, held.value);
    held.state = state;
  }
  held.changes = changes;
}

/** Makes a new one beside the old one, which answers meanwhile. */
async function renew<Value>(
  { db, log }: SnapshotContext,
  held: Held<Value>,
  { make, what, state }: Omit<Making<Value>, "state"> & { state: string },
): Promise<void> {
  held.isRenewing = true;
  try {
    held.value = await make(db, held.value);
    held.state = state;
  } catch (thrown) {
    log({ err: thrown, what: `${what} could not be read anew` });
  } finally {
    held.isRenewing = false;
  }
}
