// Disputes: payments that the customer does not recognise, and how the bank settles them.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import { addBusinessDays } from "#base/time/business-days.ts";
import { addDays, type Day } from "#base/time/day.ts";
import type { PaymentState } from "./payment.ts";

/** Days after a payment within which it can be disputed. */
export const DISPUTE_DAYS = 45;

/** The longest note that can come with a dispute. */
export const DISPUTE_NOTE_LENGTH = 300;

/** Why a customer disputes a payment. */
export const disputeReasons = ["unknown", "amount", "twice", "undelivered"] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** Where a dispute stands. In `crediting` and `reversing` the ledger has been asked and has not answered. */
export const disputeStates = [
  "received",
  "crediting",
  "credited",
  "upheld",
  "reversing",
  "rejected",
  "withdrawn",
] as const;
export type DisputeState = (typeof disputeStates)[number];

/** What can be done with a dispute: by staff, or by the customer who takes it back. */
export type DisputeAction = "credit" | "uphold" | "reject" | "withdraw";

/** What each action leads to, by the state that it begins in; what is not here cannot be done. */
const transitions: Record<DisputeAction, Partial<Record<DisputeState, DisputeState>>> = {
  credit: { received: "crediting" },
  uphold: { credited: "upheld" },
  // Without a credit there is nothing to take back.
  reject: { received: "rejected", credited: "reversing" },
  // Once the bank has lent the money, it has begun to claim it from the merchant.
  withdraw: { received: "withdrawn" },
};

/** The state that an action leads to, or null when it cannot be done now. */
export function stateAfter(state: DisputeState, action: DisputeAction): DisputeState | null {
  return transitions[action][state] ?? null;
}

/** Whether nothing more will become of a dispute. */
export function isSettled(state: DisputeState): boolean {
  return state === "upheld" || state === "rejected" || state === "withdrawn";
}

/** The last day on which a payment can be disputed. */
export function disputableUntil(paidOn: Day): Day {
  return addDays(paidOn, DISPUTE_DAYS);
}

/** Why a payment cannot be disputed, or null when it can. */
export function disputeRefusal(
  payment: { state: PaymentState; paidOn: Day; isDisputed: boolean },
  today: Day,
): ErrorCode | null {
  if (payment.state !== "approved") return "EMRG000008";
  if (payment.isDisputed) return "EMRG000009";
  return today > disputableUntil(payment.paidOn) ? "EMRG000008" : null;
}

/** The bank means to decide a dispute within so many business days. */
const DISPUTE_BUSINESS_DAYS = 14;

/** The day by which the bank means to have decided. */
export function disputeDueOn(filedOn: Day): Day {
  return addBusinessDays(filedOn, DISPUTE_BUSINESS_DAYS);
}
