// What the customer's side and the desk's side of a video call have in common.

import type { Static } from "typebox";
import { always, type Calendar, hoursOf, weekly } from "#areas/support/rules/opening.ts";
import { topicOf } from "#base/call/live.ts";
import { queueTopic as deskQueueTopic } from "#base/call/queues.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { Video } from "#ports/video/port.ts";
import { idOf } from "#server/live/positions.ts";
import { publish } from "#server/live/publish.ts";
import { positionsOf } from "#server/live/store.ts";
import { callTopic, queueTopic, type signal } from "../contract/live.ts";
import { type CallRow, lockCall, waitingCount } from "../store/calls.ts";

/** What open pages are told about a call. */
export type CallChange = "answered" | "waiting" | "ended" | "consent" | "snapshot" | "decided";

/** When the desk takes calls. */
export function deskCalendar({ hours }: Pick<Video, "hours">): Calendar {
  return hours === null ? always : weekly(hoursOf(hours), null);
}

/** From where a page hears a call, and the queue; taken before the state that it belongs to is read. */
export async function livePosition(
  db: Db,
  callId: string,
  { withQueue }: { withQueue: boolean },
): Promise<string> {
  const topics = [callTopic(callId).name, ...(withQueue ? [queueTopic.name] : [])];
  return idOf(await positionsOf(db, topics));
}

/** Tells the pages of a call that something changed, and the queue where that moves it. */
export function tellCall(db: Db, callId: string, change: CallChange): Promise<void> {
  return tellCalls(db, [{ callId, change }]);
}

/** The same of several calls, in the order of the topics' names. */
export async function tellCalls(
  db: Db,
  changes: readonly { callId: string; change: CallChange }[],
): Promise<void> {
  const moving = ["answered", "waiting", "ended", "decided"];
  const moved = changes.find(({ change }) => moving.includes(change));
  if (moved) await announceToDesk(db, moved.callId);
  const ordered = changes.toSorted((one, other) => (one.callId < other.callId ? -1 : 1));
  for (const { callId, change } of ordered) {
    await publish(db, callTopic(callId), { from: "bank", change });
  }
  if (moved) await publish(db, queueTopic, { waiting: await waitingCount(db) });
}

/** Every open page of the desk reads its queue again. */
function announceToDesk(db: Db, callId: string): Promise<void> {
  const topic = topicOf(deskQueueTopic, "video-calls");
  return publish(db, topic, { item: callId, event: "added", staffId: null });
}

/** Hands signals of one side to the other. */
export async function passSignals(
  db: Db,
  callId: string,
  { from, signals }: { from: "customer" | "desk"; signals: Static<typeof signal>[] },
): Promise<void> {
  await publish(db, callTopic(callId), { from, signals });
}

/** The customer's own call that has not ended, locked; refused where it is not there. */
export async function ownOpenCall(tx: Db, callId: string, customerId: string): Promise<CallRow> {
  const row = await lockCall(tx, callId);
  if (row?.customerId !== customerId || row.state === "ended") throw new Refusal("UPGR000005");
  return row;
}
