// Places in the database at which a statement waits for as long as a test likes: a process that is
// killed meanwhile always dies at the same place.

import pg from "pg";
import { expect } from "vitest";
import type { Pool } from "#db/db.ts";

/** A write that can be held: to which table, of which rows, and by which column they are named. */
export interface Place {
  table: string;
  write: "insert" | "update";
  when: string;
  named: string;
}

/** Has every write of a place wait while a test holds it for the row. */
export async function makePlace(
  { owner }: { owner: Pool },
  name: string,
  { table, write, when, named }: Place,
): Promise<void> {
  await owner.query(
    `create function bank.wait_${name}() returns trigger language plpgsql as $$
     begin
       perform pg_catalog.pg_advisory_xact_lock_shared(
         pg_catalog.hashtext('${name}'), pg_catalog.hashtext(new.${named}::text));
       return new;
     end $$`,
    [],
  );
  await owner.query(
    `create trigger wait_${name} before ${write} on ${table} for each row when (${when})
       execute function bank.wait_${name}()`,
    [],
  );
}

/** Holds a place for a row; answers what lets go of it. */
export async function hold(url: string, name: string, row: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  // A test that fails leaves it open, and its database is dropped with it.
  client.on("error", () => undefined);
  await client.connect();
  await client.query("select pg_advisory_lock(hashtext($1), hashtext($2))", [name, row]);
  return () => client.end();
}

/** Waits until at least that many connections to the test's database wait for a lock. */
export async function untilWaiting({ owner }: { owner: Pool }, count: number): Promise<void> {
  const waiting = async () => {
    const rows = await owner.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      [],
    );
    return rows.length;
  };
  await expect.poll(waiting, { interval: 5, timeout: 2_500 }).toBeGreaterThanOrEqual(count);
}
