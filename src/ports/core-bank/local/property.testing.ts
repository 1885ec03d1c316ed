// Random transfers, and an independent model of them: it has no counters and no balances, only the
// list of what was posted.

import fc from "fast-check";
import { amountOf, type Currency } from "#base/money/money.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import { type Day, monthOf } from "#base/time/day.ts";
import { feeOf } from "#base/transfer/fee.ts";
import { limitsOf, type Tier } from "#base/transfer/limits.ts";
import type { TransferOrder } from "../port.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A random order; accounts by their index in a list. */
export interface Draft {
  from: number;
  to: number;
  amount: number;
  out: boolean;
  kind: "other" | "designated" | "own";
  fee: number;
  sameAgain: boolean;
  /** Which process gets it. */
  bank: number;
}

/** A random order between that many accounts; amounts cluster around the limits. */
export function draft(accounts: number): fc.Arbitrary<Draft> {
  return fc.record({
    from: fc.nat({ max: accounts - 1 }),
    to: fc.nat({ max: accounts - 1 }),
    amount: fc.oneof(
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom(400, 500, 501, 1_000, 1_001, 9_999, 10_000, 10_001, 15_000, 50_000, 50_001),
      fc.integer({ min: 1, max: 60_000 }),
    ),
    out: fc.boolean(),
    kind: fc.constantFrom("other", "other", "other", "designated", "own"),
    fee: fc.constantFrom(0, 10, 15, 15),
    sameAgain: fc.boolean(),
    bank: fc.nat({ max: 1 }),
  });
}

/** An account as the model knows it. */
export interface Known {
  number: string;
  customerId: string;
  currency: Currency;
  tier: Tier;
  kind: "main" | "sub";
  opening: number;
}

/** A transfer that was posted, and when. */
export interface Posted {
  order: TransferOrder;
  kind: string;
  at: number;
  day: Day;
}

/** The expected result of an order now, from everything that was posted before. */
export function expected(
  order: TransferOrder,
  accounts: readonly Known[],
  posted: readonly Posted[],
  now: { at: number; day: Day },
): string {
  const from = accounts.find(({ number }) => number === order.fromNumber) as Known;
  const to = accounts.find(({ number }) => number === order.toNumber);
  const within = order.toBank === OWN_BANK_CODE;
  if (within && to === from) return "TRFR000001";
  if (within && to?.currency !== from.currency) return "TRFR000012";
  const isOwn = within && to?.customerId === from.customerId;
  if (from.kind === "sub" && !(isOwn && to?.kind === "main")) return "TRFR000018";
  if (order.kind === "own" && !isOwn) return "TRFR000018";
  const kind = isOwn ? "own" : order.kind;
  // Nothing is designated here.
  if (kind === "designated") return "TRFR000008";
  const mine = posted.filter(({ order: { fromNumber } }) => fromNumber === from.number);
  if (order.fee !== feeNow(order, from, mine, now.day)) return "TRFR000019";
  if (order.amount + order.fee > balanceOf(from, posted)) return "TRFR000002";
  const over = kind === "own" ? null : overLimit(order, from, mine, now.day);
  return over ?? (isSame(order, mine, now.at) ? "TRFR000014" : "ok");
}

function feeNow(order: TransferOrder, from: Known, mine: readonly Posted[], day: Day): number {
  const { toBank, amount } = order;
  const { currency } = from;
  const freeUsed = mine.some(
    (each) => each.day === day && each.order.toBank !== OWN_BANK_CODE && each.order.fee === 0,
  );
  return feeOf({ toBank, currency, amount: amountOf(amount), day, freeUsed });
}

/** An account's balance according to the list. */
export function balanceOf({ number, opening }: Known, posted: readonly Posted[]): number {
  return posted.reduce((balance, { order }) => {
    const out = order.fromNumber === number ? order.amount + order.fee : 0;
    const isIn = order.toBank === OWN_BANK_CODE && order.toNumber === number;
    return balance - out + (isIn ? order.amount : 0);
  }, opening);
}

function overLimit({ amount }: TransferOrder, from: Known, mine: readonly Posted[], day: Day) {
  const limits = limitsOf(from.tier, from.currency, "other");
  if (!limits) return "TRFR000018";
  const sum = (which: (each: Posted) => boolean) =>
    mine
      .filter(({ kind }) => kind === "other")
      .filter(which)
      .reduce((total, { order }) => total + order.amount, 0);
  if (amount > limits.once) return "TRFR000003";
  if (sum((each) => each.day === day) + amount > limits.day) return "TRFR000004";
  const inMonth = sum((each) => monthOf(each.day) === monthOf(day));
  return inMonth + amount > (limits.month ?? Infinity) ? "TRFR000005" : null;
}

function isSame(order: TransferOrder, mine: readonly Posted[], at: number): boolean {
  if (order.sameAgain) return false;
  return mine.some(
    (each) =>
      each.at > at - DAY_MS &&
      each.order.toBank === order.toBank &&
      each.order.toNumber === order.toNumber &&
      each.order.amount === order.amount,
  );
}
