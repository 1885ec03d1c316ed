// Which plans a trip can have, at what price, and which of them the filters leave.

import type { planFilters } from "#base/call/codes.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Ntd } from "#base/money/money.ts";
import { type CoverCode, type Covers, coverCodes } from "./covers.ts";
import { ADULT_AGES, ageRefusal, type Traveller } from "./insured.ts";
import { type Price, priceOf, type Rates } from "./price.ts";
import type { Destination } from "./trial.ts";

/** A travel plan as far as it is decided by rules. */
export interface TravelPlan {
  code: string;
  /** What it costs where; null where it is not sold. */
  rates: Readonly<Record<Destination, Rates | null>>;
  covers: Covers;
  sumLeast: Ntd;
  sumMost: Ntd;
  /** The oldest grown-up it insures. */
  ageMost: number;
  withChildren: boolean;
  /** Whether it meets what a Schengen visa asks for. */
  isSchengen: boolean;
}

export type PlanFilter = keyof typeof planFilters;

/** A trip as the price needs to know it. */
export interface Trip {
  destination: Destination;
  periods: number;
  sumInsured: Ntd;
  travellers: readonly Traveller[];
  options: readonly CoverCode[];
}

/** Whether a filter leaves a plan. */
export function passesFilter(plan: TravelPlan, filter: PlanFilter): boolean {
  switch (filter) {
    case "all":
      return true;
    case "age":
      return plan.ageMost >= ADULT_AGES.most;
    case "schengen":
      return plan.isSchengen;
    case "childProject":
      return plan.withChildren;
    case "carRental":
      return ["check", "optional"].includes(plan.covers["car-rental"].mark);
  }
}

/** Why a plan cannot insure the trip, or null. */
export function planRefusal(plan: TravelPlan, trip: Omit<Trip, "periods">): ErrorCode | null {
  const { destination, sumInsured, travellers, options } = trip;
  if (plan.rates[destination] === null) return "INSR000012";
  if (sumInsured < plan.sumLeast || sumInsured > plan.sumMost) return "INSR000013";
  for (const traveller of travellers) {
    const refused = ageRefusal(traveller);
    if (refused) return refused;
    if (traveller.kind === "adult" && traveller.age > plan.ageMost) return "INSR000014";
    if (traveller.kind === "child" && !plan.withChildren) return "INSR000015";
  }
  const isOffered = (code: CoverCode) => plan.covers[code].mark === "optional";
  return options.every(isOffered) ? null : "INSR000016";
}

/** The price of a plan for a trip; null where it cannot insure it. */
export function planPrice(plan: TravelPlan, trip: Trip): Price | null {
  const rates = plan.rates[trip.destination];
  if (rates === null || planRefusal(plan, trip)) return null;
  return priceOf({ ...trip, rates, covers: plan.covers });
}

/** A plan with its price. */
export interface Suggestion<Plan extends TravelPlan = TravelPlan> {
  plan: Plan;
  price: Price;
}

/** The plans that can insure the trip, the cheapest first. Options count where a plan offers them. */
export function suggestPlans<Plan extends TravelPlan>(
  plans: readonly Plan[],
  trip: Trip,
  filter: PlanFilter,
): Suggestion<Plan>[] {
  const found = plans
    .filter((plan) => passesFilter(plan, filter))
    .flatMap((plan) => {
      const options = trip.options.filter((code) => plan.covers[code].mark === "optional");
      const price = planPrice(plan, { ...trip, options });
      return price ? [{ plan, price }] : [];
    });
  // In place, for browsers that know no other way; the list is our own.
  return found.sort((one, other) => one.price.total - other.price.total);
}

/** The items that a plan leaves to choice. */
export function optionsOf({ covers }: Pick<TravelPlan, "covers">): CoverCode[] {
  return coverCodes.filter((code) => covers[code].mark === "optional");
}
