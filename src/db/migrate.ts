import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { endConnection, SafeClient } from "./connection.ts";
import { isLockTimeout } from "./unavailable.ts";

const DIRECTORY = join(import.meta.dirname, "migrations");
// Any constant; it only has to be the same in every process of this bank.
const LOCK = 8990001;

// Another start may be migrating a large table. Waiting for a table's lock, however, blocks
// everybody who comes after it: it gives up soon, and retries when they are done.
const OTHER_START = "10min";
const TABLE_LOCK = "2s";
const TRIES_MOST = 10;
const PAUSE_MS = 500;

/**
 * Migrates the database to the newest version: plain SQL files in order of name, each in its own
 * transaction, one process at a time. Returns the files that ran.
 */
export async function migrate(ownerUrl: string, directory = DIRECTORY): Promise<string[]> {
  const client = new SafeClient({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`set lock_timeout = '${OTHER_START}'`);
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(`set lock_timeout = '${TABLE_LOCK}'`);
    await client.query(
      `create table if not exists public.migration (
         name text primary key,
         checksum text not null,
         ran_at timestamptz not null default now()
       )`,
    );
    const ran: string[] = [];
    for (const name of readdirSync(directory).toSorted()) {
      if (await runOnce(client, directory, name)) ran.push(name);
    }
    return ran;
  } finally {
    await endConnection(client);
  }
}

async function runOnce(client: pg.Client, directory: string, name: string): Promise<boolean> {
  const sql = readFileSync(join(directory, name), "utf8");
  const checksum = hash("sha256", sql);
  const { rows } = await client.query<{ checksum: string }>(
    "select checksum from public.migration where name = $1",
    [name],
  );
  const [before] = rows;
  if (before?.checksum === checksum) return false;
  if (before) throw new Error(`migration ${name} was changed after it ran on this database`);
  for (let tries = 1; ; tries += 1) {
    try {
      await run(client, sql, [name, checksum]);
      return true;
    } catch (thrown) {
      if (!isLockTimeout(thrown) || tries >= TRIES_MOST) throw thrown;
      await sleep(PAUSE_MS);
    }
  }
}

async function run(client: pg.Client, sql: string, row: string[]): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into public.migration (name, checksum) values ($1, $2)", row);
    await client.query("commit");
  } catch (thrown) {
    // Report the first failure.
    await client.query("rollback").catch(() => undefined);
    throw thrown;
  }
}
