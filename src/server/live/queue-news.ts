import { topicOf } from "#base/call/live.ts";
import { type QueueName, queueTopic } from "#base/call/queues.ts";
import type { Db } from "#db/db.ts";
import { publish } from "./publish.ts";

/** Notifies the desk of a new item in a queue, in the transaction that created it. */
export function announceItem(tx: Db, queue: QueueName, item: string): Promise<void> {
  return publish(tx, topicOf(queueTopic, queue), { item, event: "added", staffId: null });
}
