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
 * Counts something of a Taipei hour or day, and says how long until the next one begins. It shares
 * the table of tries: the subject is what is counted for, a network.
 */
export async function countIn(
  db: Db,
  { subjectHash, purpose, unit }: Tried & { unit: "hour" | "day" },
): Promise<{ times: number; secondsLeft: number }> {
  const [row] = await db.query<{ times: number; secondsLeft: number }>(
    `with span as (
       select date_trunc($3, bank.now(), 'Asia/Taipei') as begins, ('1 ' || $3)::interval as length)
     insert into verification_try (subject_hash, purpose, wrong, at)
     values ($1, $2, 1, bank.now())
     on conflict (subject_hash, purpose) do update
       set wrong = case when verification_try.at >= (select begins from span)
                        then verification_try.wrong + 1 else 1 end,
           at = bank.now()
     returning wrong as times,
       ceil(extract(epoch from (select begins + length from span) - bank.now()))::int
         as "secondsLeft"`,
    [subjectHash, purpose, unit],
  );
  return row as { times: number; secondsLeft: number };
}
