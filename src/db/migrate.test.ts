import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { freshDatabase } from "../../tests/bank/fresh-database.ts";
import { migrate } from "./migrate.ts";

let url = "";
let directory = "";

beforeEach(async () => {
  const database = await freshDatabase(inject("serverUrl"));
  url = database.url;
  directory = mkdtempSync(join(tmpdir(), "dawn-migrations-"));
  onTestFinished(async () => {
    rmSync(directory, { recursive: true });
    await database.drop();
  });
});

function write(name: string, sql: string): void {
  writeFileSync(join(directory, name), sql);
}

async function client(): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: url });
  await opened.connect();
  onTestFinished(() => opened.end());
  return opened;
}

async function rowsOf(sql: string): Promise<unknown[]> {
  return (await (await client()).query(sql)).rows;
}

test("files run once, in order of name", async () => {
  write("902-b.sql", "insert into public.tried values ('second')");
  write(
    "901-a.sql",
    "create table public.tried (word text); insert into public.tried values ('first')",
  );
  expect(await migrate(url, directory)).toEqual(["901-a.sql", "902-b.sql"]);
  expect(await migrate(url, directory)).toEqual([]);
  expect(await rowsOf("select word from public.tried")).toEqual([
    { word: "first" },
    { word: "second" },
  ]);
});

test("a file that was changed after it ran stops the start, and nothing after it runs", async () => {
  write("901-a.sql", "create table public.tried ()");
  await migrate(url, directory);
  write("901-a.sql", "create table public.tried (more int)");
  write("902-b.sql", "create table public.later ()");
  await expect(migrate(url, directory)).rejects.toThrow(
    "migration 901-a.sql was changed after it ran on this database",
  );
  expect(await rowsOf("select to_regclass('public.later') as later")).toEqual([{ later: null }]);
});

test("a file that fails in the middle leaves nothing, and runs whole once it is put right", async () => {
  write("901-a.sql", "create table public.whole ()");
  write("902-b.sql", "create table public.half (); select 1 / 0;");
  await expect(migrate(url, directory)).rejects.toThrow("division by zero");
  expect(
    await rowsOf(
      "select to_regclass('public.whole')::text as whole, to_regclass('public.half') as half",
    ),
  ).toEqual([{ whole: "whole", half: null }]);
  write("902-b.sql", "create table public.half ()");
  expect(await migrate(url, directory)).toEqual(["902-b.sql"]);
});

test("of two starts at once each file runs in one", async () => {
  write("901-a.sql", "create table public.tried (); select pg_sleep(0.3)");
  const both = await Promise.all([migrate(url, directory), migrate(url, directory)]);
  expect(both.flat()).toEqual(["901-a.sql"]);
});

test("a table that is in use is waited for without stopping who comes after", async () => {
  await migrate(url, directory);
  const holder = await client();
  await holder.query("begin");
  await holder.query("select count(*) from bank.account");
  write("901-a.sql", "alter table bank.account add column tried int");
  const migrating = migrate(url, directory);
  const reader = await client();
  await expect
    .poll(() =>
      rowsOf(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      ),
    )
    .toHaveLength(1);
  // It queues behind the migration; without a limit it would wait as long as the lock's holder.
  await reader.query("set statement_timeout = '10s'");
  await reader.query("select count(*) from bank.account");
  await holder.query("commit");
  expect(await migrating).toEqual(["901-a.sql"]);
});
