// The early payoff of a loan. The bank charges no fee for it: due are the remaining principal and
// its daily interest since the last paid installment.

import { type Day, daysBetween } from "#base/time/day.ts";

const BASIS_POINTS = 10_000;
const DAYS_OF_YEAR = 365;

/** The inputs of a payoff. */
export interface PayoffFacts {
  balance: number;
  basisPoints: number;
  openedOn: Day;
  today: Day;
  payments: readonly { dueOn: Day; paidOn: Day | null }[];
}

/** The amounts that pay off a loan on a day. */
export interface Payoff {
  principal: number;
  interest: number;
  total: number;
  interestSince: Day;
}

/** The remaining principal with its interest until today, in whole dollars. */
export function payoffOf({ balance, basisPoints, openedOn, today, payments }: PayoffFacts): Payoff {
  const paid = payments.filter(({ paidOn }) => paidOn !== null);
  const interestSince = paid.at(-1)?.dueOn ?? openedOn;
  const days = Math.max(daysBetween(interestSince, today), 0);
  const interest = Math.round((balance * basisPoints * days) / (BASIS_POINTS * DAYS_OF_YEAR));
  return { principal: balance, interest, total: balance + interest, interestSince };
}

/** The status of an installment. */
export function paymentStatus(
  { dueOn, paidOn }: { dueOn: Day; paidOn: Day | null },
  today: Day,
): "paid" | "overdue" | "open" {
  if (paidOn !== null) return "paid";
  return dueOn < today ? "overdue" : "open";
}
