// How the generated market moves from one trading day to the next. Every number depends on the day
// and the code alone, so that all processes, and every start, see the same past.

import type { FundValue, IndexClose } from "#base/market/market-day.ts";
import {
  type CorporateAction,
  type DayPrice,
  dayLimits,
  onStep,
  referencePrice,
  splitFactor,
} from "#base/market/prices.ts";
import { type Day, daysBetween, weekdayOf } from "#base/time/day.ts";
import { fundFigures, growing, type Instrument, indices, instruments } from "./instruments.ts";

/** The market's state after a day. */
export interface Standing {
  day: Day;
  /** How far the whole market is from its trend, as a share. */
  market: number;
  /** By code: the close, its usual level, and the millions of shares. */
  closes: ReadonlyMap<string, { close: number; usual: number; millions: number }>;
  /** In hundredths, unrounded, so that rounding errors do not accumulate. */
  indices: ReadonlyMap<string, number>;
  /** In ten-thousandths, unrounded. */
  funds: ReadonlyMap<string, number>;
}

/** What a step produced besides the new state. */
export interface Step {
  standing: Standing;
  prices: DayPrice[];
  actions: CorporateAction[];
  indices: IndexClose[];
  fundValues: FundValue[];
}

const MARKET_RESTLESS = 0.008;
const MARKET_GROWS = 0.0002;
/** The share of its distance that a price reverts to its usual level in a day. */
const PULL = 0.02;
/** An ETF above this is split in its quarterly review, that many for one. */
const SPLIT_ABOVE = 100_00;
const SPLIT_INTO = 4;
const REVIEW_MONTHS = [3, 6, 9, 12];
const WEDNESDAY = 3;
const THURSDAY = 4;

/** The state before the first day. */
export function startingAt(day: Day): Standing {
  return {
    day,
    market: 0,
    closes: new Map(
      instruments.map(({ code, start, millions }) => [
        code,
        { close: start, usual: start, millions },
      ]),
    ),
    indices: new Map(indices.map(({ code, start }) => [code, start])),
    funds: new Map(fundFigures.map(({ code, start }) => [code, start])),
  };
}

/** One trading day further. */
export function stepTo(day: Day, before: Standing): Step {
  const market = before.market * (1 - PULL) + drawsOf(`market:${day}`)() * MARKET_RESTLESS;
  const move = market - before.market + MARKET_GROWS;
  const traded = instruments.map((instrument) => trade(instrument, { day, before, move }));
  const closes = new Map(traded.map(({ price, closing }) => [price.code, closing]));
  const indexValues = indicesAfter(before, traded);
  const fundValues = new Map(
    fundFigures.map(({ code, restless, follows, grows }) => {
      const value = before.funds.get(code) ?? 0;
      return [code, value * (1 + grows + follows * move + drawsOf(`${code}:${day}`)() * restless)];
    }),
  );
  return {
    standing: { day, market, closes, indices: indexValues, funds: fundValues },
    prices: traded.map(({ price }) => price),
    actions: traded.flatMap(({ actions }) => actions),
    indices: [...indexValues].map(([code, close]) => ({ code, close: Math.round(close) })),
    fundValues: [...fundValues].map(([code, value]) => ({ code, value: Math.round(value) })),
  };
}

interface Traded {
  instrument: Instrument;
  price: DayPrice;
  actions: CorporateAction[];
  /** The millions of shares and the price at the start of the day. */
  opening: { reference: number; millions: number };
  closing: { close: number; usual: number; millions: number };
}

function trade(
  instrument: Instrument,
  { day, before, move }: { day: Day; before: Standing; move: number },
): Traded {
  const { code, kind, restless, follows } = instrument;
  const last = before.closes.get(code) ?? { close: instrument.start, usual: 1, millions: 0 };
  const actions = actionsOf(instrument, { day, before: before.day, close: last.close });
  const reference = referencePrice(last.close, actions);
  const factor = splitFactor(actions);
  const growth = 1 + MARKET_GROWS + (growing[code] ?? 0);
  const usual = (last.usual * growth) / factor;
  const draw = drawsOf(`${code}:${day}`);
  const own = draw() * restless + Math.log(usual / reference) * PULL;
  const limits = dayLimits(reference, kind);
  const within = (price: number) =>
    Math.min(limits.high, Math.max(limits.low, onStep(price, kind)));
  const close = within(reference * (1 + follows * move + own));
  const open = within(reference * (1 + (draw() * restless) / 3));
  const high = within(Math.max(open, close) * (1 + (Math.abs(draw()) * restless) / 3));
  const low = within(Math.min(open, close) * (1 - (Math.abs(draw()) * restless) / 3));
  const excitement = Math.exp(draw() * 0.3) * (1 + Math.abs(close / reference - 1) * 12);
  const millions = last.millions * factor;
  const lots = Math.max(1, Math.round(millions * 2.4 * excitement));
  return {
    instrument,
    price: {
      code,
      open,
      high: Math.max(high, open, close),
      low: Math.min(low, open, close),
      close,
      volume: lots * 1000,
    },
    actions,
    opening: { reference, millions },
    closing: { close, usual, millions },
  };
}

/** Dividends on the third Thursday of their months, splits on the second Wednesday of a review. */
function actionsOf(
  { code, kind, pays, months }: Instrument,
  { day, before, close }: { day: Day; before: Day; close: number },
): CorporateAction[] {
  const month = Number(day.slice(5, 7));
  const isSplit =
    kind === "etf" &&
    close > SPLIT_ABOVE &&
    REVIEW_MONTHS.includes(month) &&
    isNth(day, before, { weekday: WEDNESDAY, nth: 2 });
  if (isSplit) return [{ code, kind: "split", newShares: SPLIT_INTO, oldShares: 1 }];
  const isPaid =
    pays > 0 && months.includes(month) && isNth(day, before, { weekday: THURSDAY, nth: 3 });
  const cash = Math.max(1, Math.round(close * pays));
  return isPaid ? [{ code, kind: "dividend", cash }] : [];
}

/** Whether the day is the nth such weekday of its month, or the first trading day after it. */
function isNth(day: Day, before: Day, { weekday, nth }: { weekday: number; nth: number }): boolean {
  const dayOfMonth = Number(day.slice(8));
  const first = 1 + ((weekday - weekdayOf(`${day.slice(0, 8)}01` as Day) + 7) % 7);
  const wanted = first + (nth - 1) * 7;
  return dayOfMonth >= wanted && dayOfMonth - daysBetween(before, day) < wanted;
}

/** Each index moves with the total value of its shares since the start of the day. */
function indicesAfter(before: Standing, traded: readonly Traded[]): Map<string, number> {
  return new Map(
    indices.map(({ code, counts }) => {
      const members = traded.filter(
        ({ instrument }) => instrument.kind === "stock" && counts(instrument.code),
      );
      const began = sum(members, ({ opening }) => opening.reference * opening.millions);
      const ended = sum(members, ({ price, opening }) => price.close * opening.millions);
      return [code, ((before.indices.get(code) ?? 0) * ended) / began];
    }),
  );
}

function sum<Item>(items: readonly Item[], worth: (item: Item) => number): number {
  return items.reduce((total, item) => total + worth(item), 0);
}

/** Pseudo-random numbers seeded by a name: mostly within ±1, never beyond ±3. */
function drawsOf(name: string): () => number {
  const uniform = uniformOf(name);
  // The sum of three uniform numbers is nearly normally distributed.
  return () => (uniform() + uniform() + uniform()) * 2 - 3;
}

/** The same, uniform from 0 to just below 1. */
export function uniformOf(name: string): () => number {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
