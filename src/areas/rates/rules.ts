import type { Currency } from "#base/money.ts";

/** What a deposit can be, in the order of the board. */
export const depositKinds = ["main", "dream", "demand", "time", "time-savings"] as const;

export type DepositKind = (typeof depositKinds)[number];

/** A currency that is changed against New Taiwan dollars. */
export type ForeignCurrency = Exclude<Currency, "TWD">;

/** How many of the smallest steps of an exchange rate make one New Taiwan dollar. */
export const EXCHANGE_STEPS = 100_000;

const BASIS_POINTS_PER_PERCENT = 100;

/** The smaller a rate, the more decimals it takes to tell what the bank buys and sells at apart. */
const exchangeDecimals = [
  { below: 0.1 * EXCHANGE_STEPS, decimals: 5 },
  { below: EXCHANGE_STEPS, decimals: 4 },
  { below: Number.POSITIVE_INFINITY, decimals: 3 },
] as const;

/** A yearly rate as people read it: 172 is 1.72%. */
export function formatRate(basisPoints: number): string {
  return `${(basisPoints / BASIS_POINTS_PER_PERCENT).toFixed(2)}%`;
}

/** An exchange rate as people read it: 3142500 is 31.425, and 20310 is 0.2031. */
export function formatExchangeRate(steps: number): string {
  const { decimals } = exchangeDecimals.find(({ below }) => steps < below) ?? exchangeDecimals[2];
  return (steps / EXCHANGE_STEPS).toFixed(decimals);
}
