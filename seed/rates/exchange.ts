import { EXCHANGE_STEPS, type ForeignCurrency } from "#areas/rates/rules.ts";
import { isBusinessDay } from "#base/time/business-days.ts";
import { addDays, type Day } from "#base/time/day.ts";

/** One price of the demonstration's exchange board. */
export interface SeedExchangeRate {
  currency: ForeignCurrency;
  at: string;
  buy: number;
  sell: number;
}

interface Quote {
  currency: ForeignCurrency;
  /** New Taiwan dollars for one unit on the first day. */
  middle: number;
  /** Its daily volatility besides the New Taiwan dollar's own, as a share. */
  restless: number;
  /** The smallest price step of its board. */
  step: number;
  /** Half the spread: from the middle to either side. */
  spot: number;
}

/** Days of history at the first start. */
export const HISTORY_DAYS = 120;

/**
 * Boards prepared for the future, so that a bank left running for a year is never stale. They are
 * not visible before their time: the store reads only what is in the past by the bank's clock.
 */
export const DAYS_AHEAD = 366;

/** When boards are published on a business day in Taipei. */
const BOARD_TIMES = ["09:10", "15:30"] as const;

const SEED = 899;
/** The volatility of the New Taiwan dollar against all others per board, as a share. */
const DOLLAR_RESTLESS = 0.0014;
/** Mean reversion: the share by which a rate returns towards its start. */
const PULL = 0.02;

const quotes: readonly Quote[] = [
  { currency: "USD", middle: 31.42, restless: 0, step: 0.005, spot: 0.05 },
  { currency: "JPY", middle: 0.2042, restless: 0.0026, step: 0.0001, spot: 0.002 },
  { currency: "EUR", middle: 36.44, restless: 0.0021, step: 0.01, spot: 0.2 },
  { currency: "CNY", middle: 4.412, restless: 0.0007, step: 0.001, spot: 0.025 },
  { currency: "HKD", middle: 4.036, restless: 0.0002, step: 0.001, spot: 0.03 },
  { currency: "GBP", middle: 41.38, restless: 0.0023, step: 0.01, spot: 0.21 },
  { currency: "AUD", middle: 20.52, restless: 0.0027, step: 0.005, spot: 0.1 },
  { currency: "CAD", middle: 22.37, restless: 0.0018, step: 0.005, spot: 0.11 },
  { currency: "NZD", middle: 17.86, restless: 0.0028, step: 0.005, spot: 0.1 },
  { currency: "SGD", middle: 24.16, restless: 0.0012, step: 0.005, spot: 0.09 },
  { currency: "CHF", middle: 39.05, restless: 0.0022, step: 0.01, spot: 0.17 },
  { currency: "ZAR", middle: 1.817, restless: 0.004, step: 0.001, spot: 0.04 },
  { currency: "THB", middle: 0.9685, restless: 0.0017, step: 0.0001, spot: 0.02 },
  { currency: "KRW", middle: 0.02142, restless: 0.002, step: 0.00001, spot: 0.0003 },
];

/** The exchange boards around the first day; deterministic for a day. */
export function exchangeRates(today: Day): SeedExchangeRate[] {
  const draw = drawer(SEED);
  return [
    ...walk(boardsOf(today, -1, -HISTORY_DAYS), draw),
    ...walk(boardsOf(today, 0, DAYS_AHEAD), draw),
  ];
}

/** The boards from one day to another, in the order of the walk. */
function boardsOf(today: Day, from: number, to: number): string[] {
  const step = Math.sign(to - from);
  const days = Array.from({ length: Math.abs(to - from) + 1 }, (_, index) =>
    addDays(today, from + index * step),
  );
  const times = step > 0 ? BOARD_TIMES : BOARD_TIMES.toReversed();
  return days
    .filter(isBusinessDay)
    .flatMap((day) => times.map((time) => `${day}T${time}:00+08:00`));
}

/**
 * Random walk: each board is a small step from the one before; all move with the dollar, each also
 * a little independently.
 */
function walk(boards: string[], draw: () => number): SeedExchangeRate[] {
  let dollar = 0;
  const own = quotes.map(() => 0);
  return boards.flatMap((at) => {
    dollar += draw() * DOLLAR_RESTLESS - dollar * PULL;
    return quotes.map((quote, index) => {
      const before = own[index] ?? 0;
      const now = before + draw() * quote.restless - before * PULL;
      own[index] = now;
      return priceOf(quote, quote.middle * Math.exp(dollar + now), at);
    });
  });
}

function priceOf({ currency, step, spot }: Quote, middle: number, at: string): SeedExchangeRate {
  const stepped = (value: number) => Math.round(value / step) * Math.round(step * EXCHANGE_STEPS);
  return { currency, at, buy: stepped(middle - spot), sell: stepped(middle + spot) };
}

/** A small generator (mulberry32): numbers around 0, mostly within ±1. */
function drawer(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  // The sum of three uniform numbers is nearly normally distributed.
  return () => (uniform() + uniform() + uniform()) * 2 - 3;
}
