import { topicOf } from "#base/call/live.ts";
import { type QueueName, queueTopic } from "#base/call/queues.ts";
import type { Db } from "#db/db.ts";
import { publish } from "./publish.ts";

/** Tells the desk that something new waits in a queue, in the transaction of what made it. */
export function announceItem(tx: Db, queue: QueueName, item: string): Promise<void> {
  return publish(tx, topicOf(queueTopic, queue), { item, event: "added", staffId: null });
}
