// The work that a request causes in the database, counted and not timed: response times must not
// reveal who exists.

import type { Db } from "#db/db.ts";

/** A database that notes what is done with it. */
export interface Watched {
  db: Db;
  /** The noted statements and commits of an act, in order. */
  workOf(act: () => Promise<unknown>): Promise<string[]>;
}

/** Notes every statement that matches, and every commit with one and whether it has written. */
export function watched(pool: Db, pattern: RegExp): Watched {
  let seen: string[] = [];
  const noting = (db: Omit<Db, "transaction">, into: () => string[]): Db => {
    const noted: Db = {
      query(sql, values) {
        if (pattern.test(sql)) into().push(nameOf(sql));
        return db.query(sql, values);
      },
      readTogether(questions) {
        const texts = questions.map(({ statement }) => statement.text);
        into().push(...texts.filter((text) => pattern.test(text)).map(nameOf));
        return db.readTogether(questions);
      },
      transaction: (work) => work(noted),
    };
    return noted;
  };
  return {
    db: {
      ...noting(pool, () => seen),
      transaction: (work) =>
        pool.transaction(async (db) => {
          const own: string[] = [];
          const result = await work(noting(db, () => own));
          if (own.length > 0) seen.push(...own, `commit ${await hasWritten(db)}`);
          return result;
        }),
    },
    async workOf(act) {
      seen = [];
      await act();
      // Cleanup statements do not count.
      return seen.filter((each) => !each.startsWith("with old as "));
    },
  };
}

async function hasWritten(db: Db): Promise<boolean> {
  const sql = "select pg_current_xact_id_if_assigned() is not null as wrote";
  const [row] = await db.query<{ wrote: boolean }>(sql, []);
  return row?.wrote ?? false;
}

/** A statement's name; a row in the trail and one in the strangers' count are equivalent. */
function nameOf(sql: string): string {
  const name = sql.replace(/\s+/g, " ").trim().slice(0, 60);
  return /^select bank.audit_write|^insert into stranger_count/.test(name)
    ? "one row of the trail"
    : name;
}
