// The travel trial: the visitor's choices so far, and how one choice affects the others. Days and
// half hours are in Taipei time, whatever the visitor's own time zone.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import { type Ntd, ntd } from "#base/money/money.ts";
import type { Facts } from "#base/text/language.ts";
import {
  addDays,
  type Day,
  dayFrom,
  dayOf,
  daysBetween,
  formatTime,
  startOfDay,
} from "#base/time/day.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const LAST_OF_ALL_DAYS = dayFrom("9999-12-31");

/** Cover starts at least this long from now. */
export const LEAD_MINUTES = 60;
/** Cover starts on the hour or on the half hour. */
export const SLOT_MINUTES = 30;
/** After this time no slot of the day is an hour away: the first day is then the next one. */
export const ROLL_OVER_AFTER = "22:30";
/** How far ahead a trip may be insured. */
export const AHEAD_DAYS_MOST = 180;
/** The longest trip, in periods of 24 hours. */
export const PERIODS_MOST = { domestic: 30, overseas: 180 } as const;

/** The sums that can be insured, and the default one. */
export const sums: readonly Ntd[] = [200, 300, 500, 800, 1_000, 1_200, 1_500].map((myriads) =>
  ntd(myriads * 10_000),
);
export const USUAL_SUM: Ntd = ntd(5_000_000);

/** The destinations. */
export const destinations = ["overseas", "domestic"] as const;
export type Destination = (typeof destinations)[number];

/** Who is insured. */
export const insuredTypes = ["self", "child", "both"] as const;
export type InsuredType = (typeof insuredTypes)[number];

declare const isHalfHour: unique symbol;

/** A half hour of a day in Taipei time: 09:30. */
export type Slot = string & { readonly [isHalfHour]: true };

