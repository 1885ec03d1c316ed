// The query of the travel pages: the trial, the travellers, and the selected plans. The URL
// restores all of it, so that a choice can be bookmarked, shared, and submitted by a form without
// scripts.

import { ntd } from "#base/money/money.ts";
import { halfWidth, startOf } from "#base/text/typed-text.ts";
import { isDay } from "#base/time/day.ts";
import { type CoverCode, coverCodes } from "./covers.ts";
import { ageRefusal, CHILDREN_MOST, coversOf, travellersOf } from "./insured.ts";
import { TRIAL_PATH } from "./paths.ts";
import type { PlanFilter, Trip } from "./plans.ts";
import {
  afterChoice,
  coverPeriod,
  destinations,
  emptyTrial,
  insuredTypes,
  isSlot,
  type TravelTrial,
  type TrialProblems,
  trialProblems,
} from "./trial.ts";

/** The filters in display order. */
export const filters = ["all", "age", "schengen", "childProject", "carRental"] as const;

/** The age used for prices until one is typed. */
export const USUAL_AGE = 30;
const PLANS_MOST = 3;
const PLAN_CODE = /^TR[A-Z]{2}\d{4}$/;

/** All choices of a visitor. */
export interface Choices {
  trial: TravelTrial;
  /** As typed. */
  age: string;
  children: number;
  filter: PlanFilter;
  /** Plans selected for comparison. */
  plans: readonly string[];
  /** Chosen optional covers. */
  options: readonly CoverCode[];
}

/** What prevents pricing, by field. */
export type ChoiceProblems = TrialProblems & { age?: TrialProblems["endOn"] };

/** Parses a query; missing or invalid values are replaced by the initial ones. */
export function readChoices(read: (name: string) => string | null, now: Date): Choices {
  const [destination, start, end, time] = ["destination", "start", "end", "time"].map(read);
  let trial = emptyTrial(now);
  trial.destination = destinations.find((each) => each === destination) ?? trial.destination;
  if (start && isDay(start)) trial = afterChoice(trial, { choose: "startOn", startOn: start }, now);
  if (end && isDay(end)) trial = { ...trial, endOn: end };
  if (time && isSlot(time)) trial = { ...trial, leavingTime: time };
  const sum = read("sum") ?? "";
  if (/^\d{1,9}$/.test(sum)) trial = { ...trial, sumInsured: ntd(Number(sum)) };
  const insured = read("insured");
  trial.insuredType = insuredTypes.find((each) => each === insured) ?? null;
  trial.isGoToSuggestion = read("suggestions") === "yes";
  const children = Number(read("children") ?? 1);
  const isCount = Number.isInteger(children) && children >= 1 && children <= CHILDREN_MOST;
  const listed = (name: string) => (read(name) ?? "").slice(0, 200).split(",");
  return {
    trial,
    age: startOf(halfWidth(read("age") ?? String(USUAL_AGE)), 3),
    children: isCount ? children : 1,
    filter: filters.find((each) => each === read("filter")) ?? "all",
    plans: [...new Set(listed("plans").filter((code) => PLAN_CODE.test(code)))].slice(
      0,
      PLANS_MOST,
    ),
    options: coverCodes.filter((code) => listed("options").includes(code)),
  };
}

/** The query fields that restore the choices; initial values are left out. */
export function choiceFields({
  trial,
  age,
  children,
  filter,
  plans,
  options,
}: Choices): [name: string, value: string][] {
  const fields: [string, string | null][] = [
    ["destination", trial.destination],
    ["start", trial.startOn],
    ["end", trial.endOn],
    ["time", trial.leavingTime],
    ["sum", String(trial.sumInsured)],
    ["insured", trial.insuredType],
    ["age", age],
    ["children", children > 1 ? String(children) : null],
    ["filter", filter === "all" ? null : filter],
    ["plans", plans.join(",") || null],
    ["options", options.join(",") || null],
  ];
  return fields.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** What a form of the trial contains. */
export interface TypedFields {
  /** The value of one of the form's own fields; null for any other. */
  read(name: string): string | null;
  /** The fields that the form resets. */
  resets: readonly string[];
}

/** The choices after a form was filled in; what it does not contain stays. */
export function withFields(choices: Choices, { read, resets }: TypedFields, now: Date): Choices {
  const current = new Map(choiceFields(choices));
  const stays = (name: string) => (resets.includes(name) ? null : (current.get(name) ?? null));
  return readChoices((name) => read(name) ?? stays(name), now);
}

/** The query string that restores the choices. */
export function choicesQuery(choices: Choices): string {
  return choiceFields(choices)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}

/**
 * The page of the trial with these choices. Go-to-suggestion is the fragment: the browser opens the
 * page at its plans, with or without scripts.
 */
export function trialUrl(choices: Choices): string {
  const fragment = choices.trial.isGoToSuggestion ? "#plans" : "";
  return `${TRIAL_PATH}?${choicesQuery(choices)}${fragment}`;
}

/** The same page, opened at its plans. */
export function plansUrl(choices: Choices): string {
  return trialUrl({ ...choices, trial: { ...choices.trial, isGoToSuggestion: true } });
}

/** What is invalid in the choices; empty if they can be priced. */
export function choiceProblems({ trial, age }: Choices, now: Date): ChoiceProblems {
  const problems: ChoiceProblems = trialProblems(trial, now);
  if (trial.insuredType === null || !coversOf(trial.insuredType).self) return problems;
  const code = ageRefusal({ kind: "adult", age: ageOf(age) });
  return code ? { ...problems, age: { code, facts: {} } } : problems;
}

/** The trip to price; null while something is missing or invalid. */
export function tripOf(choices: Choices, now: Date): Trip | null {
  const { trial, age, children, options } = choices;
  const period = coverPeriod(trial);
  if (Object.keys(choiceProblems(choices, now)).length > 0) return null;
  if (trial.insuredType === null || period === null) return null;
  return {
    destination: trial.destination,
    periods: period.periods,
    sumInsured: trial.sumInsured,
    travellers: travellersOf(trial.insuredType, ageOf(age), children),
    options,
  };
}

function ageOf(typed: string): number {
  return /^\d{1,3}$/.test(typed) ? Number(typed) : -1;
}
