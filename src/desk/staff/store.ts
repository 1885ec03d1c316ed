import type { Language, Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import { uuid } from "#db/uuid.ts";
import { SIGN_INS_SHOWN, type SignInOutcome } from "./rules.ts";

/** Uses up a time step; false if it was already used. */
export async function spendStep(db: Db, staffId: string, step: number): Promise<boolean> {
  const rows = await db.query(
    `update staff set totp_step = $2
      where id = $1 and totp_step < $2 and left_at is null and locked_at is null returning id`,
    [staffId, step],
  );
  return rows.length > 0;
}

/** Replaces the recovery codes. */
export async function setRecoveryCodes(
  tx: Db,
  staffId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.query("delete from staff_recovery_code where staff_id = $1", [staffId]);
  await tx.query(
    `insert into staff_recovery_code (staff_id, code_hash, made_at)
     select $1, code_hash, bank.now() from unnest($2::bytea[]) as code_hash`,
    [staffId, [...hashes]],
  );
}

/** The number of recovery codes left. */
export async function recoveryCodesLeft(db: Db, staffId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from staff_recovery_code
      where staff_id = $1 and used_at is null`,
    [staffId],
  );
  return row?.count ?? 0;
}

/** Uses up a recovery code; false if it is unknown or already used. */
export async function spendRecoveryCode(db: Db, staffId: string, names: Lookup): Promise<boolean> {
  const rows = await db.query(
    `update staff_recovery_code set used_at = bank.now()
      where staff_id = $1 and code_hash = any($2) and used_at is null
        and exists (select from staff where id = $1 and left_at is null and locked_at is null)
      returning staff_id`,
    [staffId, names],
  );
  return rows.length > 0;
}

/** Stores the outcome of a sign-in; of nobody (null) nothing, by the same statement. */
export async function addSignIn(
  db: Db,
  staffId: string | null,
  { outcome, label, address }: { outcome: SignInOutcome; label: string; address: string },
): Promise<void> {
  await db.query(
    `insert into staff_sign_in (id, staff_id, at, outcome, label, address)
     select $1::uuid, $2::bigint, bank.now(), $3::text, $4::text, $5::text where $2::bigint is not null`,
    [uuid(), staffId, outcome, label, address],
  );
}

/** The name and user ID of a member of staff. */
export async function staffOf(
  db: Db,
  staffId: string,
  language: Language,
): Promise<{ name: string; userId: string }> {
  const [row] = await db.query<{ name: Translated; user_id: string }>(
    "select name, user_id from staff where id = $1",
    [staffId],
  );
  if (!row) throw new Error(`there is no member of staff ${staffId}`);
  return { name: row.name[language], userId: row.user_id };
}

/** The names of several members of staff. */
export function namesOf(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: Translated }[]> {
  return db.query("select id::text, name from staff where id = any($1::bigint[])", [[...ids]]);
}

/** A sign-in as stored. */
export interface SignInRow {
  name: Translated;
  at: Date;
  outcome: SignInOutcome;
  label: string;
  address: string;
}

/** The latest sign-ins of one member, or of all. */
export function latestSignIns(db: Db, staffId: string | null): Promise<SignInRow[]> {
  return db.query<SignInRow>(
    `select name, at, outcome, label, address
       from staff_sign_in join staff on staff.id = staff_id
      where $1::bigint is null or staff_id = $1::bigint
      order by at desc, staff_sign_in.id desc limit $2`,
    [staffId, SIGN_INS_SHOWN],
  );
}

/** Deletes a batch of sessions that began more than a month ago. */
export async function forgetSessions(db: Db): Promise<void> {
  await db.query(
    `delete from staff_session where token_hash in (
       select token_hash from staff_session
        where opened_at < bank.now() - interval '30 days' limit 1000)`,
    [],
  );
}

/** A new member of staff, with secrets already hashed and sealed. */
export interface NewStaff {
  userId: string;
  name: Translated;
  roles: readonly string[];
  passwordHash: string;
  totpSecret: Buffer;
}

/** Inserts a new member of staff, as the database's owner; false if the user ID is taken. */
export async function addStaff(owner: Db, member: NewStaff): Promise<boolean> {
  const { userId, name, roles, passwordHash, totpSecret } = member;
  const rows = await owner.query(
    `insert into staff (user_id, name, roles, password_hash, totp_secret)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
    [userId, name, roles, passwordHash, totpSecret],
  );
  return rows.length > 0;
}

/** The number of failed sign-ins at the desk, by Taipei day. */
export function failuresByDay(db: Db, days: number): Promise<{ day: Day; count: number }[]> {
  return db.query<{ day: Day; count: number }>(
    `select to_char(at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as day, count(*)::int as count
       from staff_sign_in
      where outcome <> 'ok' and at > bank.now() - $1 * interval '1 day'
      group by 1 order by 1`,
    [days],
  );
}
