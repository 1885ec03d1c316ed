// Account locks for other transactions, so that nothing is posted meanwhile.

import type { Db } from "#db/db.ts";
import type { KeyedOrder } from "../port.ts";

/**
 * Takes the lock under which the ledger posts: waits for a posting in progress, and a later one
 * checks whether the transfer was withdrawn only after it has the lock.
 */
export async function lockUnposted(
  tx: Db,
  { id, fromNumber, amount, kinds }: KeyedOrder,
): Promise<boolean> {
  await tx.query("select from account where number = $1 for no key update", [fromNumber]);
  // A separate statement after the lock: only then does it see what the previous holder committed.
  // The key alone proves nothing: something else may have been posted under it.
  const rows = await tx.query(
    `select from posting
       join account on account.id = coalesce(posting.from_account, posting.to_account)
      where posting.id = $1 and account.number = $2 and posting.amount = $3
        and posting.kind = any($4::text[])`,
    [id, fromNumber, amount, [...kinds]],
  );
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
