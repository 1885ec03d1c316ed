// Prices of the exchange, in hundredths of a New Taiwan dollar: their tick sizes, and how far they
// may move in a day.

/** What is traded on the exchange. */
export type TradedKind = "stock" | "etf";

/** A day's prices and its volume in shares. */
export interface DayPrice {
  code: string;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

/** What a company does to its shares before a day's trading begins. */
export type CorporateAction =
  | { code: string; kind: "dividend"; cash: number }
  | { code: string; kind: "split"; newShares: number; oldShares: number };

/** How far a price may move in a day, in percent of its reference. */
const LIMIT_PERCENT = 10;

const steps: Readonly<Record<TradedKind, readonly { below: number; step: number }[]>> = {
  stock: [
    { below: 10_00, step: 1 },
    { below: 50_00, step: 5 },
    { below: 100_00, step: 10 },
    { below: 500_00, step: 50 },
    { below: 1000_00, step: 1_00 },
    { below: Number.POSITIVE_INFINITY, step: 5_00 },
  ],
  etf: [
    { below: 50_00, step: 1 },
    { below: Number.POSITIVE_INFINITY, step: 5 },
  ],
};

/** The tick size at that price. */
export function stepOf(price: number, kind: TradedKind): number {
  return steps[kind].find(({ below }) => price < below)?.step ?? 1;
}

/** Whether a price is a valid multiple of its tick size. */
export function isOnStep(price: number, kind: TradedKind): boolean {
  return Number.isSafeInteger(price) && price > 0 && price % stepOf(price, kind) === 0;
}

/** The nearest valid price; never below the first tick. */
export function onStep(price: number, kind: TradedKind): number {
  const step = stepOf(price, kind);
  return Math.max(step, Math.round(price / step) * step);
}

/** The lowest and the highest price of a day with that reference price. */
export function dayLimits(reference: number, kind: TradedKind): { low: number; high: number } {
  const lowest = (reference * (100 - LIMIT_PERCENT)) / 100;
  const highest = (reference * (100 + LIMIT_PERCENT)) / 100;
  const lowStep = stepOf(lowest, kind);
  const highStep = stepOf(highest, kind);
  const low = Math.ceil(lowest / lowStep) * lowStep;
  const high = Math.floor(highest / highStep) * highStep;
  // A share of a few cents may always move by one tick.
  return { low: Math.max(1, low), high: Math.max(high, low + lowStep) };
}

/** A day's reference price: yesterday's close less dividends, adjusted for splits. */
export function referencePrice(close: number, actions: readonly CorporateAction[]): number {
  return actions.reduce((price, action) => {
    if (action.kind === "dividend") return Math.max(1, price - action.cash);
    return Math.max(1, Math.round((price * action.oldShares) / action.newShares));
  }, close);
}

/** How many of today's shares one earlier share has become. */
export function splitFactor(actions: readonly CorporateAction[]): number {
  return actions.reduce(
    (factor, action) =>
      action.kind === "split" ? (factor * action.newShares) / action.oldShares : factor,
    1,
  );
}

/** A move with its sign: 125 is +1.25%, -40 is −0.40%. */
export function formatMove(basisPoints: number): string {
  const sign = basisPoints > 0 ? "+" : basisPoints < 0 ? "−" : "";
  return `${sign}${(Math.abs(basisPoints) / 100).toFixed(2)}%`;
}
