import type { Output } from "#base/call/call.ts";
import { type Ntd, ntd } from "#base/money/money.ts";
import type { listRates } from "../../contract/travel.ts";
import type { Covers } from "../../rules/covers.ts";
import type { TravelPlan } from "../../rules/plans.ts";

type SentPlan = Output<typeof listRates>["plans"][number];

/** A plan as the travel pages price and show it. */
export type PagePlan = TravelPlan &
  Pick<
    SentPlan,
    | "planName"
    | "slogan"
    | "lead"
    | "insurerName"
    | "insurerLegalName"
    | "insurerTelephone"
    | "productName"
    | "filing"
  >;

/** The plans of the call, in the type of the rules. */
export function pagePlans(plans: readonly SentPlan[]): PagePlan[] {
  return plans.map((plan) => ({
    ...plan,
    code: plan.planCode,
    sumLeast: ntd(plan.sumLeast) as Ntd,
    sumMost: ntd(plan.sumMost) as Ntd,
    withChildren: plan.insuresChildren,
    // The same numbers and marks; only their types were lost in transport.
    covers: plan.covers as unknown as Covers,
  }));
}
