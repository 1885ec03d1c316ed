import type { Topic } from "#base/call/live.ts";
import type { Db } from "#db/db.ts";
import type { Subscriber } from "#server/live/hub.ts";
import { publish } from "#server/live/publish.ts";
import { positionsOf } from "#server/live/store.ts";
import type { LiveHub, notesOf } from "./live.ts";

/** A subscriber that records what it received. */
export interface RecordingSubscriber extends Subscriber {
  serials: number[];
  missed: string[];
  /** How many messages it still accepts before it must resume. */
  capacity: number;
}

/** A subscriber from now on, or from the given position. */
export async function subscriberOf(
  { pool }: LiveHub,
  topics: readonly Topic[],
  after?: readonly number[],
): Promise<RecordingSubscriber> {
  const names = topics.map(({ name }) => name);
  const starts = after ?? (await positionsOf(pool, names));
  const self: RecordingSubscriber = {
    positions: new Map(names.map((name, index) => [name, starts[index] as number])),
    serials: [],
    missed: [],
    capacity: Number.POSITIVE_INFINITY,
    isReady: () => self.capacity > 0,
    take({ payload }) {
      self.capacity -= 1;
      self.serials.push(JSON.parse(payload).serial);
    },
    miss: (topic) => self.missed.push(topic),
  };
  return self;
}

/** Publishes a note. */
export function publishNote(
  db: Db,
  topic: ReturnType<typeof notesOf>,
  serial: number,
): Promise<void> {
  return publish(db, topic, { from: 0, serial });
}
