import type { RefusedQuery, RefusedRefund } from "#base/postings/refused-refund.ts";
import type { Db } from "#db/db.ts";

// The job takes what is due; what waits for staff never is.
const WAITS = "state in ('refunding', 'cancelling') and paying_since = 'infinity'";

/** Hands a refund over to staff: the job tries it no more. False if staff have it already. */
export async function parkRefund(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update insurance_application set paying_since = 'infinity'
      where id = $1 and paying_since < 'infinity' returning id`,
    [id],
  );
  return rows.length > 0;
}

/** Premiums that wait for staff, or one of them. */
export function refusedPremiums(db: Db, { id, most }: RefusedQuery): Promise<RefusedRefund[]> {
  return db.query<RefusedRefund>(
    `select id::text, customer_id::text as "customerId", premium::int as amount,
            coalesce(from_number, '') as "accountNumber",
            coalesce(policy_number, upper(right(id::text, 12))) as reference,
            registered_at as since
       from insurance_application where ${WAITS} and ($1::uuid is null or id = $1::uuid)
      order by registered_at limit $2`,
    [id, most],
  );
}
