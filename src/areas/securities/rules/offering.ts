// The states of an initial ETF offering. They are derived from its days alone, so that nothing has
// to update them at midnight.

import { type Day, daysBetween } from "#base/time/day.ts";

/** Every state, in chronological order. */
export const offeringStates = [
  "pre-order-upcoming",
  "pre-order-ongoing",
  "upcoming",
  "ongoing",
  "ended",
  "established",
  "listed",
] as const;

export type OfferingState = (typeof offeringStates)[number];

/** The days of an offering, all inclusive; null if there is none, or it is not fixed yet. */
export interface OfferingDays {
  preOrderFrom: Day | null;
  preOrderTo: Day | null;
  offeredFrom: Day;
  offeredTo: Day;
  establishedOn: Day | null;
  listedOn: Day | null;
}

/** The state of an offering on a day. */
export function offeringState(days: OfferingDays, today: Day): OfferingState {
  const { preOrderFrom, preOrderTo, offeredFrom, offeredTo, establishedOn, listedOn } = days;
  if (listedOn !== null && today >= listedOn) return "listed";
  if (establishedOn !== null && today >= establishedOn) return "established";
  if (today > offeredTo) return "ended";
  if (today >= offeredFrom) return "ongoing";
  if (preOrderFrom === null || preOrderTo === null || today > preOrderTo) return "upcoming";
  return today >= preOrderFrom ? "pre-order-ongoing" : "pre-order-upcoming";
}

/** The next step of an offering, and in how many days; null if none is known. */
export interface NextStep {
  step: "preOrderFrom" | "preOrderTo" | "offeredFrom" | "offeredTo" | "establishedOn" | "listedOn";
  day: Day;
  days: number;
}

/** The next of an offering's days. */
export function nextStep(days: OfferingDays, today: Day): NextStep | null {
  const awaited = {
    "pre-order-upcoming": "preOrderFrom",
    "pre-order-ongoing": "preOrderTo",
    upcoming: "offeredFrom",
    ongoing: "offeredTo",
    ended: "establishedOn",
    established: "listedOn",
    listed: null,
  } as const satisfies Record<OfferingState, keyof OfferingDays | null>;
  const step = awaited[offeringState(days, today)];
  const day = step === null ? null : days[step];
  if (step === null || day === null) return null;
  return { step, day, days: daysBetween(today, day) };
}
