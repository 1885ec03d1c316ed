import { type Currency, currencies, formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";

/** The page of all rates. */
export const BOARD_RATE_PATH = "/board-rate";

/** The kinds of deposit, in the order of the board. */
export const depositKinds = ["main", "dream", "demand", "time", "time-savings"] as const;

export type DepositKind = (typeof depositKinds)[number];

/** A currency exchanged against New Taiwan dollars. */
export type ForeignCurrency = Exclude<Currency, "TWD">;

/** Every foreign currency, in the order of the board. */
export const foreignCurrencies = (Object.keys(currencies) as Currency[]).filter(isForeign);

/** The default and the maximum number of days of an exchange rate's history. */
export const HISTORY_DAYS = 90;
export const HISTORY_DAYS_MOST = 366;

/** The maximum number of listed changes of deposit rates. */
export const CHANGES_MOST = 60;

/** The number of exchange rate steps in one New Taiwan dollar. */
export const EXCHANGE_STEPS = 100_000;

const BASIS_POINTS_PER_PERCENT = 100;

/** Smaller rates need more decimals to distinguish the buying from the selling rate. */
const exchangeDecimals = [
  { below: 0.1 * EXCHANGE_STEPS, decimals: 5 },
  { below: EXCHANGE_STEPS, decimals: 4 },
  { below: Number.POSITIVE_INFINITY, decimals: 3 },
] as const;

/** The names of deposits, with placeholders for the limit and the months. */
export interface DepositNames extends Readonly<Record<DepositKind, string>> {
  dreamAbove: string;
  /** Where the rate is the same for every balance. */
  dreamWhole: string;
}

/** A deposit as the board lists it. */
export interface NamedDeposit {
  kind: DepositKind;
  termMonths: number;
  above: number;
}

/** The name of a deposit in New Taiwan dollars; its limit is where another of the board begins. */
export function depositName(
  { kind, termMonths, above }: NamedDeposit,
  names: DepositNames,
  board: readonly NamedDeposit[],
): string {
  if (kind !== "dream") return fill(names[kind], { months: termMonths });
  const limit = above || board.find((other) => other.kind === kind && other.above > 0)?.above;
  if (limit === undefined) return names.dreamWhole;
  const name = above > 0 ? names.dreamAbove : names.dream;
  return fill(name, { limit: formatAmount(ntd(limit), "TWD") });
}

/** A yearly rate for display: 172 is 1.72%. */
export function formatRate(basisPoints: number): string {
  return `${(basisPoints / BASIS_POINTS_PER_PERCENT).toFixed(2)}%`;
}

/** An exchange rate for display: 3142500 is 31.425, and 20310 is 0.2031. */
export function formatExchangeRate(steps: number): string {
  return (steps / EXCHANGE_STEPS).toFixed(exchangeDecimalsOf(steps));
}

/** How many decimals an exchange rate is shown with. */
export function exchangeDecimalsOf(steps: number): number {
  const { decimals } = exchangeDecimals.find(({ below }) => steps < below) ?? exchangeDecimals[2];
  return decimals;
}

function isForeign(code: Currency): code is ForeignCurrency {
  return code !== "TWD";
}
