import type { Db } from "#db/db.ts";
import type { Market } from "#ports/market/port.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { collect } from "./server/collect.ts";

const EVERY_SECONDS = 300;

/** Collects closed trading days; after a failure of the source it retries at the next run. */
export function marketJob(market: Market): Job {
  return {
    name: "collect the market's days",
    everySeconds: EVERY_SECONDS,
    work: (db) => collectMarket(db, market),
  };
}

/** Collects every closed day that is still missing, by the bank's clock. */
export async function collectMarket(db: Db, market: Market): Promise<number> {
  const [row] = await db.query<{ now: Date }>("select bank.now() as now", []);
  return row ? collect(db, market, row.now) : 0;
}
