import type { Db } from "#db/db.ts";

/**
 * Switches non-designated transfers off on all accounts of a customer; answers how many there are.
 * Locked in the order of their ids, as every posting locks them.
 */
export async function stopOtherTransfers(db: Db, customerId: string): Promise<number> {
  const rows = await db.query(
    `with own as (
       select id from account where customer_id = $1 and state <> 'closed'
        order by id for no key update)
     update account set other_on = false from own where account.id = own.id
     returning account.id`,
    [customerId],
  );
  return rows.length;
}
