import type { Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { MEMBERS_SHOWN, type MemberState } from "../rules.ts";

/** A member of staff as administrators see one. */
export interface MemberRow {
  id: string;
  userId: string;
  name: Translated;
  roles: string[];
  state: MemberState;
  isSignedIn: boolean;
  lastSignIn: Date | null;
}

const HAS_LOCKED_BROWSER = `exists (select from staff_browser browser
  where browser.staff_id = staff.id and browser.locked_until > bank.now())`;

/** All members of staff, by user ID. */
export function members(db: Db): Promise<MemberRow[]> {
  return db.query<MemberRow>(
    `select id::text, user_id as "userId", name, roles,
            case when left_at is not null then 'left' when locked_at is not null then 'locked'
                 when locked_until > bank.now() or ${HAS_LOCKED_BROWSER} then 'paused'
                 else 'open' end as state,
            exists (select from staff_session session
                     where session.staff_id = staff.id and ended_at is null
                       and seen_at > bank.now() - interval '15 minutes') as "isSignedIn",
            (select max(at) from staff_sign_in tried
              where tried.staff_id = staff.id and outcome = 'ok') as "lastSignIn"
       from staff order by lower(user_id) limit ${MEMBERS_SHOWN}`,
    [],
  );
}

/** Locks a member; false if they are unknown, already locked, or have left. */
export async function lockMember(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update staff set locked_at = bank.now()
      where id = $1::bigint and locked_at is null and left_at is null returning id`,
    [id],
  );
  if (rows.length === 0) return false;
  return true;
}

/** Unlocks a member, also after wrong tries; false if there is nothing to unlock. */
export async function unlockMember(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update staff set locked_at = null, locked_until = null, wrong = 0
      where id = $1::bigint and left_at is null
        and (locked_at is not null or locked_until > bank.now() or ${HAS_LOCKED_BROWSER})
      returning id`,
    [id],
  );
  if (rows.length === 0) return false;
  await tx.query(
    "update staff_browser set wrong = 0, locked_until = null where staff_id = $1::bigint",
    [id],
  );
  return true;
}

/** The member of staff with a user ID, or null. */
export async function memberWith(db: Db, userId: string): Promise<{ id: string } | null> {
  const [row] = await db.query<{ id: string }>(
    "select id::text from staff where lower(user_id) = lower($1) and left_at is null",
    [userId],
  );
  return row ?? null;
}
