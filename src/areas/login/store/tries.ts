import { LOGIN_ATTEMPTS } from "#base/sign-in.ts";
import type { Db } from "#db/db.ts";

/** Counts a try before it is judged; null when so many were wrong already that none is left. */
export async function countTry(
  db: Db,
  pairHash: Buffer,
  isCustomers: boolean,
): Promise<number | null> {
  const [row] = await db.query<{ wrong: number }>(
    `insert into login_try (pair_hash, wrong, at, is_customers) values ($1, 1, bank.now(), $3)
     on conflict (pair_hash) do update set wrong = login_try.wrong + 1, at = bank.now(),
       is_customers = excluded.is_customers
       where login_try.wrong < $2
     returning wrong`,
    [pairHash, LOGIN_ATTEMPTS, isCustomers],
  );
  return row?.wrong ?? null;
}

/** Takes a counted try back that was never judged. */
export async function forgiveTry(db: Db, pairHash: Buffer): Promise<void> {
  await db.query("update login_try set wrong = wrong - 1 where pair_hash = $1 and wrong > 0", [
    pairHash,
  ]);
}

/** Counts anew after a right password. */
export async function resetTries(db: Db, pairHash: Buffer): Promise<void> {
  await db.query("delete from login_try where pair_hash = $1", [pairHash]);
}
