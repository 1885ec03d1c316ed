import { expect, test } from "vitest";
import type { MarketDay } from "#base/market/market-day.ts";
import { dayLimits, referencePrice } from "#base/market/prices.ts";
import { tradingDaysAfter } from "#base/market/trading-days.ts";
import { type Day, dayFrom } from "#base/time/day.ts";
import { checkedDay, type Known } from "./check.ts";
import { fundFigures, indices, instruments } from "./local/instruments.ts";
import { localMarket } from "./local.ts";

const before = dayFrom("2024-12-31");
const days = tradingDaysAfter(before, dayFrom("2028-12-31"));

async function walked(): Promise<MarketDay[]> {
  const market = localMarket();
  const found = await Promise.all(days.map((day) => market.day(day)));
  return found.filter((day) => day !== null);
}

const nothing: Known = {
  traded: new Map(instruments.map(({ code, kind }) => [code, { kind, close: null }])),
  indices: new Map(indices.map(({ code }) => [code, null])),
  funds: new Map(fundFigures.map(({ code }) => [code, null])),
};

/** What is known after a day. */
function after({ prices, indices: values, fundValues }: MarketDay): Known {
  const closes = new Map(prices.map(({ code, close }) => [code, close]));
  return {
    traded: new Map(
      [...nothing.traded].map(([code, { kind }]) => [code, { kind, close: closes.get(code) ?? 1 }]),
    ),
    indices: new Map(values.map(({ code, close }) => [code, close])),
    funds: new Map(fundValues.map(({ code, value }) => [code, value])),
  };
}

test("four years of the made-up market pass every check that a real source must pass", async () => {
  const market = await walked();
  expect(market).toHaveLength(days.length);
  let known = nothing;
  for (const day of market) {
    checkedDay(day, day.day, known);
    known = after(day);
  }
});

test("the made-up market has dividends and splits, and no price falls for a split", async () => {
  const market = await walked();
  const actions = market.flatMap((day) => day.actions.map((action) => ({ day, action })));
  const splits = actions.filter(({ action }) => action.kind === "split");
  expect(actions.filter(({ action }) => action.kind === "dividend").length).toBeGreaterThan(300);
  expect(splits.length).toBeGreaterThan(1);
  for (const { day, action } of splits) {
    const last = market[market.indexOf(day) - 1]?.prices.find(({ code }) => code === action.code);
    const price = day.prices.find(({ code }) => code === action.code);
    const limits = dayLimits(referencePrice(last?.close ?? 0, [action]), "etf");
    expect(price?.close).toBeGreaterThanOrEqual(limits.low);
    expect(price?.close).toBeLessThanOrEqual(limits.high);
    expect(price?.close).toBeLessThan((last?.close ?? 0) / 3);
  }
});

test("prices keep to a believable height for years", async () => {
  const market = await walked();
  const [first, last] = [market[0], market.at(-1)];
  for (const { code, close } of first?.prices ?? []) {
    const then = last?.prices.find((price) => price.code === code)?.close ?? 0;
    expect(then / close, code).toBeGreaterThan(0.2);
    expect(then / close, code).toBeLessThan(5);
  }
});

test("the same day is the same on every machine, in whatever order it is asked for", async () => {
  const late = await localMarket().day(dayFrom("2026-05-12"));
  const market = localMarket();
  await market.day(dayFrom("2026-07-01"));
  expect(await market.day(dayFrom("2026-05-12"))).toEqual(late);
});

test.each(["2026-02-12", "2026-02-17", "2026-05-10", "2024-12-30"])(
  "there is no trading on %s",
  async (day) => {
    expect(await localMarket().day(day as Day)).toBeNull();
  },
);
