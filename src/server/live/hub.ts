// Delivers messages from the database to the subscribers of this process. It caches none of them:
// it stores each subscriber's position and reads on from there, once for all subscribers at the
// same position.

import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "#db/db.ts";
import { type ErrorListener, rarely } from "#db/unavailable.ts";
import { type Cursor, type Page, readAfter, type StoredMessage } from "./store.ts";

// Limit per read, so that at most 32 MB are in memory when all messages have the maximum size.
const MESSAGES_AT_ONCE = 512;
const CURSORS_AT_ONCE = 64;
const RETRY_MS = 250;

/** A subscriber in this process to the messages of some topics. */
export interface Subscriber {
  /** The number of the last delivered message, by topic. The hub advances it. */
  readonly positions: Map<string, number>;
  /** Whether it can take more now; if not, it calls `resume` when it can again. */
  isReady(): boolean;
  take(message: StoredMessage): void;
  /** Messages of the topic were deleted before this subscriber could take them. */
  miss(topic: string): void;
}

/** The hub of one process. */
export interface Hub {
  /** Delivers what comes after the subscriber's positions, in order and each message once. */
  subscribe(subscriber: Subscriber): void;
  unsubscribe(subscriber: Subscriber): void;
  /** The subscriber can take messages again. */
  resume(subscriber: Subscriber): void;
  /** A topic has a message with this number: `topic number`. */
  wake(word: string): void;
  /** Notifications may have been missed. */
  wakeAll(): void;
  close(): void;
}

interface TopicState {
  subscribers: Set<Subscriber>;
  /** The highest number that was read. */
  read: number;
}

/** The topics with subscribers in this process. */
type Topics = Map<string, TopicState>;

/** A hub over the table of messages. */
export function liveHub(db: Db, onError: ErrorListener): Hub {
  const topics: Topics = new Map();
  /** Topics with unread messages. */
  const stale = new Set<string>();
  const reportError = rarely(onError);
  let isPumping = false;
  let isClosed = false;

  /** Reads until nothing is left. Statements run one at a time: each serves all who wait. */
  async function pump(): Promise<void> {
    if (isPumping) return;
    isPumping = true;
    while (stale.size > 0 && !isClosed) {
      const cursors = nextCursors(topics, stale);
      try {
        if (cursors.length > 0) await readOn(cursors);
      } catch (thrown) {
        // The database is unavailable: streams stay open, and get what they missed when it is back.
        reportError(thrown);
        for (const { topic } of cursors) stale.add(topic);
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
    isPumping = false;
  }

  async function readOn(cursors: readonly Cursor[]): Promise<void> {
    const most = Math.floor(MESSAGES_AT_ONCE / cursors.length);
    const pages = await readAfter(db, cursors, most);
    for (const [index, page] of pages.entries()) {
      const cursor = cursors[index] as Cursor;
      deliver(topics.get(cursor.topic), cursor, page);
      if (page.messages.length === most) stale.add(cursor.topic);
    }
  }

  function readSoon(names: Iterable<string>): void {
    for (const name of names) stale.add(name);
    void pump();
  }

  return {
    subscribe(subscriber) {
      for (const topic of subscriber.positions.keys()) {
        const state = topics.get(topic) ?? { subscribers: new Set(), read: 0 };
        topics.set(topic, state);
        state.subscribers.add(subscriber);
      }
      readSoon(subscriber.positions.keys());
    },
    unsubscribe: (subscriber) => remove(topics, subscriber),
    resume: ({ positions }) => readSoon(positions.keys()),
    wake(word) {
      const [topic = "", number] = word.split(" ");
      const state = topics.get(topic);
      if (state && Number(number) > state.read) readSoon([topic]);
    },
    wakeAll: () => readSoon(topics.keys()),
    close() {
      isClosed = true;
    },
  };
}

function remove(topics: Topics, subscriber: Subscriber): void {
  for (const topic of subscriber.positions.keys()) {
    const state = topics.get(topic);
    state?.subscribers.delete(subscriber);
    if (state?.subscribers.size === 0) topics.delete(topic);
  }
}

/** The next cursors to read; their topics are not stale until they are woken again. */
function nextCursors(topics: Topics, stale: Set<string>): Cursor[] {
  const cursors: Cursor[] = [];
  for (const topic of stale) {
    if (cursors.length >= CURSORS_AT_ONCE) break;
    stale.delete(topic);
    const state = topics.get(topic);
    if (state) for (const after of startsOf(topic, state)) cursors.push({ topic, after });
  }
  return cursors;
}

/**
 * Where to read a topic from: the positions of its last and its first subscriber. One that is far
 * behind does not delay the others.
 */
function startsOf(topic: string, { subscribers }: TopicState): Set<number> {
  const starts = new Set<number>();
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const subscriber of subscribers) {
    if (!subscriber.isReady()) continue;
    const position = subscriber.positions.get(topic) as number;
    least = Math.min(least, position);
    most = Math.max(most, position);
  }
  return least <= most ? starts.add(least).add(most) : starts;
}

/** Delivers a page to the subscribers whose position is at its start or within it. */
function deliver(state: TopicState | undefined, { topic, after }: Cursor, page: Page): void {
  if (!state) return;
  const { messages, last, dropped } = page;
  for (const subscriber of state.subscribers) {
    const position = subscriber.positions.get(topic) as number;
    if (position < after || !subscriber.isReady()) continue;
    // A position beyond the last message means that the database has lost messages since.
    if (position < dropped || after > last) {
      subscriber.positions.set(topic, last);
      subscriber.miss(topic);
    } else bring(subscriber, messages);
  }
  state.read = after > last ? last : Math.max(state.read, messages.at(-1)?.number ?? 0);
}

/** Delivers what comes after the subscriber's position, as long as it is ready for more. */
function bring(subscriber: Subscriber, messages: readonly StoredMessage[]): void {
  for (const message of messages) {
    if (!subscriber.isReady()) return;
    if (message.number <= (subscriber.positions.get(message.topic) as number)) continue;
    subscriber.positions.set(message.topic, message.number);
    subscriber.take(message);
  }
}
