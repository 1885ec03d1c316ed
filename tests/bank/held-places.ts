// Places in the database at which a statement waits for as long as a test likes: a process that is
// killed meanwhile always dies at the same place.

import pg from "pg";
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
  await client.connect();
  await client.query("select pg_advisory_lock(hashtext($1), hashtext($2))", [name, row]);
  return () => client.end();
}
