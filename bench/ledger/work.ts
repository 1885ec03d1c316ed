import type { Day } from "#base/time/day.ts";

/** How money is sent: among neighbours, all to one payee, or to another bank with a fee. */
export type Way = "neighbours" | "hot" | "outward";

/** What the driver is asked to do. */
export interface Work {
  way: Way;
  clients: number;
  seconds: number;
}

/** What the driver did. */
export interface Done {
  posted: number;
  seconds: number;
  /** How long one transfer took. */
  p50Ms: number;
  p99Ms: number;
}

/** The place of the payee to whom everybody sends. */
export const HOT_PLACE = 0;

/** What can be asked about the past of an account. */
export const reads = ["history", "sums", "balanceAt"] as const;

/** Questions to be asked, one after the other. */
export interface Reading {
  what: (typeof reads)[number];
  accountId: string;
  from: Day;
  to: Day;
  times: number;
}

/** What the contenders are asked to do: a transfer in a transaction of its own, or one row. */
export interface PlainWork {
  what: "transfer" | "row";
  clients: number;
  seconds: number;
}
