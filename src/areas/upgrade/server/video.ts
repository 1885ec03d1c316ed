// Shared by the customer's side and the desk's side of a video call.

import type { Static } from "typebox";
import { always, type Calendar, hoursOf, weekly } from "#areas/support/rules/opening.ts";
import { idOf, topicOf } from "#base/call/live.ts";
import { queueTopic as deskQueueTopic } from "#base/call/queues.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { Video } from "#ports/video/port.ts";
import { publish } from "#server/live/publish.ts";
import { positionsOf } from "#server/live/store.ts";
import { callTopic, queueTopic, type signal } from "../contract/live.ts";
import { type CallRow, lockCall, waitingCount } from "../store/calls.ts";

/** The changes of a call that open pages are notified of. */
export type CallChange = "answered" | "waiting" | "ended" | "consent" | "snapshot" | "decided";

/** The hours in which the desk takes calls. */
export function deskCalendar({ hours }: Pick<Video, "hours">): Calendar {
  return hours === null ? always : weekly(hoursOf(hours), null);
}

/** The stream position for a call and the queue; read before the state it belongs to. */
export async function livePosition(
  db: Db,
  callId: string,
  { withQueue }: { withQueue: boolean },
): Promise<string> {
  const topics = [callTopic(callId).name, ...(withQueue ? [queueTopic.name] : [])];
  return idOf(await positionsOf(db, topics));
}

/** Notifies the pages of a call of a change, and the queue if it moves. */
export function tellCall(db: Db, callId: string, change: CallChange): Promise<void> {
  return tellCalls(db, [{ callId, change }]);
}

/** The same for several calls, in order of the topics' names. */
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

/** Makes every open desk page reload its queue. */
function announceToDesk(db: Db, callId: string): Promise<void> {
  const topic = topicOf(deskQueueTopic, "video-calls");
  return publish(db, topic, { item: callId, event: "added", staffId: null });
}

/** Relays signals from one side to the other. */
export async function passSignals(
  db: Db,
  callId: string,
  { from, signals }: { from: "customer" | "desk"; signals: Static<typeof signal>[] },
): Promise<void> {
  await publish(db, callTopic(callId), { from, signals });
}

/** The customer's own open call, locked; refused if there is none. */
export async function ownOpenCall(tx: Db, callId: string, customerId: string): Promise<CallRow> {
  const row = await lockCall(tx, callId);
  if (row?.customerId !== customerId || row.state === "ended") throw new Refusal("UPGR000005");
  return row;
}
