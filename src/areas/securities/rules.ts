import { grouped } from "#base/money/grouped.ts";
import { addDays, addMonths, type Day } from "#base/time/day.ts";

/** The pages of securities. */
export const SECURITIES_PATH = "/securities/main";
export const TRENDING_PATH = "/securities/trending";
export const ETF_PATH = "/securities/etf";
export const COMPARE_PATH = "/securities/compare";

/** The products around securities, by their codes: the settlement account, and ETF offerings. */
export const SETTLEMENT_PRODUCT = "SCSA0001";
export const SETTLEMENT_PRODUCTS: readonly string[] = [SETTLEMENT_PRODUCT, "SCET0001"];

/** The pattern of a share's or an index's code. */
export const INSTRUMENT_CODE = "^[A-Z0-9]{2,10}$";

/** The number of months that rankings and charts cover. */
export const RANKING_MONTHS = 3;
export const CHART_MONTHS = 3;

/** The default and the maximum length of a ranking. */
export const TOP_COUNT = 10;
export const TOP_COUNT_MOST = 30;

/** The number of closes in a sparkline: about a month. */
export const SPARKLINE_DAYS = 22;

/** The maximum length of a query. */
export const SEARCH_MOST = 40;

/** The kinds in the list. */
export const listedKinds = ["stock", "etf"] as const;

export type ListedKind = (typeof listedKinds)[number];

/** The sort orders of the list; the first is the default. */
export const sortOrders = ["code", "gain", "loss", "price", "volume"] as const;

export type SortOrder = (typeof sortOrders)[number];

/** What a ranking counts: the number of orders, or the amount bought. */
export const rankings = ["orders", "amount"] as const;

export type Ranking = (typeof rankings)[number];

/** The industries of shares, in the order of the exchange. */
export const industries = [
  "semiconductor",
  "electronics",
  "finance",
  "transport",
  "materials",
  "consumer",
  "health",
  "energy",
  "telecom",
  "construction",
  "tourism",
] as const;

/** The period of a ranking or a chart: that many months up to and including the newest day. */
export function windowOf(newest: Day, months: number): { from: Day; to: Day } {
  return { from: addDays(addMonths(newest, -months), 1), to: newest };
}

/** The path of a share's page. */
export function stockPath(code: string): string {
  return `/securities/stocks/${code}`;
}

/** The path of an offering's calendar file. */
export function calendarPath(code: string): string {
  return `${ETF_PATH}/${code}/calendar`;
}

/** A day's change in hundredths of a percent of its reference price; null if that is unknown. */
export function moveOf(close: number, reference: number | null): number | null {
  return reference === null ? null : Math.round(((close - reference) * 10_000) / reference);
}

/** A price or an index for display: 6120 is 61.20, 2148007 is 21,480.07. */
export function formatPrice(hundredths: number): string {
  const [whole = "", rest = ""] = (Math.abs(hundredths) / 100).toFixed(2).split(".");
  return `${hundredths < 0 ? "−" : ""}${grouped(whole)}.${rest}`;
}

/** A price in New Taiwan dollars: 1500 is NT$15.00. */
export function formatDollars(hundredths: number): string {
  return `NT$${formatPrice(hundredths)}`;
}

/** Shares in lots of a thousand, as the exchange reports its volume. */
export function formatLots(shares: number): string {
  return grouped(String(Math.round(shares / 1000)));
}

/** A day's close, with that day's split ratio. */
export interface SplitClose {
  close: number;
  /** New shares for old ones on that very day; 1 and 1 without a split. */
  newShares: number;
  oldShares: number;
}

/** How many of today's shares one share of each day has become; oldest first. */
export function shareFactors(days: readonly Omit<SplitClose, "close">[]): number[] {
  let factor = 1;
  const factors = days.toReversed().map(({ newShares, oldShares }) => {
    const after = factor;
    factor *= newShares / oldShares;
    return after;
  });
  return factors.toReversed();
}

/** Closes adjusted for splits, so that a split is not shown as a fall; oldest first. */
export function inTodaysShares(days: readonly SplitClose[]): number[] {
  const factors = shareFactors(days);
  return days.map(({ close }, place) => Math.round(close / (factors[place] ?? 1)));
}

/** Values relative to the first, in hundredths of a percent, to compare different price levels. */
export function fromHundred(values: readonly number[]): number[] {
  const [first = 1] = values;
  return values.map((value) => Math.round((value / first) * 10_000));
}
