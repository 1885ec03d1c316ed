// Writes at which the database ends the connection, as a server does that dies at that moment.

import { onTestFinished } from "vitest";
import type { Pool } from "#db/db.ts";

let made = 0;

/** Ends the connection of every such write of this test; returns what lets them pass again. */
export async function cutAt(
  { owner }: { owner: Pool },
  { table, write, when }: { table: string; write: "insert" | "update" | "delete"; when: string },
): Promise<() => Promise<void>> {
  made += 1;
  const name = `cut_${made}`;
  await owner.query(
    `create function bank.${name}() returns trigger language plpgsql security definer as $$
     begin
       perform pg_catalog.pg_terminate_backend(pg_catalog.pg_backend_pid());
       return coalesce(new, old);
     end $$`,
    [],
  );
  await owner.query(
    `create trigger ${name} before ${write} on ${table} for each row when (${when})
       execute function bank.${name}()`,
    [],
  );
  const heal = async () => {
    await owner.query(`drop function if exists bank.${name} cascade`, []);
  };
  onTestFinished(heal);
  return heal;
}
