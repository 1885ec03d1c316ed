import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";

/** Whose attempts are counted, and for what. */
export interface Tried {
  subject: Lookup;
  purpose: string;
}

/**
 * The number of wrong attempts, locked until the transaction ends: other requests that check or
 * issue a code for the same person and purpose wait.
 */
export async function lockTries(db: Db, tried: Tried): Promise<number> {
  const [row] = await db.query<{ wrong: number }>(
    `insert into verification_try (subject_hash, purpose, wrong, at)
     values ($1, $2, 0, bank.now())
     on conflict (subject_hash, purpose) do update set at = verification_try.at
     returning wrong`,
    [await nameOf(db, tried), tried.purpose],
  );
  return row?.wrong ?? 0;
}

/** Sets a counter that this transaction has locked, or that no other one uses. */
export async function setTries(db: Db, { subject, purpose }: Tried, wrong: number) {
  await db.query(
    `update verification_try set wrong = $3, at = bank.now()
      where subject_hash = any($1) and purpose = $2`,
    [subject, purpose, wrong],
  );
}

/** Counts an attempt before it is checked; null if no attempt is left. */
export async function countTry(db: Db, tried: Tried, most: number): Promise<number | null> {
  const [row] = await db.query<{ wrong: number }>(
    `insert into verification_try (subject_hash, purpose, wrong, at)
     values ($1, $2, 1, bank.now())
     on conflict (subject_hash, purpose) do update
       set wrong = verification_try.wrong + 1, at = bank.now()
       where verification_try.wrong < $3
     returning wrong`,
    [await nameOf(db, tried), tried.purpose, most],
  );
  return row?.wrong ?? null;
}

/** Reverts a counted attempt that was never checked. */
export async function forgiveTry(db: Db, { subject, purpose }: Tried): Promise<void> {
  await db.query(
    `update verification_try set wrong = wrong - 1
      where subject_hash = any($1) and purpose = $2 and wrong > 0`,
    [subject, purpose],
  );
}

/**
 * Counts within a Taipei hour or day, and returns how long until the next one begins. It shares the
 * table of attempts: the subject is a network.
 */
export async function countIn(
  db: Db,
  { unit, ...tried }: Tried & { unit: "hour" | "day" },
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
    [await nameOf(db, tried), tried.purpose, unit],
  );
  return row as { times: number; secondsLeft: number };
}

/** Merges what was counted under an older key; returns the current name. */
async function nameOf(db: Db, { subject: [name, ...older], purpose }: Tried): Promise<Buffer> {
  if (older.length === 0) return name;
  await db.query(
    // Locked in a fixed order: a process with another current key may merge in the opposite
    // direction.
    `with held as (select subject_hash as name from verification_try
                    where (subject_hash = $1 or subject_hash = any($2)) and purpose = $3
                    order by 1 for update),
          gone as (delete from verification_try using held
                    where subject_hash = name and name = any($2) and purpose = $3
                   returning wrong, at)
     insert into verification_try (subject_hash, purpose, wrong, at)
     select $1::bytea, $3::text, sum(wrong), max(at) from gone having count(*) > 0
     on conflict (subject_hash, purpose) do update
       set wrong = verification_try.wrong + excluded.wrong,
           at = greatest(verification_try.at, excluded.at)`,
    [name, older, purpose],
  );
  return name;
}

/** Deletes all counters of a subject, for all purposes. */
export async function forgetAllTries(db: Db, subject: Lookup): Promise<void> {
  await db.query("delete from verification_try where subject_hash = any($1)", [subject]);
}

/** Deletes a subject's counter for one purpose, or for all others. */
export async function forgetTries(
  db: Db,
  { subject, purpose, isOther }: Tried & { isOther: boolean },
): Promise<void> {
  await db.query(
    "delete from verification_try where subject_hash = any($1) and (purpose <> $2) = $3",
    [subject, purpose, isOther],
  );
}

/** The purposes for which no attempt is left. */
export async function purposesTried(db: Db, subject: Lookup, most: number): Promise<string[]> {
  const rows = await db.query<{ purpose: string }>(
    `select purpose from verification_try
      where subject_hash = any($1) group by purpose having sum(wrong) >= $2 order by purpose`,
    [subject, most],
  );
  return rows.map(({ purpose }) => purpose);
}
