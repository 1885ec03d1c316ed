// Disputes: payments that the customer does not recognise, and how the bank settles them.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import * as flow from "#base/flow/table.ts";
import { DISPUTE_DAYS } from "#base/site/service.ts";
import { addBusinessDays } from "#base/time/business-days.ts";
import { addDays, type Day } from "#base/time/day.ts";
import { type DisputeAction, type DisputeState, disputeFlow } from "../flow/table.ts";
import type { PaymentState } from "./payment.ts";

/** The maximum length of a dispute's note. */
export const DISPUTE_NOTE_LENGTH = 300;

/** Why a customer disputes a payment. */
export const disputeReasons = ["unknown", "amount", "twice", "undelivered"] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** The state after an action, or null if it is not allowed now. */
export function stateAfter(state: DisputeState, action: DisputeAction): DisputeState | null {
  return flow.stateAfter(disputeFlow, state, action);
}

/** Whether a dispute is final. */
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

/** The bank's target for deciding a dispute, in business days. */
const DISPUTE_BUSINESS_DAYS = 14;

/** The day by which the bank aims to decide. */
export function disputeDueOn(filedOn: Day): Day {
  return addBusinessDays(filedOn, DISPUTE_BUSINESS_DAYS);
}
