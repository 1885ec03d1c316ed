import { addDays, addMonths, type Day } from "#base/time/day.ts";

/** The pages of securities. */
export const SECURITIES_PATH = "/securities/main";
export const TRENDING_PATH = "/securities/trending";
export const ETF_PATH = "/securities/etf";
export const COMPARE_PATH = "/securities/compare";

/** The products around securities, by their codes: the settlement account, and ETF offerings. */
export const SETTLEMENT_PRODUCT = "SCSA0001";
export const SETTLEMENT_PRODUCTS: readonly string[] = [SETTLEMENT_PRODUCT, "SCET0001"];

/** The form of a share's or an index's code. */
export const INSTRUMENT_CODE = "^[A-Z0-9]{2,10}$";

/** Rankings look back so many months; charts as far. */
export const RANKING_MONTHS = 3;
export const CHART_MONTHS = 3;

/** How many a ranking names, and the most that can be asked for. */
export const TOP_COUNT = 10;
export const TOP_COUNT_MOST = 30;

/** How many closes a sparkline has: about a month. */
export const SPARKLINE_DAYS = 22;

/** The longest text that is searched for. */
export const SEARCH_MOST = 40;

/** What the list can show. */
export const listedKinds = ["stock", "etf"] as const;

export type ListedKind = (typeof listedKinds)[number];

/** The orders of the list; the first is the usual one. */
export const sortOrders = ["code", "gain", "loss", "price", "volume"] as const;

export type SortOrder = (typeof sortOrders)[number];

/** What a ranking counts: how many orders there were, or how much was bought. */
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

/** The days that a ranking or a chart covers: so many months up to and including the newest. */
export function windowOf(newest: Day, months: number): { from: Day; to: Day } {
  return { from: addDays(addMonths(newest, -months), 1), to: newest };
}

/** Where a share's page stands. */
export function stockPath(code: string): string {
  return `/securities/stocks/${code}`;
}

/** Where the calendar file of an offering is downloaded. */
export function calendarPath(code: string): string {
  return `${ETF_PATH}/${code}/calendar`;
}

/** A day's move in hundredths of a percent of what the day began at; null where that is not known. */
export function moveOf(close: number, reference: number | null): number | null {
  return reference === null ? null : Math.round(((close - reference) * 10_000) / reference);
}

/** A price or an index as people read it: 6120 is 61.20, 2148007 is 21,480.07. */
export function formatPrice(hundredths: number): string {
  const [whole = "", rest = ""] = (Math.abs(hundredths) / 100).toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${hundredths < 0 ? "−" : ""}${grouped}.${rest}`;
}

/** A price in New Taiwan dollars: 1500 is NT$15.00. */
export function formatDollars(hundredths: number): string {
  return `NT$${formatPrice(hundredths)}`;
}

/** Shares in lots of a thousand, as the exchange tells its volume. */
export function formatLots(shares: number): string {
  return String(Math.round(shares / 1000)).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** A day's close, with how many of today's shares one of that day's has become. */
export interface SplitClose {
  close: number;
  /** New shares for old ones on that very day; 1 and 1 without a split. */
  newShares: number;
  oldShares: number;
}

/** How many of today's shares one share of each day has become; the oldest comes first. */
export function shareFactors(days: readonly Omit<SplitClose, "close">[]): number[] {
  let factor = 1;
  const factors = days.toReversed().map(({ newShares, oldShares }) => {
    const after = factor;
    factor *= newShares / oldShares;
    return after;
  });
  return factors.toReversed();
}

/** Closes in today's shares, so that a split is no fall; the oldest comes first. */
export function inTodaysShares(days: readonly SplitClose[]): number[] {
  const factors = shareFactors(days);
  return days.map(({ close }, place) => Math.round(close / (factors[place] ?? 1)));
}

/** Values as parts of their first, in hundredths of a percent: how two of different price compare. */
export function fromHundred(values: readonly number[]): number[] {
  const [first = 1] = values;
  return values.map((value) => Math.round((value / first) * 10_000));
}
