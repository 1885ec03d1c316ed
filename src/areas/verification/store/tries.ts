import type { Db } from "#db/db.ts";

/** Whose tries are counted, and of what. */
export interface Tried {
  subjectHash: Buffer;
  purpose: string;
}

/**
 * The wrong tries so far, locked until the transaction ends: whoever checks or asks for a code of
 * the same person and purpose waits for its turn.
 */
export async function lockTries(db: Db, { subjectHash, purpose }: Tried): Promise<number> {
  const [row] = await db.query<{ wrong: number }>(
    `insert into verification_try (subject_hash, purpose, wrong, at)
     values ($1, $2, 0, bank.now())
     on conflict (subject_hash, purpose) do update set at = verification_try.at
     returning wrong`,
    [subjectHash, purpose],
  );
  return row?.wrong ?? 0;
}

/** Sets the count of tries that are locked by this transaction, or of nobody else's concern. */
export async function setTries(db: Db, { subjectHash, purpose }: Tried, wrong: number) {
  await db.query(
    `update verification_try set wrong = $3, at = bank.now()
      where subject_hash = $1 and purpose = $2`,
    [subjectHash, purpose, wrong],
  );
}

/** Counts a try before it is judged; null when so many were wrong already that none is left. */
export async function countTry(
  db: Db,
  { subjectHash, purpose }: Tried,
  most: number,
): Promise<number | null> {
  const [row] = await db.query<{ wrong: number }>(
    `insert into verification_try (subject_hash, purpose, wrong, at)
     values ($1, $2, 1, bank.now())
     on conflict (subject_hash, purpose) do update
       set wrong = verification_try.wrong + 1, at = bank.now()
       where verification_try.wrong < $3
     returning wrong`,
    [subjectHash, purpose, most],
  );
  return row?.wrong ?? null;
}

/** Takes a counted try back that was never judged. */
export async function forgiveTry(db: Db, { subjectHash, purpose }: Tried): Promise<void> {
  await db.query(
    `update verification_try set wrong = wrong - 1
      where subject_hash = $1 and purpose = $2 and wrong > 0`,
    [subjectHash, purpose],
  );
}

/**
 * Counts something of a Taipei day, and says how long until the next one begins. It shares the
 * table of tries: the subject is what is counted for, an address or a national ID.
 */
export async function countToday(
  db: Db,
  { subjectHash, purpose }: Tried,
): Promise<{ times: number; secondsToMidnight: number }> {
  const [row] = await db.query<{ times: number; secondsToMidnight: number }>(
    `insert into verification_try (subject_hash, purpose, wrong, at)
     values ($1, $2, 1, bank.now())
     on conflict (subject_hash, purpose) do update
       set wrong = case when (verification_try.at at time zone 'Asia/Taipei')::date = bank.today()
                        then verification_try.wrong + 1 else 1 end,
           at = bank.now()
     returning wrong as times,
       ceil(extract(epoch from (bank.today() + 1)::timestamp at time zone 'Asia/Taipei'
         - bank.now()))::int as "secondsToMidnight"`,
    [subjectHash, purpose],
  );
  return row as { times: number; secondsToMidnight: number };
}
