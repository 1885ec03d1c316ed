// Interest is calculated on the balance at the end of each day and paid twice a year.

import { type Currency, smallestUnit } from "#base/money/money.ts";
import { type Day, daysBetween } from "#base/time/day.ts";
import type { RateStep } from "./moves.ts";

const DAYS_OF_YEAR = 365;
const BASIS_POINTS = 10_000;

/** The days on which interest is paid: the day after it is settled. */
export const interestDays = ["06-21", "12-21"] as const;

/** A balance times its rate for each day from `from` until before `to`; rates may change. */
export function accrued(steps: readonly RateStep[], balance: number, from: Day, to: Day): number {
  const levels = [...new Set(steps.map(({ above }) => above))].toSorted((one, two) => one - two);
  let sum = 0;
  for (const [index, above] of levels.entries()) {
    const part = Math.min(balance, levels[index + 1] ?? balance) - above;
    if (part > 0) sum += part * rateDays(steps.filter(onLevel(above)), from, to);
  }
  return sum;
}

/** The interest paid for an accrued sum, in minor units; only whole yen. */
export function interestOf(accruedSum: number, currency: Currency): number {
  const least = smallestUnit(currency);
  return Math.round(accruedSum / (DAYS_OF_YEAR * BASIS_POINTS * least)) * least;
}

const onLevel = (above: number) => (step: RateStep) => step.above === above;

/** The rates of one level, each times its days; before the first known one it was the same. */
function rateDays(steps: readonly RateStep[], from: Day, to: Day): number {
  const inTime = steps.toSorted((one, two) => (one.since < two.since ? -1 : 1));
  return inTime.reduce((sum, { since, basisPoints }, index) => {
    const start = index === 0 || since < from ? from : since;
    const next = inTime[index + 1]?.since ?? to;
    const end = next < to ? next : to;
    return end > start ? sum + basisPoints * daysBetween(start, end) : sum;
  }, 0);
}
