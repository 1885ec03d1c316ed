import type { Db } from "#db/db.ts";

const TOLD_MOST = 100;

/** A violated invariant of the ledger. */
export interface Broken {
  what: string;
  /** The account or posting. */
  which: string;
  detail: string | null;
}

/** The ledger's violated invariants: none, unless it was modified from outside. */
export function brokenLedger(db: Db): Promise<Broken[]> {
  return db.query<Broken>("select what, which, detail from ledger_broken limit $1", [TOLD_MOST]);
}
