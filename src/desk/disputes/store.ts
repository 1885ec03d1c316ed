import type { Db } from "#db/db.ts";

/** The provisional credits that a member of staff gave alone today, in NT$. */
export async function creditedToday(db: Db, staffId: string): Promise<number> {
  const [row] = await db.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::int as sum from desk_credit
      where staff_id = $1 and (credited_at at time zone 'Asia/Taipei')::date
                            = (bank.now() at time zone 'Asia/Taipei')::date`,
    [staffId],
  );
  return row?.sum ?? 0;
}

/** The same, locked until the transaction ends: two credits at once must not both be within the sum. */
export async function lockCreditedToday(tx: Db, staffId: string): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('desk-credit ' || $1, 0))", [
    staffId,
  ]);
  return creditedToday(tx, staffId);
}

/** Counts a credit; one that the ledger refused before is counted anew. */
export async function addCredit(
  tx: Db,
  { dispute, staffId, amount }: { dispute: string; staffId: string; amount: number },
): Promise<void> {
  await tx.query(
    `insert into desk_credit (dispute, staff_id, amount, credited_at)
     values ($1, $2, $3, bank.now())
     on conflict (dispute) do update set staff_id = excluded.staff_id, amount = excluded.amount,
       credited_at = excluded.credited_at`,
    [dispute, staffId, amount],
  );
}

/** Counts a credit no more that the ledger refused. */
export async function dropCredit(db: Db, dispute: string): Promise<void> {
  await db.query("delete from desk_credit where dispute = $1", [dispute]);
}
