import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

const DIRECTORY = join(import.meta.dirname, "migrations");
// Any constant will do; it only has to be the same in every process of this bank.
const LOCK = 8990001;

/**
 * Brings the database up to the newest migration: plain SQL files in order of name, each in its own
 * transaction, one process at a time. Answers the files that ran.
 */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(
      `create table if not exists public.migration (
         name text primary key,
         checksum text not null,
         ran_at timestamptz not null default now()
       )`,
    );
    const ran: string[] = [];
    for (const name of readdirSync(DIRECTORY).toSorted()) {
      if (await runOnce(client, name)) ran.push(name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

async function runOnce(client: pg.Client, name: string): Promise<boolean> {
  const sql = readFileSync(join(DIRECTORY, name), "utf8");
  const checksum = hash("sha256", sql);
  const { rows } = await client.query<{ checksum: string }>(
    "select checksum from public.migration where name = $1",
    [name],
  );
  const [before] = rows;
  if (before?.checksum === checksum) return false;
  if (before) throw new Error(`migration ${name} was changed after it ran on this database`);
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into public.migration (name, checksum) values ($1, $2)", [
      name,
      checksum,
    ]);
    await client.query("commit");
    return true;
  } catch (thrown) {
    await client.query("rollback");
    throw thrown;
  }
}
