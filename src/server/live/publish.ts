import { Compile } from "typebox/compile";
import {
  MESSAGE_BYTES_MOST,
  type MessageOf,
  type Topic,
  type TopicKind,
  topicOf,
} from "#base/call/live.ts";
import { type QueueName, queueTopic } from "#base/call/queues.ts";
import type { Db } from "#db/db.ts";
import { addMessage } from "./store.ts";

const checks = new WeakMap<TopicKind, (message: unknown) => boolean>();

/**
 * Publishes a message in the transaction of its cause: pages get it if, and only if, that is
 * committed. The topic is locked until then, so publish at the end of the work; publish to several
 * topics in the order of their names.
 */
export async function publish<T extends Topic>(
  db: Db,
  topic: T,
  message: MessageOf<T>,
): Promise<void> {
  const { kind, name } = topic;
  const payload = JSON.stringify(message);
  if (!checkOf(kind)(message)) throw new Error(`not a message of the topic ${kind.name}`);
  const bytes = Buffer.byteLength(payload);
  if (bytes > MESSAGE_BYTES_MOST) {
    throw new Error(`a message of the topic ${kind.name} has ${bytes} bytes`);
  }
  await addMessage(db, { topic: name, payload, retentionSeconds: kind.retentionSeconds });
}

function checkOf(kind: TopicKind): (message: unknown) => boolean {
  const known = checks.get(kind);
  if (known) return known;
  const compiled = Compile(kind.message);
  const check = (message: unknown) => compiled.Check(message);
  checks.set(kind, check);
  return check;
}

/** Notifies the desk of a new item in a queue, in the transaction that created it. */
export function announceItem(tx: Db, queue: QueueName, item: string): Promise<void> {
  return publish(tx, topicOf(queueTopic, queue), { item, event: "added", staffId: null });
}
