import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { freshDatabase } from "../../tests/bank/fresh-database.ts";
import { badNetwork } from "../../tests/neighbours/test-network.ts";
import { openPool, type Pool, type PoolOptions } from "./db.ts";
import { listen } from "./listen.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

const SHORT = { statementMs: 500 };

async function fresh(): Promise<string> {
  const database = await freshDatabase(inject("serverUrl"));
  onTestFinished(database.drop);
  return database.url;
}

function open(url: string, options: PoolOptions = {}): Pool {
  const pool = openPool(url, "bank_app", options);
  onTestFinished(pool.close);
  return pool;
}

/** Opens as many connections as allowed. */
async function fillUp(pool: Pool): Promise<void> {
  await Promise.all(Array.from({ length: 8 }, () => pool.query("select pg_sleep(0.05)", [])));
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
}

function works(pool: Pool): Promise<boolean> {
  return pool.query("select 1", []).then(
    () => true,
    () => false,
  );
}

test("a connection that ends as soon as it is open fails its work and not the process", async () => {
  const network = await badNetwork(await fresh());
  const pool = open(network.url);
  const fields = "SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0";
  const fatal = Buffer.from(`E\0\0\0\0${fields}`, "latin1");
  fatal.writeInt32BE(fatal.length - 1, 1);
  network.endWith(fatal);
  const failed = await failureOf(pool.transaction((db) => db.query("select 1", [])));
  expect(isDatabaseUnavailable(failed)).toBe(true);
  expect(isDatabaseUnavailable(await failureOf(pool.query("select 1", [])))).toBe(true);
  network.endWith(null);
  expect(await pool.transaction((db) => db.query("select 1 as one", []))).toEqual([{ one: 1 }]);
});

test("a network that swallows everything is noticed, and the first call after it heals succeeds", async () => {
  const network = await badNetwork(await fresh());
  const pool = open(network.url, SHORT);
  await fillUp(pool);
  network.swallow();
  const inTransaction = pool.transaction((db) => db.query("select 1", []));
  const failures = await Promise.all([
    failureOf(pool.query("select 1", [])),
    failureOf(inTransaction),
  ]);
  for (const failure of failures) expect(isDatabaseUnavailable(failure)).toBe(true);
  // It does not wait for a new connection either.
  expect(isDatabaseUnavailable(await failureOf(pool.query("select 1", [])))).toBe(true);
  network.heal();
  expect(await works(pool)).toBe(true);
});

test("of swallowed connections one is waited for, and not all one after the other", async () => {
  const network = await badNetwork(await fresh());
  const pool = open(network.url, SHORT);
  await fillUp(pool);
  const before = network.opened();
  network.swallow((number) => number < before);
  await failureOf(pool.query("select 1", []));
  expect(await works(pool)).toBe(true);
  expect(network.opened()).toBeGreaterThan(before);
});

test("what listens notices a swallowed connection, listens again and tells of the gap", async () => {
  const url = await fresh();
  const network = await badNetwork(url);
  const heard: string[] = [];
  const onNotification = (payload: string) => void heard.push(payload);
  const stop = await listen(network.url, [
    { channel: "tried", onNotification, onGap: () => onNotification("gap") },
  ]);
  onTestFinished(stop);
  const pool = open(url);
  const notify = (payload: string) => pool.query("select pg_notify('tried', $1)", [payload]);
  await notify("before");
  await expect.poll(() => heard).toEqual(["before"]);
  network.swallow();
  await notify("lost");
  await sleep(100);
  network.heal();
  await expect.poll(() => heard).toEqual(["before", "gap"]);
  await notify("after");
  await expect.poll(() => heard).toEqual(["before", "gap", "after"]);
  expect(network.opened()).toBe(2);
});

test("a transaction whose failure its work has swallowed is not taken for committed", async () => {
  const pool = open(await fresh());
  const work = pool.transaction(async (db) => {
    await db.query("select 1 / 0", []).catch(() => undefined);
    return "done";
  });
  await expect(work).rejects.toThrow("cannot be committed");
  expect(await works(pool)).toBe(true);
});

test("connections that break while idle are told, once for many", async () => {
  const url = await fresh();
  const seen: number[] = [];
  const pool = open(url, { onError: (_, suppressed) => seen.push(suppressed) });
  await fillUp(pool);
  const owner = openPool(url, "owner");
  onTestFinished(owner.close);
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
    [],
  );
  await expect.poll(() => seen).toEqual([0]);
  await expect.poll(() => works(pool)).toBe(true);
});

test("a statement that fails costs no connection", async () => {
  const url = await fresh();
  const network = await badNetwork(url);
  const pool = open(network.url);
  for (let times = 0; times < 5; times += 1) await failureOf(pool.query("select 1 / 0", []));
  expect(await works(pool)).toBe(true);
  expect(network.opened()).toBe(1);
});

test("a table that was changed meanwhile costs each connection one statement, and no more", async () => {
  const url = await fresh();
  const owner = openPool(url, "owner");
  onTestFinished(owner.close);
  await owner.query("create table changing (number int)", []);
  await owner.query("grant select on changing to bank_app", []);
  const pool = open(url);
  const read = () => pool.query("select * from changing", []);
  await read();
  await owner.query("alter table changing add column word text", []);
  expect(isDatabaseUnavailable(await failureOf(read()))).toBe(true);
  expect(await read()).toEqual([]);
});

test.each([
  ["a lock that is not given", "select from bank.account limit 1 for update", "55P03"],
  ["a statement that takes too long", "select pg_sleep(5)", "57014"],
])("%s is the database's business, not a fault of ours", async (_, sql, code) => {
  const url = await fresh();
  const owner = openPool(url, "owner");
  onTestFinished(owner.close);
  const pool = openPool(url, "owner", { statementMs: code === "57014" ? 200 : 4_000 });
  onTestFinished(pool.close);
  await owner.transaction(async (db) => {
    await db.query("lock table bank.account in access exclusive mode", []);
    const failure = await failureOf(pool.query(sql, []));
    expect(failure).toMatchObject({ code });
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });
});

test("closing waits for no statement and no transaction that takes longer than a moment", async () => {
  const pool = openPool(await fresh(), "bank_app");
  const endless = Promise.withResolvers<void>();
  const idle = failureOf(
    pool.transaction(async (db) => {
      await endless.promise;
      await db.query("select 1", []);
    }),
  );
  const slow = failureOf(pool.query("select pg_sleep(3)", []));
  await expect.poll(() => works(pool)).toBe(true);
  await pool.close();
  expect(isDatabaseUnavailable(await slow)).toBe(true);
  endless.resolve();
  expect(await idle).toBeInstanceOf(Error);
});
