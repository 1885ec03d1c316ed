import { ageTypes } from "#base/call/codes.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Language } from "#base/text/language.ts";
import { isDay } from "#base/time/day.ts";
import { Malformed } from "#server/api/check.ts";
import { type Choices, choiceProblems, readChoices, tripOf } from "../rules/choices.ts";
import { destinationOf, insuredTypeOf } from "../rules/codes.ts";
import type { CoverCode } from "../rules/covers.ts";
import type { Traveller } from "../rules/insured.ts";
import type { Trip } from "../rules/plans.ts";
import type { PriceItem, PriceLine } from "../rules/price.ts";
import { type CoverPeriod, coverPeriod } from "../rules/trial.ts";
import type { PublishedPlan } from "../store/plans.ts";
import { coverName } from "../texts/covers.ts";
import { insuranceTexts } from "../texts/words.ts";

/** The input of a trial. */
export interface TrialInput {
  destination?: string;
  sumInsured?: number;
  startDay?: string;
  endDay?: string;
  leavingTime?: string;
  insuredType?: string;
  isGoToSuggestion?: boolean;
  age?: number;
  childCount?: number;
  options?: string;
}

/** The names of a call's fields, by the names of the choices. */
const fields = {
  startOn: "startDay",
  endOn: "endDay",
  leavingTime: "leavingTime",
  sumInsured: "sumInsured",
  insuredType: "insuredType",
  age: "age",
} as const;

/** The choices in a call's input. */
export function choicesIn(input: TrialInput, now: Date): Choices {
  const day = (text: string | undefined) => text?.replace(/\//g, "-") ?? null;
  const texts: Record<string, string | number | null | undefined> = {
    destination: destinationOf(input.destination),
    start: day(input.startDay),
    end: day(input.endDay),
    time: input.leavingTime,
    sum: input.sumInsured,
    insured: insuredTypeOf(input.insuredType),
    age: input.age,
    children: input.childCount,
    options: input.options,
    suggestions: input.isGoToSuggestion ? "yes" : null,
  };
  return readChoices((name) => {
    const value = texts[name];
    return value === null || value === undefined ? null : String(value);
  }, now);
}

/** A trip that can be priced, and its period; throws with the invalid fields. */
export function wholeTrip(
  input: TrialInput,
  now: Date,
): { choices: Choices; trip: Trip; period: CoverPeriod } {
  const days = ["startDay", "endDay"] as const;
  const unreal = days.filter((field) => !isDay((input[field] ?? "2000/01/01").replace(/\//g, "-")));
  if (unreal.length > 0) {
    throw new Malformed(unreal.map((field) => ({ field, code: "FELD000004", facts: {} })));
  }
  const choices = choicesIn(input, now);
  const trip = tripOf(choices, now);
  const period = coverPeriod(choices.trial);
  if (trip && period) return { choices, trip, period };
  const problems = choiceProblems(choices, now);
  throw new Malformed(
    (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field) => {
      const problem = problems[field];
      return problem ? [{ field: fields[field], ...problem }] : [];
    }),
  );
}

/** The plan with a code; INSR000011 if there is none. */
export function planOf(plans: readonly PublishedPlan[], code: string): PublishedPlan {
  const plan = plans.find((each) => each.code === code);
  if (!plan) throw new Refusal("INSR000011");
  return plan;
}

/** The lines of a price with the names of their items, and whose they are. */
export function namedLines(
  lines: readonly PriceLine[],
  travellers: readonly Traveller[],
  language: Language,
) {
  return lines.map((line) => ({
    ...line,
    ageType: ageTypes[travellers[line.traveller]?.kind ?? "child"],
    itemName: itemName(line.item, language),
  }));
}

/** The name of a part of the price. */
export function itemName(item: PriceItem, language: Language): string {
  const { items, option } = insuranceTexts[language].trial;
  if (item === "accident" || item === "medical" || item === "inconvenience") return items[item];
  return option.replace("{name}", coverName(item as CoverCode, language));
}
