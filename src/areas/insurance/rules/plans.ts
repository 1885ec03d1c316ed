// Which plans fit a trip, their prices, and the filters.

import type { planFilters } from "#base/call/codes.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Ntd } from "#base/money/money.ts";
import { type CoverCode, type Covers, coverCodes } from "./covers.ts";
import { ADULT_AGES, ageRefusal, type Traveller } from "./insured.ts";
import { type Price, priceOf, type Rates } from "./price.ts";
import type { Destination } from "./trial.ts";

/** The fields of a travel plan that the rules need. */
export interface TravelPlan {
  code: string;
  /** The rates by destination; null where it is not sold. */
  rates: Readonly<Record<Destination, Rates | null>>;
  covers: Covers;
  sumLeast: Ntd;
  sumMost: Ntd;
  /** The maximum age of an insured adult. */
  ageMost: number;
  withChildren: boolean;
  /** Whether it meets the requirements of a Schengen visa. */
  isSchengen: boolean;
}

export type PlanFilter = keyof typeof planFilters;

/** A trip, with the data the price depends on. */
export interface Trip {
  destination: Destination;
  periods: number;
  sumInsured: Ntd;
  travellers: readonly Traveller[];
  options: readonly CoverCode[];
}

/** Whether a plan passes a filter. */
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

/** The price of a plan for a trip; null if it cannot insure it. */
export function planPrice(plan: TravelPlan, trip: Trip): Price | null {
  const rates = plan.rates[trip.destination];
  if (rates === null || planRefusal(plan, trip)) return null;
  return priceOf({ ...trip, rates, covers: plan.covers });
}

/** The same with those of the trip's options that the plan offers. */
export function offeredPrice(plan: TravelPlan, trip: Trip): Price | null {
  const offered = optionsOf(plan);
  return planPrice(plan, {
    ...trip,
    options: trip.options.filter((each) => offered.includes(each)),
  });
}

/** A plan with its price. */
export interface Suggestion<Plan extends TravelPlan = TravelPlan> {
  plan: Plan;
  price: Price;
}

/** The plans that can insure the trip, cheapest first. Options count if a plan offers them. */
export function suggestPlans<Plan extends TravelPlan>(
  plans: readonly Plan[],
  trip: Trip,
  filter: PlanFilter,
): Suggestion<Plan>[] {
  const found = plans
    .filter((plan) => passesFilter(plan, filter))
    .flatMap((plan) => {
      const price = offeredPrice(plan, trip);
      return price ? [{ plan, price }] : [];
    });
  // In place, because older browsers lack toSorted; the list is local.
  return found.sort((one, other) => one.price.total - other.price.total);
}

/** The optional items of a plan. */
export function optionsOf({ covers }: Pick<TravelPlan, "covers">): CoverCode[] {
  return coverCodes.filter((code) => covers[code].mark === "optional");
}
