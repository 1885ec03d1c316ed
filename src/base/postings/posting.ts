// A posting is a list of legs that sum to zero in every currency.

import type { Currency } from "../money/money.ts";

/** The kind of a line in a customer's account. */
export const lineKinds = [
  "opening",
  "transfer-in",
  "transfer-out",
  "fee",
  "refund",
  "salary",
  "interest",
  "interest-tax",
  "health-premium",
  "card",
  "cash",
  "bill",
  "exchange",
  "remittance",
  "loan",
  "loan-payment",
  "insurance",
  "insurance-refund",
  "purchase",
  "sale",
  "dispute",
  "reversal",
] as const;

export type LineKind = (typeof lineKinds)[number];

/** The bank's internal accounts, by purpose; each exists once per currency. */
export type InternalName =
  | "funding"
  | "fee"
  | "interest"
  | "interest-tax"
  | "health-premium"
  | "loan"
  | "loan-interest"
  | "loan-penalty"
  | "insurer"
  | "custody"
  | "transaction-tax"
  | "card"
  | "dispute"
  | "exchange"
  | "remittance"
  | "bills"
  | "cash"
  | `clearing-${string}`;

/** Money that arrives on a customer's account, or leaves it (negative). */
export interface AccountLeg {
  number: string;
  line: LineKind;
  amount: number;
  currency: Currency;
  /** The counterparty, where the customer may see it. */
  otherBank: string | null;
  otherNumber: string | null;
  note: string | null;
}

/** Money on an internal account of the bank. */
export interface InternalLeg {
  internal: string;
  amount: number;
  currency: Currency;
}

/** One side of a posting. */
export type Leg = AccountLeg | InternalLeg;

/** The name of an internal account in a currency. */
export function internalAccount(name: InternalName, currency: Currency): string {
  return `${name}-${currency}`;
}

/** A leg on a customer's account. */
export function onAccount(
  number: string,
  line: LineKind,
  amount: number,
  { currency, note = null }: { currency: Currency; note?: string | null },
): AccountLeg {
  return { number, line, amount, currency, otherBank: null, otherNumber: null, note };
}

/** A leg on one of the bank's internal accounts. */
export function onInternal(name: InternalName, amount: number, currency: Currency): InternalLeg {
  return { internal: internalAccount(name, currency), amount, currency };
}

/** Legs without those of amount zero. */
export function withoutNought(legs: readonly Leg[]): Leg[] {
  return legs.filter(({ amount }) => amount !== 0);
}

/** Whether a leg is on a customer's account. */
export function isAccountLeg(leg: Leg): leg is AccountLeg {
  return "number" in leg;
}

/** Throws unless every leg moves a whole amount and they sum to zero in every currency. */
export function assertBalanced(legs: readonly Leg[]): void {
  const sums = new Map<Currency, number>();
  for (const { amount, currency } of legs) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`no leg of ${amount}`);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  if (legs.length === 0) throw new RangeError("a posting without legs");
  for (const [currency, sum] of sums) {
    if (sum !== 0) throw new RangeError(`a posting does not sum to zero: ${sum} ${currency}`);
  }
}

/** The legs that undo a posting: each leg inverted, credits first. */
export function reversalLegs(legs: readonly Leg[]): Leg[] {
  return legs
    .map((leg): Leg => {
      const amount = -leg.amount;
      return isAccountLeg(leg) ? { ...leg, amount, line: "reversal" } : { ...leg, amount };
    })
    .toSorted((one, other) => Math.sign(other.amount) - Math.sign(one.amount));
}
