// What an amount of one currency is in another, by the board. The bank buys what the customer gives
// and sells what the customer gets; parts of the smallest unit are left out.

import { type Currency, currencies, parseAmount, smallestUnit } from "#base/money/money.ts";
import { EXCHANGE_STEPS } from "../rules.ts";

/** What the bank buys and sells a currency at, in New Taiwan dollars. */
export interface BoardPrice {
  currency: Currency;
  spot: { buy: number; sell: number } | null;
}

/** What was typed into the converter. */
export interface TypedConversion {
  amount: string;
  from: string;
  to: string;
}

/** Why nothing can be converted, and at which field. */
export interface ConversionTrouble {
  field: "amount" | "from" | "to";
  what: "amount" | "tooLarge" | "currency" | "same" | "none";
}

/** What is given and what is got, in minor units. */
export interface Conversion {
  from: Currency;
  to: Currency;
  given: number;
  received: number;
}

/** The most that is converted, in units of the currency: beyond it one talks to the bank. */
export const CONVERTED_MOST = 1_000_000_000;

const CURRENCY_CODES = Object.keys(currencies) as Currency[];

/** The conversion that was typed, or what is wrong with it. */
export function conversionOf(
  typed: TypedConversion,
  board: readonly BoardPrice[],
): Conversion | ConversionTrouble {
  const from = CURRENCY_CODES.find((code) => code === typed.from);
  const to = CURRENCY_CODES.find((code) => code === typed.to);
  if (!from) return { field: "from", what: "currency" };
  if (!to) return { field: "to", what: "currency" };
  const given = parseAmount(typed.amount, from);
  if (given === null || given <= 0) return { field: "amount", what: "amount" };
  if (given > CONVERTED_MOST * scaleOf(from)) return { field: "amount", what: "tooLarge" };
  if (from === to) return { field: "to", what: "same" };
  const buy = priceOf(from, "buy", board);
  if (buy === null) return { field: "from", what: "none" };
  const sell = priceOf(to, "sell", board);
  if (sell === null) return { field: "to", what: "none" };
  return { from, to, given, received: convert(given, { from, to, buy, sell }) };
}

/** Whether a conversion was possible. */
export function isConversion(found: Conversion | ConversionTrouble): found is Conversion {
  return "received" in found;
}

function convert(
  given: number,
  { from, to, buy, sell }: { from: Currency; to: Currency; buy: number; sell: number },
): number {
  // Whole numbers throughout: a billion dollars in cents times a rate is more than a number holds.
  const worth = BigInt(given) * BigInt(buy) * BigInt(scaleOf(to));
  const received = Number(worth / (BigInt(sell) * BigInt(scaleOf(from))));
  return received - (received % smallestUnit(to));
}

/** A New Taiwan dollar is worth itself. */
function priceOf(
  currency: Currency,
  side: "buy" | "sell",
  board: readonly BoardPrice[],
): number | null {
  if (currency === "TWD") return EXCHANGE_STEPS;
  return board.find((price) => price.currency === currency)?.spot?.[side] ?? null;
}

/** Minor units of one unit. */
function scaleOf(currency: Currency): number {
  return 10 ** currencies[currency].decimals;
}
