import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import { CASE_MINUTES, type CaseReason } from "./rules.ts";

/** A customer's file that a member of staff has open. */
export interface CaseRow {
  id: string;
  customerId: string;
  reason: CaseReason;
  note: string;
  expiresAt: Date;
}

/** Opens a file; returns its id. */
export async function addCase(
  tx: Db,
  opened: { staffId: string; customerId: string; reason: CaseReason; note: string },
): Promise<string> {
  const id = uuid();
  await tx.query(
    `insert into desk_case (id, staff_id, customer_id, reason, note, opened_at, expires_at)
     values ($1, $2, $3, $4, $5, bank.now(), bank.now() + $6 * interval '1 minute')`,
    [id, opened.staffId, opened.customerId, opened.reason, opened.note, CASE_MINUTES],
  );
  return id;
}

/** A file that this member of staff has open; null if it has expired, or is a colleague's. */
export async function openCaseOf(db: Db, id: string, staffId: string): Promise<CaseRow | null> {
  const [row] = await db.query<CaseRow>(
    `select id, customer_id::text as "customerId", reason, note, expires_at as "expiresAt"
       from desk_case where id = $1 and staff_id = $2 and expires_at > bank.now()`,
    [id, staffId],
  );
  return row ?? null;
}

/** Deletes files that expired a day ago; the trail has what was done in them. */
export async function forgetCases(db: Db): Promise<void> {
  await db.query(
    `delete from desk_case where id in (
       select id from desk_case where expires_at < bank.now() - interval '1 day' limit 1000)`,
    [],
  );
}