/** Every half hour of a day. */
export const slots: readonly Slot[] = Array.from(
  { length: (24 * 60) / SLOT_MINUTES },
  (_, place) => {
    const minutes = place * SLOT_MINUTES;
    const two = (part: number) => String(part).padStart(2, "0");
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` as Slot;
  },
);

/** The choices so far; null where none was made. */
export interface TravelTrial {
  destination: Destination;
  sumInsured: Ntd;
  startOn: Day;
  endOn: Day | null;
  leavingTime: Slot;
  insuredType: InsuredType | null;
  isGoToSuggestion: boolean;
}

/** One choice. */
export type TrialChoice =
  | { choose: "destination"; destination: Destination }
  | { choose: "startOn"; startOn: Day }
  | { choose: "endOn"; endOn: Day | null }
  | { choose: "leavingTime"; leavingTime: Slot }
  | { choose: "sumInsured"; sumInsured: Ntd }
  | { choose: "insuredType"; insuredType: InsuredType | null }
  | { choose: "isGoToSuggestion"; isGoToSuggestion: boolean }
  | { choose: "default" };

/** The initial trial. */
export function emptyTrial(now: Date): TravelTrial {
  return {
    destination: "overseas",
    sumInsured: USUAL_SUM,
    ...defaultDates(now),
    insuredType: null,
    isGoToSuggestion: false,
  };
}

/** The trial after a choice: a destination and a start day reset later choices. */
export function afterChoice(trial: TravelTrial, choice: TrialChoice, now: Date): TravelTrial {
  switch (choice.choose) {
    case "destination":
      return { ...trial, destination: choice.destination, ...defaultDates(now) };
    case "default":
      return { ...trial, ...defaultDates(now) };
    case "startOn":
      return {
        ...trial,
        startOn: choice.startOn,
        endOn: null,
        leavingTime: firstSlot(choice.startOn, now),
      };
    case "endOn":
      return { ...trial, endOn: choice.endOn };
    case "leavingTime":
      return { ...trial, leavingTime: choice.leavingTime };
    case "sumInsured":
      return { ...trial, sumInsured: choice.sumInsured };
    case "insuredType":
      return { ...trial, insuredType: choice.insuredType };
    case "isGoToSuggestion":
      return { ...trial, isGoToSuggestion: choice.isGoToSuggestion };
  }
}

/** The earliest start of cover: the first slot at least an hour away. */
export function earliestStart(now: Date): Date {
  const slotMs = SLOT_MINUTES * MINUTE_MS;
  // Taipei's offset is whole hours, so its half hours are half hours of the epoch.
  return new Date(Math.ceil((now.getTime() + LEAD_MINUTES * MINUTE_MS) / slotMs) * slotMs);
}

/** The first day that can be chosen: today, or tomorrow if it is too late for today. */
export function firstDay(now: Date): Day {
  return dayOf(earliestStart(now));
}

/** The half hours of a day at which cover can still start. */
export function slotsOf(day: Day, now: Date): Slot[] {
  const earliest = earliestStart(now);
  return slots.filter((slot) => momentOf(day, slot) >= earliest);
}

/** The moment of a slot on a day. */
export function momentOf(day: Day, slot: Slot): Date {
  const [hours = 0, minutes = 0] = slot.split(":").map(Number);
  return new Date(startOfDay(day).getTime() + (hours * 60 + minutes) * MINUTE_MS);
}

/** Whether the text is a slot. */
export function isSlot(text: string): text is Slot {
  return slots.some((slot) => slot === text);
}

/** The period in which a trip is covered. */
export interface CoverPeriod {
  startsAt: Date;
  endsAt: Date;
  /** The number of 24-hour periods; a partial one counts as whole. */
  periods: number;
}

/**
 * The cover of a trip that begins at a slot and ends at any time of its last day: whole periods of
 * 24 hours from its start. Null without a last day, with one before the first, or with the last of
 * all days, after which nothing ends.
 */
export function coverPeriod({
  startOn,
  endOn,
  leavingTime,
}: Pick<TravelTrial, "startOn" | "endOn" | "leavingTime">): CoverPeriod | null {
  if (endOn === null || endOn < startOn || endOn === LAST_OF_ALL_DAYS) return null;
  const startsAt = momentOf(startOn, leavingTime);
  const endOfLastDay = startOfDay(endOn).getTime() + DAY_MS;
  const periods = Math.ceil((endOfLastDay - startsAt.getTime()) / DAY_MS);
  return { startsAt, endsAt: new Date(startsAt.getTime() + periods * DAY_MS), periods };
}

/** The last day that can be chosen for a trip from a day. */
export function lastDay({
  startOn,
  destination,
}: Pick<TravelTrial, "startOn" | "destination">): Day {
  const days = PERIODS_MOST[destination] - 1;
  // Anybody may type a day so late that the calendar ends first.
  return daysBetween(startOn, LAST_OF_ALL_DAYS) < days ? LAST_OF_ALL_DAYS : addDays(startOn, days);
}

/** What is wrong with a choice, by its field. */
export type TrialProblems = Partial<
  Record<
    "startOn" | "endOn" | "leavingTime" | "sumInsured" | "insuredType",
    { code: ErrorCode; facts: Facts }
  >
>;

/** What prevents pricing; empty if the trial is complete. */
export function trialProblems(trial: TravelTrial, now: Date): TrialProblems {
  const { startOn, leavingTime, sumInsured, insuredType } = trial;
  const problems: TrialProblems = {};
  if (startOn < firstDay(now)) problems.startOn = { code: "INSR000002", facts: {} };
  else if (daysBetween(dayOf(now), startOn) > AHEAD_DAYS_MOST) {
    problems.startOn = { code: "INSR000003", facts: { days: AHEAD_DAYS_MOST } };
  } else if (!slotsOf(startOn, now).includes(leavingTime)) {
    problems.leavingTime = { code: "INSR000002", facts: {} };
  }
  const ending = endProblem(trial);
  if (ending) problems.endOn = ending;
  if (!sums.includes(sumInsured)) problems.sumInsured = { code: "FELD000008", facts: {} };
  if (insuredType === null) problems.insuredType = { code: "FELD000001", facts: {} };
  return problems;
}

function endProblem(trial: TravelTrial): { code: ErrorCode; facts: Facts } | null {
  if (trial.endOn === null) return { code: "FELD000001", facts: {} };
  if (trial.endOn < trial.startOn) return { code: "INSR000004", facts: {} };
  if (trial.endOn <= lastDay(trial)) return null;
  return { code: "INSR000005", facts: { days: PERIODS_MOST[trial.destination] } };
}

function defaultDates(now: Date): Pick<TravelTrial, "startOn" | "endOn" | "leavingTime"> {
  const startOn = firstDay(now);
  return { startOn, endOn: null, leavingTime: firstSlot(startOn, now) };
}

/** The first slot of a day that can be chosen; midnight on any day but the earliest one. */
function firstSlot(day: Day, now: Date): Slot {
  const earliest = earliestStart(now);
  return (dayOf(earliest) === day ? formatTime(earliest) : "00:00") as Slot;
}
