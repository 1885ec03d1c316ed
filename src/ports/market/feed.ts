// Market data from outside: one JSON file per trading day, from a directory or over HTTPS. Prices
// are decimal strings, so that no parser rounds them.

import { open } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Static, Type as T } from "typebox";
import { Compile } from "typebox/compile";
import type { MarketDay } from "#base/market/market-day.ts";
import type { CorporateAction } from "#base/market/prices.ts";
import { type Day, isDay } from "#base/time/day.ts";
import { isLoopback } from "#db/reach.ts";
import { type Market, MarketError } from "./port.ts";

/** The placeholder for the day in a feed's address. */
const DAY_HOLE = "{day}";

const RESPONSE_MS = 20_000;
const BYTES_MOST = 32 * 1024 * 1024;
const LIST_MOST = 10_000;
const PURCHASES_MOST = 1_000_000;
const NOT_THERE = [404, 410];

const code = T.String({ pattern: "^[A-Z0-9]{2,10}$" });
const price = T.String({ pattern: "^\\d{1,7}(\\.\\d{1,2})?$" });
const unitValue = T.String({ pattern: "^\\d{1,7}(\\.\\d{1,4})?$" });
const count = T.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const strict = { additionalProperties: false };
const dayFile = T.Object(
  {
    day: T.String(),
    prices: T.Array(
      T.Object(
        {
          code,
          open: price,
          high: price,
          low: price,
          close: price,
          volume: T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        },
        strict,
      ),
      { maxItems: LIST_MOST },
    ),
    dividends: T.Array(T.Object({ code, cash: price }, strict), { maxItems: LIST_MOST }),
    splits: T.Array(T.Object({ code, newShares: count, oldShares: count }, strict), {
      maxItems: LIST_MOST,
    }),
    indices: T.Array(T.Object({ code, close: price }, strict), { maxItems: LIST_MOST }),
    funds: T.Array(T.Object({ code, value: unitValue }, strict), { maxItems: LIST_MOST }),
    purchases: T.Array(
      T.Object(
        {
          id: T.String({ pattern: "^[\\w-]{1,40}$" }),
          kind: T.Enum(["stock", "etf", "fund"]),
          code,
          amount: count,
        },
        strict,
      ),
      { maxItems: PURCHASES_MOST },
    ),
  },
  strict,
);
const shape = Compile(dayFile);

/** What is wrong with a feed's address, in words that complete "MARKET_URL …", or null. */
export function feedAddressError(address: string): string | null {
  const sample = address.replaceAll(DAY_HOLE, "2026-01-02");
  if (sample === address || !URL.canParse(sample)) return "must be an address with {day} in it";
  const { protocol, hostname } = new URL(sample);
  if (protocol === "https:" || protocol === "file:") return null;
  return protocol === "http:" && isLoopback(hostname)
    ? null
    : "must begin with https:// or file://; http:// only on this machine";
}

/** A feed whose address has {day} in it: file:///data/{day}.json or https://host/market/{day}.json. */
export function marketFeed(address: string): Market {
  return {
    async day(day) {
      const url = new URL(address.replaceAll(DAY_HOLE, day));
      const text = url.protocol === "file:" ? await readDayFile(url) : await fetchDay(url);
      return text === null ? null : dayFromText(text, day);
    },
  };
}

/** Parses a day's file; throws a MarketError when it is invalid. */
export function dayFromText(text: string, day: Day): MarketDay {
  const file = parsed(text);
  if (!shape.Check(file)) {
    const [first] = shape.Errors(file);
    throw new MarketError(`${day}: ${first?.instancePath || "the file"} ${first?.message}`);
  }
  if (!isDay(file.day)) throw new MarketError(`${day}: "${file.day}" is not a day`);
  return {
    day: file.day,
    prices: file.prices.map(({ open, high, low, close, ...rest }) => ({
      ...rest,
      open: hundredths(open),
      high: hundredths(high),
      low: hundredths(low),
      close: hundredths(close),
    })),
    actions: actionsOf(file),
    indices: file.indices.map(({ code, close }) => ({ code, close: hundredths(close) })),
    fundValues: file.funds.map(({ code, value }) => ({ code, value: units(value, 4) })),
    purchases: file.purchases,
  };
}

function actionsOf({ dividends, splits }: Static<typeof dayFile>): CorporateAction[] {
  return [
    ...dividends.map(({ code, cash }) => ({
      code,
      kind: "dividend" as const,
      cash: hundredths(cash),
    })),
    ...splits.map((split) => ({ ...split, kind: "split" as const })),
  ];
}

function hundredths(text: string): number {
  return units(text, 2);
}

/** A decimal string as a whole number of its smallest units, without floating-point arithmetic. */
function units(text: string, decimals: number): number {
  const [whole = "", fraction = ""] = text.split(".");
  return Number(`${whole}${fraction.padEnd(decimals, "0")}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new MarketError(`the file is not JSON: ${(thrown as Error).message}`);
  }
}

async function readDayFile(url: URL): Promise<string | null> {
  try {
    const file = await open(fileURLToPath(url));
    try {
      const { size } = await file.stat();
      if (size > BYTES_MOST) throw new MarketError(`the file has ${size} bytes`);
      return await file.readFile("utf8");
    } finally {
      await file.close();
    }
  } catch (thrown) {
    if (thrown instanceof MarketError) throw thrown;
    if ((thrown as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new MarketError(`the file cannot be read: ${(thrown as Error).message}`);
  }
}

async function fetchDay(url: URL): Promise<string | null> {
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json" },
      // A source that moved must be configured by the operator.
      redirect: "error",
      signal: AbortSignal.timeout(RESPONSE_MS),
    });
    if (NOT_THERE.includes(response.status)) {
      await response.body?.cancel();
      return null;
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new MarketError(`the source answered ${response.status}`);
    }
    return await limitedText(response);
  } catch (thrown) {
    if (thrown instanceof MarketError) throw thrown;
    throw new MarketError(`the source cannot be reached: ${(thrown as Error).message}`);
  }
}

/** The body as text; one that is too long is aborted. */
async function limitedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > BYTES_MOST) throw new MarketError(`the source sent more than ${BYTES_MOST} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
