import { LOCK_DAYS, LOGIN_ATTEMPTS, TRIES_DAYS } from "#base/identity/sign-in.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";

// The same for customers and unknown pairs: the lifetime of a counter reveals nothing.
const IS_OLD = `login_try.at < bank.now()
  - case when login_try.wrong < $2 then $3::int else $4::int end * interval '1 day'`;

/** A counter of wrong passwords, by the hashes it may be stored under. */
export interface Counter {
  names: Lookup;
  /** Whose browser it counts for; null if it counts for a typed pair. */
  customerId: string | null;
}

/** Counts an attempt before it is checked; null if no attempt is left. */
export async function countTry(db: Db, { names, customerId }: Counter): Promise<number | null> {
  const [name, ...older] = names;
  if (older.length > 0) await moveTries(db, name, older);
  const [row] = await db.query<{ wrong: number }>(
    `insert into login_try (pair_hash, wrong, at, customer_id) values ($1, 1, bank.now(), $5)
     on conflict (pair_hash) do update
       set wrong = case when ${IS_OLD} then 1 else login_try.wrong + 1 end, at = bank.now(),
           customer_id = excluded.customer_id
       where login_try.wrong < $2 or ${IS_OLD}
     returning wrong`,
    [name, LOGIN_ATTEMPTS, TRIES_DAYS, LOCK_DAYS, customerId],
  );
  if (!row && customerId !== null) await nameOwner(db, name, customerId);
  return row?.wrong ?? null;
}

/** Names the owner of a lock that was counted before owners were stored, so that it can be lifted. */
async function nameOwner(db: Db, name: Buffer, customerId: string): Promise<void> {
  await db.query(
    "update login_try set customer_id = $2 where pair_hash = $1 and customer_id is null",
    [name, customerId],
  );
}

/** Reverts a counted attempt that was never checked. */
export async function forgiveTry(db: Db, { names }: Counter): Promise<void> {
  await db.query("update login_try set wrong = wrong - 1 where pair_hash = any($1) and wrong > 0", [
    names,
  ]);
}

/** Resets the counter after a right password. */
export async function resetTries(db: Db, { names }: Counter): Promise<void> {
  await db.query("delete from login_try where pair_hash = any($1)", [names]);
}

/** Resets the counters of all of a customer's browsers. */
export async function resetBrowsers(db: Db, customerId: string): Promise<void> {
  await db.query("delete from login_try where customer_id = $1", [customerId]);
}

/** Merges what was counted under an older key: a key rotation must not reset counters. */
async function moveTries(db: Db, name: Buffer, older: readonly Buffer[]): Promise<void> {
  await db.query(
    // Locked in a fixed order: a process with another current key may merge in the opposite
    // direction.
    `with held as (select pair_hash as name from login_try
                    where pair_hash = $1 or pair_hash = any($2) order by 1 for update),
          gone as (delete from login_try using held
                    where pair_hash = name and name = any($2) returning wrong, at, customer_id)
     insert into login_try (pair_hash, wrong, at, customer_id)
     select $1::bytea, sum(wrong), max(at), max(customer_id) from gone having count(*) > 0
     on conflict (pair_hash) do update
       set wrong = login_try.wrong + excluded.wrong, at = greatest(login_try.at, excluded.at)`,
    [name, older],
  );
}

/** Whether no attempt is left. */
export async function areTriesUsedUp(db: Db, { names }: Counter): Promise<boolean> {
  const rows = await db.query(
    `select from login_try where pair_hash = any($1) and login_try.wrong >= $2
        and not (${IS_OLD}) limit 1`,
    [names, LOGIN_ATTEMPTS, TRIES_DAYS, LOCK_DAYS],
  );
  return rows.length > 0;
}

/** Whether no attempt is left in one of a customer's browsers. */
export async function isBrowserUsedUp(db: Db, customerId: string): Promise<boolean> {
  const rows = await db.query(
    `select from login_try where customer_id = $1 and login_try.wrong >= $2
        and not (${IS_OLD}) limit 1`,
    [customerId, LOGIN_ATTEMPTS, TRIES_DAYS, LOCK_DAYS],
  );
  return rows.length > 0;
}
