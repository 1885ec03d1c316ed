import type { Day } from "../time/day.ts";
import type { CorporateAction, DayPrice, TradedKind } from "./prices.ts";

/** Where an index closed, in hundredths of a point. */
export interface IndexClose {
  code: string;
  close: number;
}

/** What a unit of a fund is worth, in ten-thousandths of its currency. */
export interface FundValue {
  code: string;
  value: number;
}

/** Something that a customer of the bank bought, as the partner broker or fund platform reports it. */
export interface Purchase {
  /** The reporter's own number of the order; it never comes twice. */
  id: string;
  kind: TradedKind | "fund";
  code: string;
  /** In whole New Taiwan dollars. */
  amount: number;
}

/** Everything that a trading day brought. */
export interface MarketDay {
  day: Day;
  prices: readonly DayPrice[];
  actions: readonly CorporateAction[];
  indices: readonly IndexClose[];
  fundValues: readonly FundValue[];
  purchases: readonly Purchase[];
}
