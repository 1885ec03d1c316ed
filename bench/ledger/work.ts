import type { Day } from "../../src/base/time/day.ts";

/** The pattern of transfers: among neighbours, all to one payee, or to another bank with a fee. */
export type Way = "neighbours" | "hot" | "outward";

/** The driver's work order. */
export interface Work {
  way: Way;
  clients: number;
  seconds: number;
}

/** The driver's result. */
export interface Done {
  posted: number;
  seconds: number;
  /** Latency of one transfer. */
  p50Ms: number;
  p99Ms: number;
}

/** The place of the payee to whom everybody sends. */
export const HOT_PLACE = 0;

/** The queries on an account's history. */
export const reads = ["history", "sums", "balanceAt"] as const;

/** Queries to run, one after the other. */
export interface Reading {
  what: (typeof reads)[number];
  accountId: string;
  from: Day;
  to: Day;
  times: number;
}

/** The contenders' work order: a transfer in its own transaction, or one row. */
export interface PlainWork {
  what: "transfer" | "row";
  clients: number;
  seconds: number;
}
