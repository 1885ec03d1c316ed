import type { Db } from "#db/db.ts";
import type { NotificationListener } from "#db/listen.ts";
import type { CallContext } from "../api/call-context.ts";
import { wholeOf } from "../limits/guest-share.ts";

/** How often a process checks whether the content has changed. */
const LOOK_EVERY_MS = 3_000;

type SnapshotContext = Pick<CallContext, "db" | "now" | "log">;

/** A value built from the database that is costly to build. */
interface Making<Value> {
  /** Its name, for the log. */
  what: string;
  /** A text that differs whenever the content has changed. */
  state(db: Db): Promise<string>;
  /** Builds it, possibly reusing parts of the previous value. */
  make(db: Db, before: Value | null): Promise<Value>;
}

interface Held<Value> {
  value: Value;
  /** The state of the content when the value was built. */
  state: string;
  checkedAt: number;
  isRenewing: boolean;
  /** The count of content changes when it was built. */
  changes: number;
  /** Pending while published changes are being read. */
  following: Promise<void> | null;
}

/** Caches in memory what is built from the database; it may be seconds out of date. */
export function refreshedSnapshot<Value>(
  making: Making<Value>,
): (context: SnapshotContext) => Promise<Value> {
  // One per database of this process.
  const snapshots = new WeakMap<Db, Promise<Held<Value>>>();
  return async (context) => {
    const db = wholeOf(context.db);
    const { now } = context;
    let opening = snapshots.get(db);
    if (!opening) {
      opening = open(db, now, making);
      snapshots.set(db, opening);
      // A failure is not cached: the next caller tries again.
      opening.catch(() => snapshots.delete(db));
    }
    const held = await opening;
    // Twice at most: a pending update may have begun before the last change.
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

/** Content was published: all callers wait for a single rebuild. */
async function follow<Value>(db: Db, held: Held<Value>, making: Making<Value>): Promise<void> {
  const changes = contentChanges();
  const state = await making.state(db);
  if (state !== held.state) {
    held.value = await making.make(db, held.value);
    held.state = state;
  }
  held.changes = changes;
}

/** Rebuilds in the background; the old value is served meanwhile. */
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

// Counts changes of the bank's content, of which the database notifies every process. Anything
// built from older content is no longer served.

/**
 * Follows the content's notifications. Pages that are rendered anew must find what is read here: it
 * is read before they are.
 */
export function contentListener(
  read: () => Promise<unknown>,
  onError: (thrown: unknown) => void,
): NotificationListener {
  const afterReading = (note: () => void) => () => void read().catch(onError).finally(note);
  return {
    channel: CONTENT_CHANNEL,
    onNotification: afterReading(noteContentChange),
    onGap: afterReading(noteContentGap),
  };
}

/** The notification channel for content that was published or withdrawn. */
export const CONTENT_CHANNEL = "bank_content";

let changes = 0;
let publications = 0;

/** Content was published or withdrawn. */
export function noteContentChange(): void {
  changes += 1;
  publications += 1;
}

/** Notifications may have been missed: content may have changed. */
export function noteContentGap(): void {
  changes += 1;
}

/** A number that differs whenever content is known to have changed. */
export function contentPublications(): number {
  return publications;
}

/** A number that differs whenever content may have changed. */
export function contentChanges(): number {
  return changes;
}
