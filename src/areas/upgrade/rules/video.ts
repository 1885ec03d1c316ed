// The video call by which the desk confirms who a customer is.

import { type Calendar, openingAt } from "#areas/support/rules/opening.ts";
import { addDays, dayOf, startOfDay } from "#base/time/day.ts";

/** When nobody has answered for so long, the page offers a call-back. */
export const ANSWER_SECONDS = 120;

/** How often the page of each side tells that it is there. */
export const PRESENCE_SECONDS = 10;

/** A page that was not heard of for so long has left: while it waits, and during a call. */
export const WAITING_LOST_SECONDS = 45;
export const CALL_LOST_SECONDS = 300;

/** A call whose member of staff was not heard of for so long goes back into the queue. */
export const DESK_LOST_SECONDS = 60;

/** Times for call-backs: how long each is, how many each takes, how far ahead, and how soon. */
export const SLOT_MINUTES = 30;
export const SLOT_PLACES = 4;
export const SLOT_DAYS = 5;
export const SLOT_LEAD_MINUTES = 30;

/** Most times that are offered. */
export const SLOTS_SHOWN = 40;

/** What a snapshot shows. */
export const snapshotSubjects = ["face", "document"] as const;

export type SnapshotSubject = (typeof snapshotSubjects)[number];

/** Snapshots of one call. */
export const SNAPSHOTS_MOST = 12;

/** Largest size of a snapshot as it is sent. */
export const SNAPSHOT_BYTES = 2 * 1024 * 1024;

/** What the member of staff checks; an approval needs all of it. */
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

/** Why the desk decided as it did. */
export type DecisionReason = "identity-confirmed" | RejectionReason;

/** Longest note of a decision. */
export const NOTE_MOST = 500;

/**
 * How long snapshots are kept: five years after an approval, as the law on money laundering asks for
 * records of identification, and a month where nothing came of it.
 */
export const SNAPSHOT_YEARS = 5;
export const UNUSED_SNAPSHOT_DAYS = 30;

const MINUTE_MS = 60_000;

/** The times at which a call-back can begin, the earliest first. */
export function callBackSlots(calendar: Calendar, now: Date): Date[] {
  const earliest = now.getTime() + SLOT_LEAD_MINUTES * MINUTE_MS;
  const slots: Date[] = [];
  let openDays = 0;
  // Holidays in a row are far fewer than the days that are looked through.
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

/** Whether a booked time has come: from ten minutes before it until its end. */
export function isSlotNow(slot: Date, now: Date): boolean {
  const since = now.getTime() - slot.getTime();
  return since >= -10 * MINUTE_MS && since < SLOT_MINUTES * MINUTE_MS;
}

/** Whether the desk takes calls now, and else from when on. */
export function deskOpening(calendar: Calendar, now: Date) {
  return openingAt(calendar, now);
}

/** Whether an approval has all that it needs: every check, and a snapshot of each subject. */
export function isCheckComplete(
  checks: readonly string[],
  subjects: readonly SnapshotSubject[],
): boolean {
  return (
    callChecks.every((check) => checks.includes(check)) &&
    snapshotSubjects.every((subject) => subjects.includes(subject))
  );
}
