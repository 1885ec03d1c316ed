// What a transfer will cost and leave, while it is being typed: by the same tariff as the ledger's. The
// ledger decides; this only saves the customer a step that would be refused.

import { amountOf, type Currency } from "#base/money/money.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { Day } from "#base/time/day.ts";
import { feeOf } from "#base/transfer/fee.ts";
import { type Covered, HIDDEN } from "./covered.ts";

/** What is left of an account's limits of a kind. */
export interface Allowance {
  once: number;
  dayLeft: Covered;
  monthLeft: Covered | null;
}

/** What is known of the account that sends. */
export interface Paying {
  currency: Currency;
  balance: Covered;
  freeTransferUsed: boolean;
  designatedLimit: Allowance | null;
  otherLimit: Allowance | null;
}

/** What was chosen and typed so far. */
export interface Wished {
  kind: "designated" | "other" | "own";
  /** Empty while it is not known. */
  toBank: string;
  amount: number;
  today: Day;
}

/** The first limit that an amount passes. */
export type Excess = "overBalance" | "overOnce" | "overDay" | "overMonth";

/** What the transfer would cost and leave. */
export interface Quote {
  fee: number;
  total: number;
  balanceAfter: Covered;
  isWithin: boolean;
  /** Null where no limit counts. */
  allowance: Allowance | null;
  excess: Excess | null;
}

/** The terms of a transfer that is not sent yet. */
export function quoteOf(account: Paying, { kind, toBank, amount, today }: Wished): Quote {
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

/** What is left of the limits that count for a kind; null where none does. */
export function allowanceOf(account: Paying, kind: Wished["kind"]): Allowance | null {
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

/** What is hidden refuses nothing here; the ledger does. */
function isOver(amount: number, most: Covered): boolean {
  return most !== HIDDEN && amount > most;
}
