import type { RefusedQuery, RefusedRefund } from "#base/postings/refused-refund.ts";
import type { Db } from "#db/db.ts";

/** A fee whose refund the ledger refused: it waits for staff. */
interface RefusedFee extends Omit<RefusedRefund, "amount" | "reference"> {
  copies: number;
  feePosting: string;
  serialNumber: number;
  madeOn: string;
}

/** Hands a refund over to staff: the job tries it no more. False if staff have it already. */
export async function parkFee(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update certificate_request set next_try_at = 'infinity'
      where id = $1 and coalesce(next_try_at < 'infinity', true) returning id`,
    [id],
  );
  return rows.length > 0;
}

/** Fees that wait for staff, or one of them. */
export function refusedFees(db: Db, { id, most }: RefusedQuery): Promise<RefusedFee[]> {
  return db.query<RefusedFee>(
    `select id::text, customer_id::text as "customerId", copies,
            coalesce(fee_account, '') as "accountNumber", fee_posting::text as "feePosting",
            serial_number::int as "serialNumber",
            to_char(made_at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as "madeOn",
            made_at as since
       from certificate_request
      where fee_state = 'refund-due' and next_try_at = 'infinity'
        and ($1::uuid is null or id = $1::uuid)
      order by made_at limit $2`,
    [id, most],
  );
}
