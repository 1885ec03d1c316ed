// The video call in which the desk confirms a customer's identity.

import { type Calendar, openingAt } from "#areas/support/rules/opening.ts";
import { addDays, dayOf, startOfDay } from "#base/time/day.ts";

/** If nobody has answered for this long, the page offers a call-back. */
export const ANSWER_SECONDS = 120;

/** The heartbeat interval of each side's page. */
export const PRESENCE_SECONDS = 10;

/**
 * A customer's page without a heartbeat for this long has left: while waiting, and during a call.
 */
export const WAITING_LOST_SECONDS = 45;
export const CALL_LOST_SECONDS = 300;

/** A call whose member of staff sent no heartbeat for this long is requeued. */
export const DESK_LOST_SECONDS = 60;

/** The call-back slots: length, capacity, days ahead, and lead time. */
export const SLOT_MINUTES = 30;
export const SLOT_PLACES = 4;
/** The most bookings of a customer within a day: each is confirmed by mail, and replaces the last. */
export const BOOKINGS_MOST = { most: 10, seconds: 86_400 } as const;
export const SLOT_DAYS = 5;
export const SLOT_LEAD_MINUTES = 30;
/** How long before a booked slot its customer may join. */
export const SLOT_EARLY_MINUTES = 10;

/** The maximum number of slots offered. */
export const SLOTS_SHOWN = 40;

/** The subject of a snapshot. */
export const snapshotSubjects = ["face", "document"] as const;

export type SnapshotSubject = (typeof snapshotSubjects)[number];

/** The maximum number of snapshots per call. */
export const SNAPSHOTS_MOST = 12;

/** The maximum size of an uploaded snapshot. */
export const SNAPSHOT_BYTES = 2 * 1024 * 1024;

/** The member of staff's checks; an approval needs all of them. */
export const callChecks = [
  "face-matches",
  "document-genuine",
  "details-right",
  "own-wish",
  "undisturbed",
] as const;

/** Why the desk refuses. */
export const rejectionReasons = [
  "identity-unclear",
  "document-invalid",
  "not-the-holder",
  "under-pressure",
  "fraud-suspected",
  "other",
] as const;

export type RejectionReason = (typeof rejectionReasons)[number];

/** The reason for the desk's decision. */
export type DecisionReason = "identity-confirmed" | RejectionReason;

/** The maximum length of a decision's note. */
export const NOTE_MOST = 500;

/**
 * How long snapshots are stored: five years after an approval, as the money laundering law requires
 * for records of identification, and a month without one.
 */
export const SNAPSHOT_YEARS = 5;
export const UNUSED_SNAPSHOT_DAYS = 30;

const MINUTE_MS = 60_000;

/** The times at which a call-back can begin, earliest first. */
export function callBackSlots(calendar: Calendar, now: Date): Date[] {
  const earliest = now.getTime() + SLOT_LEAD_MINUTES * MINUTE_MS;
  const slots: Date[] = [];
  let openDays = 0;
  // No series of holidays is as long as the days examined.
  for (let ahead = 0; ahead <= 30 && openDays < SLOT_DAYS; ahead += 1) {
    const day = addDays(dayOf(now), ahead);
    const hours = calendar(day);
    if (!hours) continue;
    openDays += 1;
    for (let minute = hours.from; minute + SLOT_MINUTES <= hours.to; minute += SLOT_MINUTES) {
      const slot = new Date(startOfDay(day).getTime() + minute * MINUTE_MS);
      if (slot.getTime() >= earliest && slots.length < SLOTS_SHOWN) slots.push(slot);
    }
  }
  return slots;
}

/** Whether a booked slot is current: from a little before it until its end. */
export function isSlotNow(slot: Date, now: Date): boolean {
  const since = now.getTime() - slot.getTime();
  return since >= -SLOT_EARLY_MINUTES * MINUTE_MS && since < SLOT_MINUTES * MINUTE_MS;
}

/** Whether the desk takes calls now, and otherwise when it opens. */
export function deskOpening(calendar: Calendar, now: Date) {
  return openingAt(calendar, now);
}

/** Whether an approval is complete: every check, and a snapshot of each subject. */
export function isCheckComplete(
  checks: readonly string[],
  subjects: readonly SnapshotSubject[],
): boolean {
  return (
    callChecks.every((check) => checks.includes(check)) &&
    snapshotSubjects.every((subject) => subjects.includes(subject))
  );
}
