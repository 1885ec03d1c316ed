// A generated market for demonstrations: it moves plausibly, and is the same on every machine.

import type { MarketDay, Purchase } from "#base/market/market-day.ts";
import { isTradingDay, tradingDaysAfter } from "#base/market/trading-days.ts";
import { type Day, dayFrom } from "#base/time/day.ts";
import { fundFigures, instruments } from "./local/instruments.ts";
import { type Step, startingAt, stepTo, uniformOf } from "./local/walk.ts";
import type { Market } from "./port.ts";

/** The day before the generated market's first. */
const BEFORE_FIRST = dayFrom("2024-12-31");
/** The last day it can generate; no demonstration runs further ahead. */
const LAST = dayFrom("2045-12-31");

/** The number of orders per day: at least, and up to this many more. */
const ORDERS_LEAST = 36;
const ORDERS_MORE = 28;
const FUND_SHARE = 0.35;
const LOT = 1000;

const likedFund = likes(fundFigures);
const likedShare = likes(instruments);

/** A generated market; it caches the days it has computed. */
export function localMarket(): Market {
  const steps = new Map<Day, Step>();
  let standing = startingAt(BEFORE_FIRST);
  return {
    async day(day) {
      if (!isTradingDay(day) || day <= BEFORE_FIRST || day > LAST) return null;
      for (const next of tradingDaysAfter(standing.day, day)) {
        const step = stepTo(next, standing);
        steps.set(next, step);
        standing = step.standing;
      }
      const step = steps.get(day);
      return step ? dayFromStep(day, step) : null;
    },
  };
}

function dayFromStep(day: Day, step: Step): MarketDay {
  const { prices, actions, indices, fundValues } = step;
  return { day, prices, actions, indices, fundValues, purchases: purchasesOf(day, step) };
}

/** What the customers of the demonstration bought: some securities are always more popular. */
function purchasesOf(day: Day, { prices }: Step): Purchase[] {
  const uniform = uniformOf(`purchases:${day}`);
  const count = ORDERS_LEAST + Math.floor(uniform() * ORDERS_MORE);
  const closes = new Map(prices.map(({ code, close }) => [code, close]));
  return Array.from({ length: count }, (_, number): Purchase => {
    const id = `${day}-${number + 1}`;
    if (uniform() < FUND_SHARE) {
      const { code } = likedFund(uniform());
      return { id, kind: "fund", code, amount: (1 + Math.floor(uniform() * 50)) * 1000 };
    }
    const { code, kind } = likedShare(uniform());
    const shares = kind === "etf" ? (1 + Math.floor(uniform() * 5)) * LOT : LOT;
    const amount = Math.round(((closes.get(code) ?? 0) * shares) / 100);
    return { id, kind, code, amount };
  });
}

/** A weighted choice by a uniform number from 0 to 1, with a few clear favourites. */
function likes<Item extends { code: string }>(items: readonly Item[]): (even: number) => Item {
  let total = 0;
  const ends = items.map(({ code }) => {
    total += 1 + 9 * uniformOf(`liked:${code}`)() ** 4;
    return total;
  });
  return (even) => {
    const place = ends.findIndex((end) => even * total < end);
    return items[place] ?? (items[0] as Item);
  };
}
