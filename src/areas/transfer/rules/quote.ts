// The fee and the remaining sums of a transfer, computed while the customer types, by the ledger's
// tariff. The ledger decides; this only spares the customer a step that would be refused.

import { amountOf, type Currency } from "#base/money/money.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { Day } from "#base/time/day.ts";
import { feeOf } from "#base/transfer/fee.ts";
import { type Covered, HIDDEN } from "./covered.ts";

/** What is left of an account's limits for one kind of transfer. */
export interface Allowance {
  once: number;
  dayLeft: Covered;
  monthLeft: Covered | null;
}

/** What is known about the sending account. */
export interface Paying {
  currency: Currency;
  balance: Covered;
  freeTransferUsed: boolean;
  designatedLimit: Allowance | null;
  otherLimit: Allowance | null;
}

/** What was chosen and typed so far. */
export interface QuoteInput {
  kind: "designated" | "other" | "own";
  /** Empty while unknown. */
  toBank: string;
  amount: number;
  today: Day;
}

/** The first limit that an amount exceeds. */
export type Excess = "overBalance" | "overOnce" | "overDay" | "overMonth";

/** The cost of the transfer, and what it would leave. */
export interface Quote {
  fee: number;
  total: number;
  balanceAfter: Covered;
  isWithin: boolean;
  /** Null if no limit applies. */
  allowance: Allowance | null;
  excess: Excess | null;
}

/** The terms of a transfer that is not sent yet. */
export function quoteOf(account: Paying, { kind, toBank, amount, today }: QuoteInput): Quote {
  const { currency, balance, freeTransferUsed: freeUsed } = account;
  const fee = feeOf({ toBank, currency, amount: amountOf(amount), day: today, freeUsed });
  const total = amount + fee;
  const allowance = allowanceOf(account, kind);
  return {
    fee,
    total,
    balanceAfter: balance === HIDDEN ? HIDDEN : balance - total,
    isWithin: toBank === OWN_BANK_CODE,
    allowance,
    excess: isOver(total, balance) ? "overBalance" : excessOf(amount, allowance),
  };
}

/** What is left of the limits for a kind of transfer; null if none applies. */
export function allowanceOf(account: Paying, kind: QuoteInput["kind"]): Allowance | null {
  if (kind === "own") return null;
  return kind === "designated" ? account.designatedLimit : account.otherLimit;
}

function excessOf(amount: number, allowance: Allowance | null): Excess | null {
  if (allowance === null) return null;
  const { once, dayLeft, monthLeft } = allowance;
  if (amount > once) return "overOnce";
  if (isOver(amount, dayLeft)) return "overDay";
  return monthLeft !== null && isOver(amount, monthLeft) ? "overMonth" : null;
}

/** A hidden limit never refuses here; the ledger checks it. */
function isOver(amount: number, most: Covered): boolean {
  return most !== HIDDEN && amount > most;
}
