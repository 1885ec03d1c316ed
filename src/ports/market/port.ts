import type { MarketDay } from "#base/market/market-day.ts";
import type { Day } from "#base/time/day.ts";

/** A source of market data. */
export interface Market {
  /** A trading day after its close; null while the source has not published it. */
  day(day: Day): Promise<MarketDay | null>;
}

/** A source's data is invalid, or it cannot be reached: the day is not accepted. */
export class MarketError extends Error {
  override name = "MarketError";
}
