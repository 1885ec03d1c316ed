import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import { uuid } from "#db/uuid.ts";

/** How often something may be done within which time. */
export interface Allowance {
  most: number;
  seconds: number;
  /** How many it counts as, where one costs more than others. */
  price?: number;
}

/**
 * Counts in a table who did something and when, for all processes together. Counting throws when
 * the limit is exceeded, and then nothing is counted.
 */
export function counterIn(table: "chat_count" | "inquiry_count" | "certificate_count") {
  const counted = `
    select count(*)::int as times,
           coalesce(ceil(extract(epoch from min(at) - bank.now()) + $2), 0)::int as "secondsLeft"
      from ${table}
     where subject_hash = any($1) and at > bank.now() - $2 * interval '1 second'`;
  const add = `
    insert into ${table} (id, subject_hash, at)
    select id, $2, bank.now() from unnest($1::uuid[]) as row (id)`;

  return (db: Db, subject: Lookup, { most, seconds, price = 1 }: Allowance): Promise<void> =>
    db.transaction(async (within) => {
      // Serialized, so that fifty at the same time are counted like fifty in sequence.
      const turn = subject.map((name) => name.toString("hex")).sort()[0] ?? "";
      await within.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [turn]);
      const [row] = await within.query<{ times: number; secondsLeft: number }>(counted, [
        subject,
        seconds,
      ]);
      if (row && row.times + price > most) throw tooOften(row.secondsLeft);
      await within.query(add, [Array.from({ length: price }, () => uuid()), subject[0]]);
    });
}

/** The refusal with the time to wait. */
export function tooOften(secondsLeft: number): Refusal {
  const seconds = Math.max(1, secondsLeft);
  return new Refusal("PLAT000005", { seconds }, { seconds });
}
