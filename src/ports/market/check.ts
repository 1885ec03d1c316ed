// What a source sends is validated against what the bank knows. A day is accepted as a whole or not
// at all: half a day would look like a day.

import type { MarketDay } from "#base/market/market-day.ts";
import {
  type CorporateAction,
  type DayPrice,
  dayLimits,
  isOnStep,
  referencePrice,
  type TradedKind,
} from "#base/market/prices.ts";
import { isTradingDay } from "#base/market/trading-days.ts";
import type { Day } from "#base/time/day.ts";
import { MarketError } from "./port.ts";

/** What the bank lists, each with its last close where there is one. */
export interface Known {
  traded: ReadonlyMap<string, { kind: TradedKind; close: number | null }>;
  indices: ReadonlyMap<string, number | null>;
  funds: ReadonlyMap<string, number | null>;
}

/** The share of listed securities that may be missing on a day: trading may be halted. */
const MISSING_SHARE_MOST = 0.1;
/** How far an index can move when every share in it moves by the day's limit, with rounding. */
const INDEX_MOVE_MOST = 0.105;
/** Funds have no daily limit; a larger move is treated as an error. */
const FUND_MOVE_MOST = 0.25;
const SPLIT_MOST = 100;
const PURCHASES_MOST = 1_000_000;

/** The day, once it is fully validated; else throws a MarketError with the reason. */
export function checkedDay(received: MarketDay, day: Day, known: Known): MarketDay {
  const [error] = errorsOf(received, day, known);
  if (error) throw new MarketError(`${day}: ${error}`);
  return received;
}

function* errorsOf(received: MarketDay, day: Day, known: Known): Generator<string> {
  if (received.day !== day) yield `the source sent ${received.day}`;
  if (!isTradingDay(day)) yield "the exchange is closed on this day";
  yield* listErrors("share", received.prices, known.traded);
  yield* listErrors("index", received.indices, known.indices);
  yield* listErrors("fund", received.fundValues, known.funds);
  for (const action of received.actions) yield* actionErrors(action, known);
  for (const price of received.prices) {
    const actions = received.actions.filter(({ code }) => code === price.code);
    yield* priceErrors(price, actions, known);
  }
  for (const { code, close } of received.indices) {
    yield* moveErrors(code, {
      value: close,
      last: known.indices.get(code),
      most: INDEX_MOVE_MOST,
    });
  }
  for (const { code, value } of received.fundValues) {
    yield* moveErrors(code, { value, last: known.funds.get(code), most: FUND_MOVE_MOST });
  }
  yield* purchaseErrors(received, known);
}

/** Everything listed is there once, nothing else is, and little is missing. */
function* listErrors(
  what: string,
  items: readonly { code: string }[],
  listed: ReadonlyMap<string, unknown>,
): Generator<string> {
  const seen = new Set<string>();
  for (const { code } of items) {
    if (!listed.has(code)) yield `${what} ${code} is not listed here`;
    if (seen.has(code)) yield `${what} ${code} is there twice`;
    seen.add(code);
  }
  const missing = listed.size - seen.size;
  if (missing > listed.size * MISSING_SHARE_MOST) {
    yield `${missing} of ${listed.size} are missing (${what})`;
  }
}

function* actionErrors(action: CorporateAction, known: Known): Generator<string> {
  const { code } = action;
  const close = known.traded.get(code)?.close;
  if (!known.traded.has(code)) yield `${code} is not listed here`;
  if (action.kind === "dividend") {
    if (!isCount(action.cash)) yield `${code}: no dividend of ${action.cash}`;
    if (close && action.cash >= close) yield `${code}: a dividend above the price`;
    return;
  }
  const { newShares, oldShares } = action;
  const isRatio = [newShares, oldShares].every((count) => isCount(count) && count <= SPLIT_MOST);
  if (!isRatio) yield `${code}: no split of ${newShares} for ${oldShares}`;
}

function* priceErrors(
  { code, open, high, low, close, volume }: DayPrice,
  actions: readonly CorporateAction[],
  known: Known,
): Generator<string> {
  const listed = known.traded.get(code);
  if (!listed) return;
  const { kind, close: last } = listed;
  for (const price of [open, high, low, close]) {
    if (!isOnStep(price, kind)) yield `${code}: ${price} is no price of the exchange`;
  }
  if (low > Math.min(open, close) || high < Math.max(open, close)) {
    yield `${code}: open or close outside of low and high`;
  }
  if (!Number.isSafeInteger(volume) || volume < 0) yield `${code}: no volume of ${volume}`;
  // A new listing has no close to compare with.
  if (last === null) return;
  const limits = dayLimits(referencePrice(last, actions), kind);
  if (low < limits.low || high > limits.high) yield `${code}: beyond the day's limit of 10 %`;
}

function* moveErrors(
  code: string,
  { value, last, most }: { value: number; last: number | null | undefined; most: number },
): Generator<string> {
  if (!isCount(value)) yield `${code}: no value of ${value}`;
  if (last && Math.abs(value / last - 1) > most) yield `${code}: moved from ${last} to ${value}`;
}

function* purchaseErrors({ purchases }: MarketDay, known: Known): Generator<string> {
  if (purchases.length > PURCHASES_MOST) yield `more than ${PURCHASES_MOST} purchases`;
  const ids = new Set<string>();
  for (const { id, kind, code, amount } of purchases) {
    const isListed =
      kind === "fund" ? known.funds.has(code) : known.traded.get(code)?.kind === kind;
    if (!isListed) yield `purchase ${id}: ${kind} ${code} is not listed here`;
    if (!isCount(amount)) yield `purchase ${id}: no amount of ${amount}`;
    if (ids.has(id)) yield `purchase ${id} is there twice`;
    ids.add(id);
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
