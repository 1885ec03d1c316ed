import type { Db } from "#db/db.ts";

/** A row of the trail as its customer sees it. */
export interface ShownHappening {
  at: Date;
  event: string;
  outcome: string;
  reference: string | null;
}

/** The latest rows about a customer, by staff or by the customer; postings are in the history. */
export async function latestHappenings(
  db: Db,
  customerId: string,
  { byStaff, most }: { byStaff: boolean; most: number },
): Promise<ShownHappening[]> {
  return db.query<ShownHappening>(
    `select at, event, outcome, reference from audit
      where customer_id = $1 and event <> 'transfer.post' and (actor_kind = 'staff') = $2
      order by at desc, id desc limit $3`,
    [customerId, byStaff, most],
  );
}
