// Converts an amount between currencies at the board's rates. The bank buys what the customer gives
// and sells what the customer gets; the result is rounded down to the smallest unit.

import { type Currency, currencies, parseAmount, smallestUnit } from "#base/money/money.ts";
import { EXCHANGE_STEPS } from "../rules.ts";

/** The bank's buying and selling rate of a currency, in New Taiwan dollars. */
export interface BoardPrice {
  currency: Currency;
  spot: { buy: number; sell: number } | null;
}

/** The converter's input as typed. */
export interface TypedConversion {
  amount: string;
  from: string;
  to: string;
}

/** Why the input cannot be converted, and the field concerned. */
export interface ConversionError {
  field: "amount" | "from" | "to";
  what: "amount" | "tooLarge" | "currency" | "same" | "none";
}

/** The amounts given and received, in minor units. */
export interface Conversion {
  from: Currency;
  to: Currency;
  given: number;
  received: number;
}

/**
 * The largest convertible amount, in units of the currency: above it the customer contacts the
 * bank.
 */
export const CONVERTED_MOST = 1_000_000_000;

const CURRENCY_CODES = Object.keys(currencies) as Currency[];

/** The conversion of the input, or its error. */
export function conversionOf(
  typed: TypedConversion,
  board: readonly BoardPrice[],
): Conversion | ConversionError {
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

/** Whether the conversion succeeded. */
export function isConversion(found: Conversion | ConversionError): found is Conversion {
  return "received" in found;
}

function convert(
  given: number,
  { from, to, buy, sell }: { from: Currency; to: Currency; buy: number; sell: number },
): number {
  // BigInt: a billion dollars in cents times a rate exceeds the safe integers.
  const worth = BigInt(given) * BigInt(buy) * BigInt(scaleOf(to));
  const received = Number(worth / (BigInt(sell) * BigInt(scaleOf(from))));
  return received - (received % smallestUnit(to));
}

/** The price of a currency; a New Taiwan dollar is worth itself. */
function priceOf(
  currency: Currency,
  side: "buy" | "sell",
  board: readonly BoardPrice[],
): number | null {
  if (currency === "TWD") return EXCHANGE_STEPS;
  return board.find((price) => price.currency === currency)?.spot?.[side] ?? null;
}

/** The number of minor units in one unit. */
function scaleOf(currency: Currency): number {
  return 10 ** currencies[currency].decimals;
}
