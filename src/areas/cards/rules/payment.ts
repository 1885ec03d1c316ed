// Card payments: which are approved, and why others are refused.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import { type Amount, ntd } from "#base/money/money.ts";
import type { Day } from "#base/time/day.ts";
import type { CardState } from "./loss.ts";

/** The limit for one purchase, and for a Taipei month. */
export const PURCHASE_MOST: Amount<"TWD"> = ntd(100_000);
export const MONTH_MOST: Amount<"TWD"> = ntd(300_000);

/** How a card was presented. */
export const entryModes = ["chip", "contactless", "online"] as const;
export type EntryMode = (typeof entryModes)[number];

export const paymentStates = ["pending", "approved", "refused"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Why a payment was refused. */
export const paymentRefusals = [
  "card",
  "expired",
  "limit",
  "balance",
  "stopped",
  "account",
  "timeout",
] as const;
export type PaymentRefusal = (typeof paymentRefusals)[number];

/** The data a payment is decided on, while the card is locked. */
export interface PaymentSituation {
  state: CardState;
  /** The card's last day of validity. */
  expiresOn: Day;
  today: Day;
  amount: number;
  /** The sum approved this month so far. */
  spentThisMonth: number;
}

/** Why a card payment is refused, or null if the ledger may post it. */
export function paymentRefusal(situation: PaymentSituation): PaymentRefusal | null {
  const { state, expiresOn, today, amount, spentThisMonth } = situation;
  if (state === "expired" || today > expiresOn) return "expired";
  if (state !== "active") return "card";
  if (amount > PURCHASE_MOST) return "limit";
  return spentThisMonth + amount > MONTH_MOST ? "limit" : null;
}

/** The reason for refusing a payment, by the ledger's refusal. */
export function refusalByLedger(code: ErrorCode): PaymentRefusal {
  if (code === "TRFR000002") return "balance";
  return code === "TRFR000023" ? "stopped" : "account";
}
