// A loan repaid in equal instalments: the annuity, rounded to dollars; the last instalment absorbs
// the rounding.

import { addMonths, type Day } from "#base/time/day.ts";

const MONTHS_OF_YEAR = 12;
const BASIS_POINTS = 10_000;

/** The agreed terms of a loan. */
export interface Terms {
  principal: number;
  /** The yearly rate. */
  basisPoints: number;
  months: number;
  openedOn: Day;
}

/** One instalment of the schedule. */
export interface Instalment {
  number: number;
  dueOn: Day;
  principal: number;
  interest: number;
  /** The principal left after it. */
  balance: number;
}

/** The equal instalment of a loan, in whole dollars. */
export function instalmentOf({ principal, basisPoints, months }: Terms): number {
  const rate = basisPoints / BASIS_POINTS / MONTHS_OF_YEAR;
  if (rate === 0) return Math.round(principal / months);
  const growth = (1 + rate) ** months;
  return Math.round((principal * rate * growth) / (growth - 1));
}

/** Every instalment of a loan, the first a month after it was paid out. */
export function scheduleOf(terms: Terms): Instalment[] {
  const { principal, basisPoints, months, openedOn } = terms;
  const instalment = instalmentOf(terms);
  const schedule: Instalment[] = [];
  let left = principal;
  for (let number = 1; number <= months; number += 1) {
    const interest = Math.round((left * basisPoints) / BASIS_POINTS / MONTHS_OF_YEAR);
    const repaid = number === months ? left : instalment - interest;
    left -= repaid;
    const dueOn = addMonths(openedOn, number);
    schedule.push({ number, dueOn, principal: repaid, interest, balance: left });
  }
  return schedule;
}
