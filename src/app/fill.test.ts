import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openPool, type Pool } from "#db/db.ts";
import { migrate } from "#db/migrate.ts";
import { openVault, type Vault } from "#server/secrets/vault.ts";
import { databaseUrl } from "../../tests/bank/fresh-database.ts";
import { TEST_SECRET } from "../../tests/bank/secret.ts";
import { fill, refuseDemonstration, StartError } from "./fill.ts";

const NAME = "test_fill";
let owner: Pool;
let vault: Vault;

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("serverUrl") });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

beforeAll(async () => {
  vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 1);
});
beforeEach(async () => {
  await owner?.close();
  await onServer(`drop database if exists ${NAME} with (force)`);
  await onServer(`create database ${NAME}`);
  const url = databaseUrl(inject("serverUrl"), NAME);
  await migrate(url);
  owner = openPool(url, "owner");
});
afterAll(async () => {
  await owner.close();
  await onServer(`drop database if exists ${NAME} with (force)`);
});

const start = () => fill(owner, () => undefined, vault);
const customers = () => owner.query("select from customer", []);

test.each([
  [
    "customer",
    `insert into customer (national_id, name, birthday, mobile, standing, joined_on)
     values ('A123456789', '{"zh":"王","en":"W","ko":"왕"}', '1990-05-17', '0912345678', 'active', '2024-01-02')`,
  ],
  [
    "posting",
    `insert into posting (id, kind, to_bank, to_number, amount, fee, currency, at, day)
     values (gen_random_uuid(), 'opening', '899', '1', 1, 0, 'TWD', now(), '2024-01-02')`,
  ],
  [
    "keypad_key",
    "insert into keypad_key (id, sealed_key, public_key, made_at) values ('a', '\\x00', 'b', now())",
  ],
])("a database with a %s of its own is not filled", async (table, sql) => {
  await owner.query(sql, []);
  const before = await customers();
  await expect(start()).rejects.toThrow(StartError);
  await expect(start()).rejects.toThrow(`table ${table} has rows`);
  expect(await customers()).toEqual(before);
  expect(await owner.query("select from demonstration", [])).toEqual([]);
  await refuseDemonstration(owner);
});

test("an empty one is filled once, and never opens as a real bank then", async () => {
  await start();
  const filled = await customers();
  expect(filled.length).toBeGreaterThan(10);
  await start();
  expect(await customers()).toHaveLength(filled.length);
  await expect(refuseDemonstration(owner)).rejects.toThrow(StartError);
});

test("two first starts at once fill it once", async () => {
  await Promise.all([start(), start()]);
  const parts = await owner.query("select from demonstration", []);
  expect(parts).toHaveLength(11);
});
