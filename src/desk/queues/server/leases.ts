// Taking, renewing and releasing items of any queue. Only the holder of an item's lease decides on it
// (`decisions.ts`).

import { topicOf } from "#base/call/live.ts";
import { type QueueName, queueTopic } from "#base/call/queues.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import { record } from "#server/audit/audit.ts";
import { publish } from "#server/live/publish.ts";
import { forgetOthers } from "../store/opened.ts";
import { holdersOf, type Item, releaseAll, releaseItem, renewItem, takeItem } from "../store.ts";
import type { DeskContext } from "./sources.ts";

type News = "added" | "taken" | "released" | "done";

/** Notifies every open page of an item's change, once the transaction is committed. */
export function announce(
  db: Db,
  { queue, item }: Item,
  { event, staffId = null }: { event: News; staffId?: string | null },
): Promise<void> {
  return publish(db, topicOf(queueTopic, queue), { item, event, staffId });
}

/** Takes an item for the caller; refuses with DESK000005 if a colleague has it. */
export async function take(context: DeskContext, given: Item): Promise<void> {
  const staffId = context.staff.id;
  await context.db.transaction(async (tx) => {
    if (!(await takeItem(tx, { ...given, staffId }))) throw new Refusal("DESK000005");
    await forgetOthers(tx, { ...given, staffId });
    await recordItem(tx, context, given, "take");
    await announce(tx, given, { event: "taken", staffId });
  });
}

/** Whether the caller has taken an item. */
export async function isHeldBy(
  { db, staff }: DeskContext,
  { queue, item }: Item,
): Promise<boolean> {
  return (await holdersOf(db, queue)).get(item) === staff.id;
}

/** Renews the lease on an item. */
export async function renew(context: DeskContext, given: Item): Promise<void> {
  const isHeld = await renewItem(context.db, { ...given, staffId: context.staff.id });
  if (!isHeld) throw new Refusal("DESK000005");
}

/** Releases an item. */
export async function release(context: DeskContext, given: Item): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await releaseItem(tx, { ...given, staffId: context.staff.id }))) return;
    await recordItem(tx, context, given, "release");
    await announce(tx, given, { event: "released" });
  });
}

/** Releases a finished item, and notifies every page. */
export async function finish(tx: Db, { staff }: DeskContext, given: Item): Promise<void> {
  const staffId = staff.id;
  await releaseItem(tx, { ...given, staffId });
  await announce(tx, given, { event: "done", staffId });
}

/** Releases everything that a leaving member of staff has taken. */
export async function releaseHeld(tx: Db, staffId: string): Promise<void> {
  const released = await releaseAll(tx, staffId);
  // Sorted by topic name: publishers to several topics must lock them in this order.
  for (const item of released.toSorted((one, other) => one.queue.localeCompare(other.queue))) {
    await announce(tx, item, { event: "released" });
  }
}

function recordItem(
  tx: Db,
  context: DeskContext,
  { queue, item }: { queue: QueueName; item: string },
  what: "take" | "release",
): Promise<void> {
  const detail = { queue, item };
  return record(tx, context, { event: `desk.queue.${what}`, outcome: "ok", detail });
}
