// Taking, renewing and giving back, whatever the queue. What is done with an item is done by whoever
// has it: `working` takes it in the same transaction, and refuses where a colleague has it.

import { topicOf } from "#base/call/live.ts";
import { type QueueName, queueTopic } from "#base/call/queues.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import { record } from "#server/audit/audit.ts";
import { publish } from "#server/live/publish.ts";
import { holdersOf, type Item, releaseAll, releaseItem, renewItem, takeItem } from "../store.ts";
import type { DeskContext } from "./sources.ts";

type News = "added" | "taken" | "released" | "done";

/** Tells every open page what became of an item, once the transaction is committed. */
export function announce(
  db: Db,
  { queue, item }: Item,
  { event, staffId = null }: { event: News; staffId?: string | null },
): Promise<void> {
  return publish(db, topicOf(queueTopic, queue), { item, event, staffId });
}

/** Takes an item for whoever asks; throws DESK000005 where a colleague has it. */
export async function take(context: DeskContext, given: Item): Promise<void> {
  const staffId = context.staff.id;
  await context.db.transaction(async (tx) => {
    if (!(await takeItem(tx, { ...given, staffId }))) throw new Refusal("DESK000005");
    await recordItem(tx, context, given, "take");
    await announce(tx, given, { event: "taken", staffId });
  });
}

/** Whether whoever asks has taken an item. */
export async function isHeldBy(
  { db, staff }: DeskContext,
  { queue, item }: Item,
): Promise<boolean> {
  return (await holdersOf(db, queue)).get(item) === staff.id;
}

/** Says that an item is still worked on. */
export async function renew(context: DeskContext, given: Item): Promise<void> {
  const isHeld = await renewItem(context.db, { ...given, staffId: context.staff.id });
  if (!isHeld) throw new Refusal("DESK000005");
}

/** Gives an item back. */
export async function release(context: DeskContext, given: Item): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await releaseItem(tx, { ...given, staffId: context.staff.id }))) return;
    await recordItem(tx, context, given, "release");
    await announce(tx, given, { event: "released" });
  });
}

/**
 * Does something with an item as the one who has it, in one transaction; where that finishes it, the
 * item is given back and every page hears that it is done.
 */
export function working<T>(
  context: DeskContext,
  given: Item & { finishes: boolean },
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const { queue, item, finishes } = given;
  const own = { queue, item, staffId: context.staff.id };
  return context.db.transaction(async (tx) => {
    // Without scripts nothing renews a lease: whoever comes back to what nobody took goes on with it.
    if (!(await takeItem(tx, own))) throw new Refusal("DESK000005");
    const result = await work(tx);
    if (!finishes) return result;
    await releaseItem(tx, own);
    await announce(tx, given, { event: "done", staffId: own.staffId });
    return result;
  });
}

/**
 * Makes sure of an item before work that has transactions of its own: nobody else can take it while the
 * lease lasts. Throws DESK000005 where a colleague has it.
 */
export async function hold({ db, staff }: DeskContext, given: Item): Promise<void> {
  if (!(await takeItem(db, { ...given, staffId: staff.id }))) throw new Refusal("DESK000005");
}

/** Gives an item back that is done with, and tells every page so. */
export async function finish(tx: Db, { staff }: DeskContext, given: Item): Promise<void> {
  const staffId = staff.id;
  await releaseItem(tx, { ...given, staffId });
  await announce(tx, given, { event: "done", staffId });
}

/** Gives everything back that somebody who goes has taken. */
export async function releaseHeld(tx: Db, staffId: string): Promise<void> {
  const released = await releaseAll(tx, staffId);
  // In the order of their topics' names, as whoever publishes to several must.
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
