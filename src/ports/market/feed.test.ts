import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { checkedDay, type Known } from "./check.ts";
import { marketFeed } from "./feed.ts";

const day = dayFrom("2026-11-13");
const good = {
  day,
  prices: [
    { code: "D1101", open: "33.05", high: "36.35", low: "33", close: "34.1", volume: 12_000 },
    { code: "D0501", open: "14.6", high: "14.7", low: "14.55", close: "14.62", volume: 0 },
  ],
  dividends: [{ code: "D1101", cash: "0.50" }],
  splits: [{ code: "D0501", newShares: 4, oldShares: 1 }],
  indices: [{ code: "TWALL", close: "21480.07" }],
  funds: [{ code: "DS01", value: "41.2605" }],
  purchases: [{ id: "a-1", kind: "stock", code: "D1101", amount: 34_100 }],
};
const known: Known = {
  traded: new Map([
    ["D1101", { kind: "stock", close: 33_55 }],
    ["D0501", { kind: "etf", close: 58_30 }],
  ]),
  indices: new Map([["TWALL", 21_400_00]]),
  funds: new Map([["DS01", 41_0000]]),
};

let directory = "";
let server: Server;
let origin = "";
let respond: (path: string) => { status: number; body: string };

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "market-"));
  server = createServer((request, response) => {
    const { status, body } = respond(request.url ?? "");
    response.writeHead(status, { location: "/elsewhere" });
    response.end(body);
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  rmSync(directory, { recursive: true });
  await new Promise((closed) => server.close(closed));
});

function fromFile(file: object | string) {
  const text = typeof file === "string" ? file : JSON.stringify(file);
  writeFileSync(join(directory, `${day}.json`), text);
  return marketFeed(`${pathToFileURL(directory).href}/{day}.json`).day(day);
}

test("a day comes from a file with exact prices", async () => {
  const read = await fromFile(good);
  expect(read?.prices[0]).toMatchObject({ open: 33_05, high: 36_35, low: 33_00, close: 34_10 });
  expect(read?.actions).toEqual([
    { code: "D1101", kind: "dividend", cash: 50 },
    { code: "D0501", kind: "split", newShares: 4, oldShares: 1 },
  ]);
  expect(read?.indices).toEqual([{ code: "TWALL", close: 21_480_07 }]);
  expect(read?.fundValues).toEqual([{ code: "DS01", value: 41_2605 }]);
  expect(read && checkedDay(read, day, known)).toBe(read);
});

test("a day that is not there yet is null, from a file and over HTTP", async () => {
  const feed = marketFeed(`${pathToFileURL(directory).href}/missing-{day}.json`);
  expect(await feed.day(day)).toBeNull();
  respond = () => ({ status: 404, body: "" });
  expect(await marketFeed(`${origin}/{day}.json`).day(day)).toBeNull();
});

test("a day comes over HTTP, asked for by its date", async () => {
  let requested = "";
  respond = (path) => {
    requested = path;
    return { status: 200, body: JSON.stringify(good) };
  };
  expect(await marketFeed(`${origin}/days/{day}.json`).day(day)).toMatchObject({ day });
  expect(requested).toBe("/days/2026-11-13.json");
});

test.each([
  ["a failing server", { status: 503, body: "" }, /answered 503/],
  ["a redirect", { status: 302, body: "" }, /cannot be reached/],
  ["a page", { status: 200, body: "<html>" }, /not JSON/],
  ["a list", { status: 200, body: "[]" }, /must be object/],
])("%s is an error, not a day", async (_, given, message) => {
  respond = () => given;
  await expect(marketFeed(`${origin}/{day}.json`).day(day)).rejects.toThrow(message);
});

const [stock, etf] = good.prices;
test.each([
  ["a price of three decimals", { prices: [{ ...stock, close: "34.105" }, etf] }],
  ["a negative volume", { prices: [{ ...stock, volume: -1 }, etf] }],
  ["a key too many", { note: "hello" }],
  ["a missing list", { funds: undefined }],
  ["a day that does not exist", { day: "2026-02-30" }],
])("a file with %s is not read", async (_, change) => {
  await expect(fromFile({ ...good, ...change })).rejects.toThrow("2026-11-13");
});

test.each([
  ["of another day", { day: "2026-11-12" }, /sent 2026-11-12/],
  ["one step over the limit", { prices: [{ ...stock, high: "36.4" }, etf] }, /limit of 10/],
  ["between two steps", { prices: [{ ...stock, open: "33.06" }, etf] }, /no price/],
  ["whose close is above its high", { prices: [{ ...stock, high: "34.05" }, etf] }, /outside/],
  ["that leaves a listed share out", { prices: [etf] }, /1 of 2 are missing/],
  ["with a share twice", { prices: [stock, stock, etf] }, /twice/],
  ["with a share of somebody else", { prices: [{ ...stock, code: "X1" }, etf] }, /not listed/],
  ["without the split that it shows", { splits: [] }, /D0501: beyond/],
  ["with an index that fell by half", { indices: [{ code: "TWALL", close: "10700" }] }, /moved/],
  ["with a fund that doubled", { funds: [{ code: "DS01", value: "82.5" }] }, /moved/],
  ["with a purchase twice", { purchases: [good.purchases[0], good.purchases[0]] }, /twice/],
  ["that pays out more than the price", { dividends: [{ code: "D1101", cash: "34" }] }, /above/],
])("a day %s is not believed", async (_, change, message) => {
  const read = await fromFile({ ...good, ...change });
  expect(() => read && checkedDay(read, day, known)).toThrow(message);
});
