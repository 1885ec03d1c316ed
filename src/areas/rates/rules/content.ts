// Rates as content files say them: figures alone, without text.

import { count, day, type Kind, oneOf, optional, orNull } from "#base/content/fields.ts";
import { type Currency, currencies } from "#base/money/money.ts";
import { addDays, compareDays, type Day } from "#base/time/day.ts";
import {
  type DepositKind,
  EXCHANGE_STEPS,
  exchangeDecimalsOf,
  type ForeignCurrency,
  foreignCurrencies,
} from "../rules.ts";

/** No deposit pays more; a larger figure is a typing error. */
export const DEPOSIT_MOST_BASIS_POINTS = 1_000;

/** Article 205 of the Civil Code: interest above 16 percent a year is void. */
export const LOAN_MOST_BASIS_POINTS = 1_600;

/** A rate that is announced further ahead is a typing error. */
export const ANNOUNCED_DAYS_MOST = 366;

/** How far a price set at the desk may lie from that of the newest board, in percent. */
export const PRICE_CHANGE_MOST_PERCENT = 10;

const TERM_MOST_MONTHS = 36;
const PERCENT = /^(\d{1,2})\.(\d{2})$/;
const TERM_RATE = /^([1-9]\d?) (\d{1,2}\.\d{2})$/;
const ABOVE_RATE = /^([1-9]\d{0,11}) (\d{1,2}\.\d{2})$/;
const PRICE = /^(\d{1,3})\.(\d{1,5})$/;

const currencyCodes = Object.keys(currencies) as Currency[];

/** One rate of the deposit board. */
export interface DepositLine {
  kind: DepositKind;
  termMonths: number;
  above: number;
  form: "fixed" | "floating";
  basisPoints: number;
}

/** The deposit rates of a currency, and the day from which they hold. */
export interface WholeDeposits {
  number: number;
  currency: Currency;
  effective: string;
  lines: DepositLine[];
}

/** A loan rate, and the day from which it holds. */
export interface WholeLoanRate {
  number: number;
  kind: LoanKind;
  effective: string;
  basisPoints: number;
}

/** What the bank buys and sells a currency at. */
export interface WholePrice {
  number: number;
  currency: ForeignCurrency;
  buy: number;
  sell: number;
}

/** The loan rates of the board; a rate's number at the desk is its place. */
export const loanKinds = ["reference", "installment"] as const;

export type LoanKind = (typeof loanKinds)[number];

/** The number of a currency at the desk: its place in the bank's order. */
export function numberOf(currency: Currency): number {
  return currencyCodes.indexOf(currency) + 1;
}

/** The currency of a number at the desk; null if there is none. */
export function currencyAt(number: number): Currency | null {
  return currencyCodes[number - 1] ?? null;
}

const percent: Kind<number> = {
  expected: "a yearly rate in percent with two decimals such as 1.72",
  read: basisPointsIn,
};

const termRates: Kind<{ months: number; rate: number }[]> = {
  expected: "months and rates such as 3 1.25, 12 1.70, each term once",
  read(value) {
    const read = value.split(",").map((part) => TERM_RATE.exec(part.trim()));
    const rates = read.map((found) => ({
      months: Number(found?.[1] ?? 0),
      rate: basisPointsIn(found?.[2] ?? "") ?? -1,
    }));
    const isRead = rates.every(
      ({ months, rate }) => months >= 1 && months <= TERM_MOST_MONTHS && rate >= 0,
    );
    const isOnce = new Set(rates.map(({ months }) => months)).size === rates.length;
    return isRead && isOnce ? rates : undefined;
  },
};

const rateAbove: Kind<{ above: number; rate: number } | null> = {
  expected: "an amount and the rate above it such as 100000 0.80",
  read(value) {
    const [, above = "", typed = ""] = ABOVE_RATE.exec(value) ?? [];
    const rate = basisPointsIn(typed);
    return rate === undefined ? undefined : { above: Number(above), rate };
  },
};

/** A price in hundred-thousandths, with no more decimals than the board shows. */
const price: Kind<number> = {
  expected: "a price with the decimals of the board such as 31.425, 0.2031 or 0.02142",
  read(value) {
    const [, whole = "", decimals = ""] = PRICE.exec(value) ?? [];
    if (whole === "") return undefined;
    const steps = Number(whole) * EXCHANGE_STEPS + Number(decimals.padEnd(5, "0"));
    return steps > 0 && decimals.length <= exchangeDecimalsOf(steps) ? steps : undefined;
  },
};

/** The deposit rates of a currency in a content file. */
export const depositContent = {
  folder: "deposit-rates",
  fields: {
    id: count,
    currency: oneOf(...currencyCodes),
    effective: day,
    main: orNull(percent),
    dream: orNull(percent),
    "dream-above": optional(rateAbove, null),
    demand: orNull(percent),
    "time-fixed": optional(termRates, []),
    "time-floating": optional(termRates, []),
    "savings-fixed": optional(termRates, []),
    "savings-floating": optional(termRates, []),
  },
  unique: ["id"],
  texts: {},
  body: "none",
} as const;

/** A loan rate in a content file. */
export const loanContent = {
  folder: "loan-rates",
  fields: { id: count, loan: oneOf(...loanKinds), rate: percent, effective: day },
  unique: ["id"],
  texts: {},
  body: "none",
} as const;

/** The exchange rate of a currency in a content file. */
export const exchangeContent = {
  folder: "exchange-rates",
  fields: { id: count, currency: oneOf(...foreignCurrencies), buy: price, sell: price },
  unique: ["id"],
  texts: {},
  body: "none",
} as const;

/** A rate as a content file writes it: 172 is 1.72. */
export function percentOf(basisPoints: number): string {
  return (basisPoints / 100).toFixed(2);
}

function basisPointsIn(value: string): number | undefined {
  const [, whole, decimals] = PERCENT.exec(value) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals);
}

/** Why a change of a rate cannot begin on a day; null if it can. */
export function dayError(
  effective: Day,
  { today, since }: { today: Day; since: string | undefined },
): string | null {
  if (compareDays(effective, today) < 0) return `effective: ${effective} lies in the past`;
  if (compareDays(effective, addDays(today, ANNOUNCED_DAYS_MOST)) > 0) {
    return `effective: ${effective} is more than ${ANNOUNCED_DAYS_MOST} days ahead`;
  }
  // What a customer was shown today stays true today.
  if (since !== undefined && effective <= since) {
    return `effective: the rates in force began on ${since}; others begin on a later day`;
  }
  return null;
}
