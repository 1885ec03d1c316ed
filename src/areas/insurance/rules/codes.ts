// The specification's codes for insurance, used only on the wire.

import { planFilters } from "#base/call/codes.ts";
import { formatDay } from "#base/time/day.ts";
import { type Choices, filters } from "./choices.ts";
import type { PlanFilter } from "./plans.ts";
import { type Destination, destinations, type InsuredType, insuredTypes } from "./trial.ts";

/** The codes of the destinations. */
export const destinationCodes = { domestic: "D", overseas: "O" } as const satisfies Record<
  Destination,
  string
>;

/** The codes of the insured; an empty text means nobody. */
export const insuredTypeCodes = { self: "1", child: "2", both: "3" } as const satisfies Record<
  InsuredType,
  string
>;

/** The destination of a wire code; null for an unknown one. */
export function destinationOf(code: string | undefined): Destination | null {
  return destinations.find((name) => destinationCodes[name] === code) ?? null;
}

/** The insured of a wire code; null for nobody. */
export function insuredTypeOf(code: string | undefined): InsuredType | null {
  return insuredTypes.find((name) => insuredTypeCodes[name] === code) ?? null;
}

/** The filter of a wire code. */
export function filterOf(code: string | undefined): PlanFilter {
  return filters.find((name) => planFilters[name] === code) ?? "all";
}

/** The choices as input of the calls. */
export function trialInput({ trial, age, children, options }: Choices) {
  const { destination, sumInsured, startOn, endOn, leavingTime, insuredType } = trial;
  return {
    destination: destinationCodes[destination],
    sumInsured,
    startDay: formatDay(startOn),
    ...(endOn ? { endDay: formatDay(endOn) } : {}),
    leavingTime,
    insuredType: insuredType ? insuredTypeCodes[insuredType] : ("" as const),
    ...(/^\d{1,3}$/.test(age) ? { age: Number(age) } : {}),
    childCount: children,
    options: options.join(","),
  };
}
