import type { Db } from "#db/db.ts";

/**
 * Locks the accounts of a customer that are not closed, in the order in which every posting locks
 * them: what is being posted is waited for. Answers how many there are.
 */
export async function lockAccounts(db: Db, customerId: string): Promise<number> {
  const rows = await db.query(
    `select from account where customer_id = $1 and state <> 'closed'
      order by id for no key update`,
    [customerId],
  );
  return rows.length;
}
