// What decides about payments and policies, besides the table of the flow.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Currency } from "#base/money/money.ts";
import type { ApplicationState } from "../flow/table.ts";
import type { CoverPeriod } from "./trial.ts";

/** How long an unpaid application is stored. */
export const APPLICATION_MINUTES = 60;

/** What decides whether an account can pay a premium. */
interface Payer {
  currency: Currency;
  state: "open" | "frozen" | "closed";
  isOwner: boolean;
}

/** Why a premium cannot be paid from an account of the customer, or null: the payer is the policyholder. */
export function payerRefusal({ currency, state, isOwner }: Payer): ErrorCode | null {
  if (currency !== "TWD" || !isOwner) return "INSR000009";
  return state === "open" ? null : "TRFR000018";
}

/** The status of a policy for its holder. */
export type PolicyStatus = "coming" | "running" | "over" | "cancelled";

/** The status of an issued policy, by the database's clock. */
export function policyStatus(
  state: ApplicationState,
  { startsAt, endsAt }: Pick<CoverPeriod, "startsAt" | "endsAt">,
  now: Date,
): PolicyStatus {
  if (state === "cancelled" || state === "cancelling") return "cancelled";
  if (now < startsAt) return "coming";
  return now < endsAt ? "running" : "over";
}

/** Whether a policy can still be cancelled with a full refund: until its cover starts. */
export function isCancellable(
  state: ApplicationState,
  { startsAt }: Pick<CoverPeriod, "startsAt">,
  now: Date,
): boolean {
  return state === "issued" && now < startsAt;
}
