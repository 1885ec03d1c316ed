import { afterEach, expect, test } from "vitest";
import type { MarketDay } from "#base/market/market-day.ts";
import { newestTradingDay } from "#base/market/trading-days.ts";
import { addDays, type Day, dayFrom } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { fundFigures, instruments } from "#ports/market/local/instruments.ts";
import { localMarket } from "#ports/market/local.ts";
import type { Market } from "#ports/market/port.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { collectMarket } from "./jobs.ts";
import { offeringState, offeringStates } from "./rules/offering.ts";
import { windowOf } from "./rules.ts";
import { collect } from "./server/collect.ts";
import { sourceState } from "./store/days.ts";
import { closesSince, pricesOf, stocks } from "./store/prices.ts";
import { mostBought, offerings } from "./store/rankings.ts";

const bank = testBank();

/** Sets the bank's clock until the test ends. */
async function at(moment: string): Promise<Date> {
  await setClock(`select timestamptz ''${moment}''`);
  return new Date(moment);
}

function setClock(body: string) {
  return bank().owner.query(
    `create or replace function bank.now() returns timestamptz language sql stable as '${body}'`,
    [],
  );
}

afterEach(async () => {
  await setClock("select pg_catalog.statement_timestamp()");
});

async function newest(): Promise<Day> {
  const { newestOn } = await sourceState(bank().pool);
  if (newestOn === null) throw new Error("no market day");
  return newestOn;
}

/** The afternoon of the trading day after the newest known one. */
async function nextAfternoon(): Promise<{ now: Date; day: Day }> {
  const last = await newest();
  for (let ahead = 1; ahead < 20; ahead += 1) {
    const now = new Date(`${addDays(last, ahead)}T15:00:00+08:00`);
    if (newestTradingDay(now) > last) return { now, day: newestTradingDay(now) };
  }
  throw new Error("no trading day");
}

test("the demonstration lists sixty shares and ETFs, twenty funds, and more than a year of days", async () => {
  const listed = await stocks(bank().pool, "zh");
  expect(listed.filter(({ kind }) => kind === "stock")).toHaveLength(48);
  expect(listed.filter(({ kind }) => kind === "etf")).toHaveLength(12);
  expect(listed.map(({ code }) => code).toSorted()).toEqual(
    instruments.map(({ code }) => code).toSorted(),
  );
  const [row] = await bank().pool.query<{ days: number; funds: number }>(
    "select count(distinct day)::int as days, count(distinct code)::int as funds from funds_value",
    [],
  );
  expect(row?.funds).toBe(fundFigures.length);
  expect(row?.days).toBeGreaterThan(245);
});

test("a day comes at three in the afternoon, and not a second before", async () => {
  const { now, day } = await nextAfternoon();
  await at(new Date(now.getTime() - 1000).toISOString());
  expect(await collectMarket(bank().pool, localMarket())).toBe(0);
  await at(now.toISOString());
  expect(await collectMarket(bank().pool, localMarket())).toBe(1);
  expect(await newest()).toBe(day);
  expect(await collectMarket(bank().pool, localMarket())).toBe(0);
});

test("two processes that collect at once write every day once", async () => {
  const { now } = await nextAfternoon();
  const later = new Date(now.getTime() + 20 * 86_400_000);
  const counts = await Promise.all([
    collect(bank().pool, localMarket(), later),
    collect(bank().pool, localMarket(), later),
    collect(bank().pool, localMarket(), later),
  ]);
  expect(counts.filter((count) => count > 0)).toHaveLength(1);
  expect(await newest()).toBe(newestTradingDay(later));
});

test("a failing source leaves the days as they are, says why, and is asked again", async () => {
  const { now, day } = await nextAfternoon();
  const good = localMarket();
  const spoilt: Market = {
    async day(wanted) {
      const received = await good.day(wanted);
      if (received === null) return null;
      const [first, ...rest] = received.prices;
      return first ? { ...received, prices: [{ ...first, high: 5000_00 }, ...rest] } : null;
    },
  };
  const before = await newest();
  await expect(collect(bank().pool, spoilt, now)).rejects.toThrow(/limit of 10/);
  expect(await sourceState(bank().pool)).toMatchObject({
    newestOn: before,
    error: expect.stringContaining("limit"),
  });
  expect(await collect(bank().pool, good, now)).toBe(1);
  expect(await sourceState(bank().pool)).toMatchObject({ newestOn: day, error: null });
});

test("a source that is away is no newer day, and nothing else breaks", async () => {
  const { now } = await nextAfternoon();
  const before = await newest();
  expect(await collect(bank().pool, { day: async () => null }, now)).toBe(0);
  expect(await newest()).toBe(before);
});

test("a process that is killed in the middle of a day leaves none of it", async () => {
  const { now, day } = await nextAfternoon();
  const good = localMarket();
  const twice: Market = {
    async day(wanted) {
      const received = await good.day(wanted);
      // A fund value that the table rejects, after prices and orders are written.
      return received && ({ ...received, fundValues: [{ code: "DS01", value: 0.5 }] } as MarketDay);
    },
  };
  await expect(collect(bank().pool, twice, now)).rejects.toThrow();
  const left = await bank().pool.query("select from securities_price where day = $1", [day]);
  expect(left).toEqual([]);
});

