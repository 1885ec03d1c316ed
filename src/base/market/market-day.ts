import type { Day } from "../time/day.ts";
import type { CorporateAction, DayPrice, TradedKind } from "./prices.ts";

/** An index's closing value, in hundredths of a point. */
export interface IndexClose {
  code: string;
  close: number;
}

/** The value of a fund unit, in ten-thousandths of its currency. */
export interface FundValue {
  code: string;
  value: number;
}

/** A customer's purchase, as the partner broker or fund platform reports it. */
export interface Purchase {
  /** The reporter's own order number; unique. */
  id: string;
  kind: TradedKind | "fund";
  code: string;
  /** In whole New Taiwan dollars. */
  amount: number;
}

/** All data of a trading day. */
export interface MarketDay {
  day: Day;
  prices: readonly DayPrice[];
  actions: readonly CorporateAction[];
  indices: readonly IndexClose[];
  fundValues: readonly FundValue[];
  purchases: readonly Purchase[];
}
