// The desk decides only what it has seen: whoever decides on an item has taken it and has opened
// every part of what is decided, as it is stored now. Every queue's decisions go through this file.

import { hash } from "node:crypto";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import { addOpened, dropOpened, openedBy } from "../store/opened.ts";
import { type Item, takeItem } from "../store.ts";
import { finish, isHeldBy } from "./leases.ts";
import type { DeskContext } from "./sources.ts";

/**
 * What is opened or decided, by part: the content that matters to the decision, as it is stored.
 * The same in every language, or who changes the language would have to open it again.
 */
export type Parts = Readonly<Record<string, unknown>>;

/**
 * Whether the caller has taken an item. If so, they have opened these parts of it; what somebody
 * reads without taking it is masked, and does not count.
 */
export async function openItem(context: DeskContext, given: Item, parts: Parts): Promise<boolean> {
  if (!(await isHeldBy(context, given))) return false;
  await noteOpened(context.db, context, given, parts);
  return true;
}

/** Notes that the caller has opened parts of an item that they have taken. */
export function noteOpened(
  db: Db,
  { staff }: DeskContext,
  given: Item,
  parts: Parts,
): Promise<void> {
  return addOpened(db, { ...given, staffId: staff.id }, digestsOf(parts));
}

/** Forgets what anybody has opened of an item: whoever takes it now opens it anew. */
export function forgetOpened(tx: Db, given: Item): Promise<void> {
  return dropOpened(tx, given);
}

/**
 * Refuses a decision on what the caller has not opened, or not as it is now. For queues whose items
 * are not leased, in the transaction of the decision.
 */
export async function requireOpened(
  tx: Db,
  { staff }: DeskContext,
  given: Item,
  parts: Parts,
): Promise<void> {
  const opened = await openedBy(tx, { ...given, staffId: staff.id });
  const isOpened = Object.entries(digestsOf(parts)).every(
    ([part, digest]) => opened[part] === digest,
  );
  if (!isOpened) throw new Refusal("DESK000013");
}

/**
 * The same for a leased item, which a colleague may have taken meanwhile. Without scripts nothing
 * renews a lease: after it expired, a returning holder takes it again.
 */
export async function requireSeen(
  tx: Db,
  context: DeskContext,
  given: Item,
  parts: Parts,
): Promise<void> {
  await takeAgain(tx, context, given);
  await requireOpened(tx, context, given, parts);
}

async function takeAgain(tx: Db, { staff }: DeskContext, given: Item): Promise<void> {
  if (!(await takeItem(tx, { ...given, staffId: staff.id }))) throw new Refusal("DESK000005");
}

/** A decision: what is read and locked for it, what of that must have been opened, and the work. */
interface Decision<Read> {
  read(tx: Db): Promise<Read>;
  partsOf(read: Read): Parts;
  work(tx: Db, read: Read): Promise<void>;
}

/**
 * Decides on an item in one transaction, releases it, and notifies every page that it is done;
 * returns what was read.
 */
export function decideItem<Read>(
  context: DeskContext,
  given: Item,
  { read, partsOf, work }: Decision<Read>,
): Promise<Read> {
  return context.db.transaction(async (tx) => {
    // The lease is locked first: of two decisions at once the second reads what the first has done.
    await takeAgain(tx, context, given);
    const found = await read(tx);
    await requireOpened(tx, context, given, partsOf(found));
    await work(tx, found);
    await finish(tx, context, given);
    return found;
  });
}

function digestsOf(parts: Parts): Record<string, string> {
  const entries = Object.entries(parts);
  return Object.fromEntries(
    entries.map(([part, content]) => [part, hash("sha256", JSON.stringify(content))]),
  );
}
