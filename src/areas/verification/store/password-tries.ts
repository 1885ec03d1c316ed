import { LOCK_DAYS, LOGIN_ATTEMPTS, TRIES_DAYS } from "#base/identity/sign-in.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";

// The same for customers and unknown pairs: the lifetime of a counter reveals nothing.
const IS_OLD = `login_try.at < bank.now()
  - case when login_try.wrong < $2 then $3::int else $4::int end * interval '1 day'`;

/** Counts an attempt before it is checked; null if no attempt is left. */
export async function countTry(db: Db, counter: Lookup): Promise<number | null> {
  const [name, ...older] = counter;
  if (older.length > 0) await moveTries(db, name, older);
  const [row] = await db.query<{ wrong: number }>(
    `insert into login_try (pair_hash, wrong, at) values ($1, 1, bank.now())
     on conflict (pair_hash) do update
       set wrong = case when ${IS_OLD} then 1 else login_try.wrong + 1 end, at = bank.now()
       where login_try.wrong < $2 or ${IS_OLD}
     returning wrong`,
    [name, LOGIN_ATTEMPTS, TRIES_DAYS, LOCK_DAYS],
  );
  return row?.wrong ?? null;
}

/** Reverts a counted attempt that was never checked. */
export async function forgiveTry(db: Db, counter: Lookup): Promise<void> {
  await db.query("update login_try set wrong = wrong - 1 where pair_hash = any($1) and wrong > 0", [
    counter,
  ]);
}

/** Resets the counter after a right password. */
export async function resetTries(db: Db, counter: Lookup): Promise<void> {
  await db.query("delete from login_try where pair_hash = any($1)", [counter]);
}

/** Merges what was counted under an older key: a key rotation must not reset counters. */
async function moveTries(db: Db, name: Buffer, older: readonly Buffer[]): Promise<void> {
  await db.query(
    // Locked in a fixed order: a process with another current key may merge in the opposite
    // direction.
    `with held as (select pair_hash as name from login_try
                    where pair_hash = $1 or pair_hash = any($2) order by 1 for update),
          gone as (delete from login_try using held
                    where pair_hash = name and name = any($2) returning wrong, at)
     insert into login_try (pair_hash, wrong, at)
     select $1::bytea, sum(wrong), max(at) from gone having count(*) > 0
     on conflict (pair_hash) do update
       set wrong = login_try.wrong + excluded.wrong, at = greatest(login_try.at, excluded.at)`,
    [name, older],
  );
}

/** Whether no attempt is left. */
export async function areTriesUsedUp(db: Db, counter: Lookup): Promise<boolean> {
  const rows = await db.query(
    `select from login_try where pair_hash = any($1) and login_try.wrong >= $2
        and not (${IS_OLD}) limit 1`,
    [counter, LOGIN_ATTEMPTS, TRIES_DAYS, LOCK_DAYS],
  );
  return rows.length > 0;
}
