// The specification's values of insurance, which exist on the wire alone.

import { planFilters } from "#base/call/codes.ts";
import { filters } from "./choices.ts";
import type { PlanFilter } from "./plans.ts";
import { type Destination, destinations, type InsuredType, insuredTypes } from "./trial.ts";

/** Where one travels. */
export const destinationCodes = { domestic: "D", overseas: "O" } as const satisfies Record<
  Destination,
  string
>;

/** Who is insured; nobody is told by an empty text. */
export const insuredTypeCodes = { self: "1", child: "2", both: "3" } as const satisfies Record<
  InsuredType,
  string
>;

/** What a code of the wire means; null for one that means nothing. */
export function destinationOf(code: string | undefined): Destination | null {
  return destinations.find((name) => destinationCodes[name] === code) ?? null;
}

/** Who is meant by a code of the wire; null for nobody. */
export function insuredTypeOf(code: string | undefined): InsuredType | null {
  return insuredTypes.find((name) => insuredTypeCodes[name] === code) ?? null;
}

/** The filter that a code of the wire means. */
export function filterOf(code: string | undefined): PlanFilter {
  return filters.find((name) => planFilters[name] === code) ?? "all";
}
