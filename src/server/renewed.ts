import type { Db } from "#db/db.ts";
import type { Asked } from "./asked.ts";
import { wholeOf } from "./limits/guest-share.ts";

/** How often a process asks whether the content has changed. */
const LOOK_EVERY_MS = 3_000;

type Asking = Pick<Asked, "db" | "now" | "log">;

/** Something made from the database that is costly to make. */
interface Making<Value> {
  /** What it is, for the log. */
  what: string;
  /** A text that is another one whenever the content has changed. */
  state(db: Db): Promise<string>;
  make(db: Db): Promise<Value>;
}

interface Held<Value> {
  value: Value;
  /** What the content was when the value was made. */
  state: string;
  lookedAt: number;
  isRenewing: boolean;
}

/** Keeps in memory what is made from the database, as the content is or was seconds ago. */
export function renewed<Value>(making: Making<Value>): (asked: Asking) => Promise<Value> {
  // One for each database that this process works on.
  const kept = new WeakMap<Db, Promise<Held<Value>>>();
  return async (asked) => {
    const db = wholeOf(asked.db);
    const { now } = asked;
    let opening = kept.get(db);
    if (!opening) {
      opening = open(db, now, making);
      kept.set(db, opening);
      // One that could not be made is not kept: the next caller tries again.
      opening.catch(() => kept.delete(db));
    }
    const held = await opening;
    if (Math.abs(now.getTime() - held.lookedAt) >= LOOK_EVERY_MS) {
      held.lookedAt = now.getTime();
      const state = await making.state(db);
      if (state !== held.state && !held.isRenewing) {
        void renew({ db, now, log: asked.log }, held, { ...making, state });
      }
    }
    return held.value;
  };
}

async function open<Value>(db: Db, now: Date, making: Making<Value>): Promise<Held<Value>> {
  const state = await making.state(db);
  const value = await making.make(db);
  return { value, state, lookedAt: now.getTime(), isRenewing: false };
}

/** Makes a new one beside the old one, which answers meanwhile. */
async function renew<Value>(
  { db, log }: Asking,
  held: Held<Value>,
  { make, what, state }: Omit<Making<Value>, "state"> & { state: string },
): Promise<void> {
  held.isRenewing = true;
  try {
    held.value = await make(db);
    held.state = state;
  } catch (thrown) {
    log({ err: thrown, what: `${what} could not be read anew` });
  } finally {
    held.isRenewing = false;
  }
}
