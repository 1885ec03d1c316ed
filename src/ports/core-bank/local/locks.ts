// Locks that others take on accounts, in their own transactions, so that nothing is posted meanwhile.

import type { Db } from "#db/db.ts";
import type { TransferOrder } from "../port.ts";

/**
 * Takes the lock under which the ledger posts: what it is posting is waited for, and it looks whether
 * the transfer was given up only after it has the lock itself.
 */
export async function lockUnposted(
  tx: Db,
  { id, fromNumber }: Pick<TransferOrder, "id" | "fromNumber">,
): Promise<boolean> {
  await tx.query("select from account where number = $1 for no key update", [fromNumber]);
  // Its own statement, and after the lock: only then does it see what the holder before has written.
  const rows = await tx.query("select from posting where id = $1", [id]);
  return rows.length === 0;
}

/** Locks a customer's accounts in the order in which every posting locks them. */
export async function lockAccounts(tx: Db, customerId: string): Promise<number> {
  const rows = await tx.query(
    `select from account where customer_id = $1 and state <> 'closed'
      order by id for no key update`,
    [customerId],
  );
  return rows.length;
}