test("the first day of the window counts and the day before it does not, and so at its end [A10]", async () => {
  const window = windowOf(dayFrom("2020-05-31"), 3);
  const codes = ["E1", "E2", "E3", "E4"];
  const days = [addDays(window.from, -1), window.from, window.to, addDays(window.to, 1)];
  await bank().owner.query(
    `insert into securities_bought (day, kind, code, orders, amount)
     select day, 'stock', code, 1, 100 from unnest($1::date[], $2::text[]) as row (day, code)`,
    [days, codes],
  );
  const ranked = await mostBought(bank().pool, window, { what: "shares", by: "orders", count: 30 });
  expect(ranked.map(({ code }) => code)).toEqual(["E2", "E3"]);
  await bank().owner.query("delete from securities_bought where code = any ($1)", [codes]);
});

test.each([
  ["shares", "orders"],
  ["shares", "amount"],
  ["funds", "orders"],
  ["funds", "amount"],
] as const)("the ranking of %s by %s is what the orders add up to [A10]", async (what, by) => {
  const window = windowOf(await newest(), 3);
  const orders = await bank().pool.query<{ kind: string; code: string; amount: string; day: Day }>(
    "select kind, code, amount, day::text from securities_purchase",
    [],
  );
  const sums = new Map<string, { code: string; orders: number; amount: number }>();
  for (const { kind, code, amount, day } of orders) {
    const isWanted = (kind === "fund") === (what === "funds");
    if (!isWanted || day < window.from || day > window.to) continue;
    const sum = sums.get(code) ?? { code, orders: 0, amount: 0 };
    sums.set(code, { code, orders: sum.orders + 1, amount: sum.amount + Number(amount) });
  }
  const other = by === "orders" ? "amount" : "orders";
  const expected = [...sums.values()].toSorted(
    (one, two) => two[by] - one[by] || two[other] - one[other] || (one.code < two.code ? -1 : 1),
  );
  const ranked = await mostBought(bank().pool, window, { what, by, count: 10 });
  expect(expected.length).toBeGreaterThanOrEqual(10);
  expect(ranked).toMatchObject(expected.slice(0, 10));
});

interface PlanNode {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** How many rows of each table a statement reads, taken from its plan with `explain analyze`. */
async function rowsRead(work: (db: Db) => Promise<unknown>): Promise<Map<string, number>> {
  const read = new Map<string, number>();
  const note = (node: PlanNode) => {
    const table = node["Relation Name"];
    const rows =
      (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
    if (table) read.set(table, (read.get(table) ?? 0) + rows);
    for (const part of node.Plans ?? []) note(part);
  };
  const query = async (sql: string, values: Parameters<Db["query"]>[1]) => {
    const [row] = await bank().owner.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${sql}`,
      values,
    );
    if (row) note(row["QUERY PLAN"][0].Plan);
    return [];
  };
  await work({ ...bank().owner, query } as unknown as Db);
  return read;
}

test("a ranking reads the sums of its own three months, not one row more for every older year", async () => {
  const window = windowOf(dayFrom("2019-11-15"), 3);
  const addYears = async (from: string, to: string) => {
    await bank().owner.query(
      `insert into securities_bought (day, kind, code, orders, amount)
       select day, 'stock', 'D2' || number, 100, 100000 + number
         from generate_series($1::date, $2::date, interval '1 day') day, generate_series(1, 60) number`,
      [from, to],
    );
    await bank().owner.query("analyze securities_bought", []);
  };
  const rank = (by: "orders" | "amount") =>
    rowsRead((db) => mostBought(db, window, { what: "shares", by, count: 10 }));
  const days = 92;
  await addYears("2018-01-01", "2019-12-31");
  const young = await rank("orders");
  expect([...young]).toEqual([["securities_bought", days * 60]]);
  await addYears("2008-01-01", "2017-12-31");
  expect(await rank("orders")).toEqual(young);
  expect(await rank("amount")).toEqual(young);
  await bank().owner.query("delete from securities_bought where day < '2020-01-01'", []);
});

test("the ten offerings of the demonstration are in all seven states today [S12]", async () => {
  const rows = await offerings(bank().pool, "en");
  const [clock] = await bank().pool.query<{ today: Day }>("select bank.today()::text as today", []);
  expect(rows).toHaveLength(10);
  const states = new Set(rows.map((row) => offeringState(row, clock?.today ?? ("" as Day))));
  expect([...states].toSorted()).toEqual([...offeringStates].toSorted());
});

test("a share's days carry its splits and dividends", async () => {
  const rows = await pricesOf(bank().pool, "D0504", {
    from: dayFrom("2026-09-01"),
    to: dayFrom("2026-09-30"),
  });
  const split = rows.find(({ newShares }) => newShares > 1);
  expect(split).toMatchObject({ day: "2026-09-09", newShares: 4, oldShares: 1 });
  const closes = await closesSince(bank().pool, dayFrom("2026-09-01"));
  expect(closes.find(({ code }) => code === "D0504")?.closes.length).toBeGreaterThan(15);
});
