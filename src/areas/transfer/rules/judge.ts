// Whether an order may be sent now, and on which terms. The ledger judges again when it posts, on
// locked rows; this is what can be told before the customer agrees.

import type { Day } from "#base/day.ts";
import { amountOf, type Currency, formatAmount } from "#base/money.ts";
import { feeOf } from "#base/transfer-fee.ts";
import type { Limits, TransferKind } from "#base/transfer-limits.ts";
import type { Payee, Refused } from "./order.ts";

/** How many payees that nothing was sent to before may be looked up in a day. */
export const PAYEE_LOOKS_A_DAY = 60;

/** What the sending account can do, as the ledger tells it. */
export interface Sender {
  account: {
    kind: "main" | "sub" | "joint";
    currency: Currency;
    balance: number;
    designatedOn: boolean;
    otherOn: boolean;
  };
  limits: Readonly<Record<CountedKind, Limits | null>>;
  used: Readonly<Record<CountedKind, { day: number; month: number }>>;
  freeUsed: boolean;
  /** Whether the customer's panic button is in effect. */
  isStopped: boolean;
  today: Day;
}

/** The kinds that count against a limit. */
type CountedKind = Exclude<TransferKind, "own">;

/** An order of a known kind. */
export interface Judged extends Payee {
  kind: TransferKind;
  amount: number;
}

/** How much is left of each limit; null where there is none. */
export interface Left {
  once: number;
  day: number;
  month: number | null;
}

/** What a transfer costs and leaves. */
export interface Terms {
  fee: number;
  total: number;
  balanceAfter: number;
  dayLeft: number | null;
  monthLeft: number | null;
}

/** Why the order cannot be sent, or null. A sign-in that looked unusual sends to designated ones only. */
export function refusalOf(
  order: Judged,
  sender: Sender,
  { isUnusualSignIn }: { isUnusualSignIn: boolean },
): Refused | null {
  return (
    kindRefusal(order, sender, isUnusualSignIn) ??
    balanceRefusal(order, sender) ??
    limitRefusal(order, sender)
  );
}

/** The fee of an order now. */
export function feeFor({ toBank, amount }: Judged, sender: Sender): number {
  const { account, today: day, freeUsed } = sender;
  const { currency } = account;
  return feeOf({ toBank, currency, amount: amountOf(amount), day, freeUsed });
}

/** What the order costs, and what is left after it. */
export function termsOf(order: Judged, sender: Sender): Terms {
  const fee = feeFor(order, sender);
  const total = order.amount + fee;
  const left = order.kind === "own" ? null : leftOf(order.kind, sender);
  return {
    fee,
    total,
    balanceAfter: sender.account.balance - total,
    dayLeft: left && left.day - order.amount,
    monthLeft: left && left.month !== null ? left.month - order.amount : null,
  };
}

/** What is left of an account's limits of a kind; null when that kind cannot be sent at all. */
export function leftOf(kind: CountedKind, { limits, used }: Sender): Left | null {
  const limit = limits[kind];
  if (!limit) return null;
  const { day, month } = used[kind];
  // Below nought where a limit was lowered after it had been used.
  const over = (most: number, sent: number) => Math.max(most - sent, 0);
  return {
    once: limit.once,
    day: over(limit.day, day),
    month: limit.month === null ? null : over(limit.month, month),
  };
}

function kindRefusal(order: Judged, { account, isStopped }: Sender, isUnusualSignIn: boolean) {
  if (order.kind === "own") return null;
  if (isStopped) return not("TRFR000023");
  // What is put aside goes back to one's own main account only.
  if (account.kind !== "main") return not("TRFR000018");
  if (order.kind === "designated") return account.designatedOn ? null : not("TRFR000006");
  if (!account.otherOn) return not("TRFR000007");
  return isUnusualSignIn ? not("TRFR000020") : null;
}

function balanceRefusal(order: Judged, sender: Sender): Refused | null {
  const { account } = sender;
  if (order.amount + feeFor(order, sender) <= account.balance) return null;
  return not("TRFR000002", { balance: told(account.balance, account.currency) });
}

function limitRefusal({ kind, amount }: Judged, sender: Sender): Refused | null {
  if (kind === "own") return null;
  const left = leftOf(kind, sender);
  if (!left) return not("TRFR000018");
  const { currency } = sender.account;
  const month = left.month ?? Number.POSITIVE_INFINITY;
  // An allowance that a wider limit cuts short is told as what can really be sent.
  const ofDay = Math.min(left.day, month);
  const once = Math.min(left.once, ofDay);
  if (amount > left.once) return not("TRFR000003", { left: told(once, currency) });
  if (amount > left.day) return not("TRFR000004", { left: told(ofDay, currency) });
  if (amount > month) return not("TRFR000005", { left: told(month, currency) });
  return null;
}

function told(amount: number, currency: Currency): string {
  return formatAmount(amountOf(amount), currency);
}

function not(code: Refused["code"], facts: Refused["facts"] = {}): Refused {
  return { code, facts };
}
