// Wrong tries of staff. Those from a browser in which the person has signed in before are counted for
// that browser; all others for the person. Five lock only what they are counted for.

import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import { STAFF_ATTEMPTS, STAFF_LOCK_MINUTES } from "../rules.ts";

/** The member of staff that a sign-in attempt is for. */
export interface Candidate {
  id: string;
  passwordHash: string;
  totpSecret: Buffer;
  /** Tries since the last correct one, including this one. */
  wrong: number;
  /** What the try is counted for: the hash of an own browser's token, null for all unknown ones. */
  browser: Buffer | null;
}

const COUNTED = `case when tries.locked_until <= bank.now() then 1 else tries.wrong + 1 end`;
const COUNT = `wrong = ${COUNTED},
  locked_until = case when ${COUNTED} >= $1 then bank.now() + $2 * interval '1 minute' end`;
const MAY_TRY = `staff.left_at is null and staff.locked_at is null
  and (tries.locked_until is null or tries.locked_until <= bank.now())`;
const CANDIDATE = `staff.id::text as id, staff.password_hash as "passwordHash",
  staff.totp_secret as "totpSecret", tries.wrong`;

/** The browser of a member of staff with this user ID that a token belongs to, or null. */
export async function ownBrowser(db: Db, userId: string, token: Lookup): Promise<Buffer | null> {
  const [row] = await db.query<{ tokenHash: Buffer }>(
    `select token_hash as "tokenHash" from staff_browser join staff on staff.id = staff_id
      where lower(user_id) = lower($1) and token_hash = any($2) limit 1`,
    [userId, token],
  );
  return row?.tokenHash ?? null;
}

/**
 * Counts an attempt before it is judged, and locks at the fifth; null if the user is unknown, has
 * left, or is already locked. With a browser it is counted for that one alone.
 */
export async function countTry(
  db: Db,
  userId: string,
  browser: Buffer | null,
): Promise<Candidate | null> {
  const [row] = await (browser === null
    ? db.query<Omit<Candidate, "browser">>(
        `update staff as tries set ${COUNT} from staff
          where staff.id = tries.id and lower(tries.user_id) = lower($3) and ${MAY_TRY}
          returning ${CANDIDATE}`,
        [STAFF_ATTEMPTS, STAFF_LOCK_MINUTES, userId],
      )
    : db.query<Omit<Candidate, "browser">>(
        `update staff_browser as tries set ${COUNT} from staff
          where staff.id = tries.staff_id and lower(staff.user_id) = lower($3)
            and tries.token_hash = $4 and ${MAY_TRY}
          returning ${CANDIDATE}`,
        [STAFF_ATTEMPTS, STAFF_LOCK_MINUTES, userId, browser],
      ));
  return row ? { ...row, browser } : null;
}

/** Takes back a counted attempt that was never judged. */
export function forgiveTry(db: Db, counted: Pick<Candidate, "id" | "browser">): Promise<void> {
  return setTries(db, counted, "greatest(wrong - 1, 0)");
}

/** Begins counting anew after a right attempt; what strangers tried stays counted. */
export function resetTries(db: Db, counted: Pick<Candidate, "id" | "browser">): Promise<void> {
  return setTries(db, counted, "0");
}

async function setTries(
  db: Db,
  { id, browser }: Pick<Candidate, "id" | "browser">,
  wrong: string,
): Promise<void> {
  await (browser === null
    ? db.query(`update staff set wrong = ${wrong}, locked_until = null where id = $1`, [id])
    : db.query(
        `update staff_browser set wrong = ${wrong}, locked_until = null
          where staff_id = $1 and token_hash = $2`,
        [id, browser],
      ));
}

/** Whether this bank gave the token to a browser in which any member of staff signed in. */
export async function isTokenGiven(db: Db, token: Lookup): Promise<boolean> {
  const rows = await db.query("select from staff_browser where token_hash = any($1) limit 1", [
    token,
  ]);
  return rows.length > 0;
}

/** Stores the browser in which a member of staff has signed in; of many the latest stay. */
export async function keepBrowser(
  tx: Db,
  { staffId, token, most }: { staffId: string; token: Lookup; most: number },
): Promise<void> {
  const [name, ...older] = token;
  if (older.length > 0) {
    await tx.query("delete from staff_browser where staff_id = $1 and token_hash = any($2)", [
      staffId,
      older,
    ]);
  }
  await tx.query(
    `insert into staff_browser (staff_id, token_hash, used_at) values ($1, $2, bank.now())
     on conflict (staff_id, token_hash) do update
       set used_at = excluded.used_at, wrong = 0, locked_until = null`,
    [staffId, name],
  );
  await tx.query(
    `delete from staff_browser where staff_id = $1 and token_hash in (
       select token_hash from staff_browser where staff_id = $1 order by used_at desc offset $2)`,
    [staffId, most],
  );
}

/** Deletes browsers that were not used for as long as their cookie lasts. */
export async function forgetBrowsers(db: Db): Promise<void> {
  await db.query("delete from staff_browser where used_at < bank.now() - interval '400 days'", []);
}
