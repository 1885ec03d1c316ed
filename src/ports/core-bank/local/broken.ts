import type { Db } from "#db/db.ts";

const TOLD_MOST = 100;

/** A promise of the ledger that does not hold. */
export interface Broken {
  what: string;
  /** The account or posting. */
  which: string;
  detail: string | null;
}

/** What is broken in the ledger: nothing, unless somebody has written into it past us. */
export function brokenLedger(db: Db): Promise<Broken[]> {
  return db.query<Broken>("select what, which, detail from ledger_broken limit $1", [TOLD_MOST]);
}
