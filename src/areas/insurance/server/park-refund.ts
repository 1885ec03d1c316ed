import type { Db } from "#db/db.ts";
import { announceItem } from "#server/live/publish.ts";
import { parkRefund as park } from "../store/refunds.ts";

/**
 * Hands a refund that the ledger refused (a closed account, say) over to the desk: trying again by
 * itself would be refused again, and nobody would know.
 */
export function parkRefund(db: Db, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    if (await park(tx, id)) await announceItem(tx, "refunds", id);
  });
}
