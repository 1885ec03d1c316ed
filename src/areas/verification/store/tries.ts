import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";

/** Whose tries are counted, and of what. */
export interface Tried {
  subject: Lookup;
  purpose: string;
}

/**
 * The wrong tries so far, locked until the transaction ends: whoever checks or asks for a code of
 * the same person and purpose waits for its turn.
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

/** Sets the count of tries that are locked by this transaction, or of nobody else's concern. */
export async function setTries(db: Db, { subject, purpose }: Tried, wrong: number) {
  await db.query(
    `update verification_try set wrong = $3, at = bank.now()
      where subject_hash = any($1) and purpose = $2`,
    [subject, purpose, wrong],
  );
}

/** Counts a try before it is judged; null when so many were wrong already that none is left. */
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

/** Takes a counted try back that was never judged. */
export async function forgiveTry(db: Db, { subject, purpose }: Tried): Promise<void> {
  await db.query(
    `update verification_try set wrong = wrong - 1
      where subject_hash = any($1) and purpose = $2 and wrong > 0`,
    [subject, purpose],
  );
}

/**
 * Counts something of a Taipei hour or day, and says how long until the next one begins. It shares
 * the table of tries: the subject is what is counted for, a network.
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

/** Carries what was counted under an older key over; answers the name that counts. */
async function nameOf(db: Db, { subject: [name, ...older], purpose }: Tried): Promise<Buffer> {
  if (older.length === 0) return name;
  await db.query(
    // Locked in one order: another process, whose current key is another, may carry the other way.
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

/** Forgets every count of wrong tries of a subject, of all purposes. */
export async function forgetAllTries(db: Db, subject: Lookup): Promise<void> {
  await db.query("delete from verification_try where subject_hash = any($1)", [subject]);
}

/** Forgets the wrong tries of a subject, of one purpose or of all others. */
export async function forgetTries(
  db: Db,
  { subject, purpose, isOther }: Tried & { isOther: boolean },
): Promise<void> {
  await db.query(
    "delete from verification_try where subject_hash = any($1) and (purpose <> $2) = $3",
    [subject, purpose, isOther],
  );
}

/** The purposes of which so many tries were wrong that none is left. */
export async function purposesTried(db: Db, subject: Lookup, most: number): Promise<string[]> {
  const rows = await db.query<{ purpose: string }>(
    `select purpose from verification_try
      where subject_hash = any($1) group by purpose having sum(wrong) >= $2 order by purpose`,
    [subject, most],
  );
  return rows.map(({ purpose }) => purpose);
}
