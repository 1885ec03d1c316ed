import type { Db } from "#db/db.ts";

/** A row of the trail that a member of staff caused. */
export interface StaffRow {
  at: Date;
  staffId: string;
  event: string;
  outcome: string;
  customerId: string | null;
  reference: string | null;
  detail: Readonly<Record<string, string | number | boolean | null>> | null;
}

/** The recent actions of members of staff, newest first. */
export function latestOfStaff(
  db: Db,
  { days, most }: { days: number; most: number },
): Promise<StaffRow[]> {
  return db.query<StaffRow>(
    `select at, actor_id as "staffId", event, outcome, customer_id::text as "customerId", reference,
            detail
       from audit
      where actor_kind = 'staff' and at > bank.now() - $1 * interval '1 day'
      order by at desc, id desc limit $2`,
    [days, most],
  );
}
