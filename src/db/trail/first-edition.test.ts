// A bank that ran with the first version of the trail, and is migrated.

import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { databaseUrl } from "../../../tests/bank/fresh-database.ts";
import { keys, linesOf } from "../../../tests/bank/trail.ts";
import { openPool, type Pool } from "../db.ts";
import { migrate } from "../migrate.ts";
import { lastSealV1, partsOfV1, verifyFirstEdition } from "./first-edition.ts";
import { sealTrail } from "./seal.ts";
import { verifyTrail } from "./verify.ts";

const MIGRATIONS = join(import.meta.dirname, "../migrations");
const SECOND_EDITION = "030";
const NAME = "trail_first_edition";

let owner: Pool;
let site: Pool;

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("serverUrl") });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Writes rows and seals all but the last of them, as the first version did. */
async function writeFirstEdition(): Promise<void> {
  let before: { number: string; to_xid: string; seal: Buffer } = {
    number: "0",
    to_xid: "0",
    seal: Buffer.alloc(32),
  };
  for (const event of ["one", "two", "three"]) {
    await writeV1(event, null);
    await writeV1(event, '{"b": 1, "aa": "王"}');
    const [block] = await owner.query<{ to_xid: string; rows: string; digest: Buffer }>(
      `select to_xid, rows, digest
         from (select max(xid) + 1 as to_xid from audit) as range
        cross join lateral bank.audit_digest($1, to_xid)`,
      [before.to_xid],
    );
    if (!block) throw new Error("nothing to seal");
    const number = String(Number(before.number) + 1);
    const whole = { ...block, number, from_xid: before.to_xid };
    const [seal] = keys.macsV1(...partsOfV1(before.seal, whole)) as [Buffer];
    await owner.query(
      `insert into audit_seal (number, from_xid, to_xid, rows, digest, seal, at)
       values ($1, $2, $3, $4, $5, $6, bank.now())`,
      [number, whole.from_xid, whole.to_xid, whole.rows, whole.digest, seal],
    );
    before = { number, to_xid: block.to_xid, seal };
  }
  await writeV1("unsealed", '{"card": "1234"}');
}

function writeV1(event: string, detail: string | null): Promise<object[]> {
  return owner.query(
    `insert into audit (id, at, event, outcome, customer_id, session, address, detail)
     values (gen_random_uuid(), bank.now(), $1, 'ok', 7, 'abcdef', '203.0.113.7', $2)`,
    [event, detail],
  );
}

beforeEach(async () => {
  await onServer(`create database ${NAME}`);
  const url = databaseUrl(inject("serverUrl"), NAME);
  const older = mkdtempSync(join(tmpdir(), "dawn-migrations-"));
  for (const file of readdirSync(MIGRATIONS).filter((name) => name < SECOND_EDITION)) {
    cpSync(join(MIGRATIONS, file), join(older, file));
  }
  await migrate(url, older);
  rmSync(older, { recursive: true });
  owner = openPool(url, "owner");
  site = openPool(url, "bank_app");
  await writeFirstEdition();
  await migrate(url);
});
afterEach(async () => {
  await Promise.all([owner.close(), site.close()]);
  await onServer(`drop database ${NAME} with (force)`);
});

const brokenV1 = async () =>
  (await verifyFirstEdition(site, keys)).map(({ seal, what }) => `${seal}: ${what}`);
const broken = async () => linesOf(await verifyTrail(site, keys));

test("the old trail is kept and verifies, in any time zone, and what was not sealed is sealed now", async () => {
  expect(await brokenV1()).toEqual([]);
  expect(await site.query("select from audit_v1", [])).toHaveLength(6);
  const queued = await site.query(
    "select event, actor_kind, actor_id, customer_id, detail from audit_queue",
    [],
  );
  expect(queued).toEqual([
    {
      event: "unsealed",
      actor_kind: "customer",
      actor_id: "7",
      customer_id: "7",
      detail: { card: "1234" },
    },
  ]);
  expect(await sealTrail(site, keys)).toMatchObject({ number: "1", first_row: "1" });
  expect(await broken()).toEqual([]);
  await owner.query(`alter database ${NAME} set timezone = 'Asia/Taipei'`, []);
  await owner.query(`alter database ${NAME} set datestyle = 'SQL, DMY'`, []);
  const elsewhere = openPool(databaseUrl(inject("serverUrl"), NAME), "bank_app");
  expect(await verifyFirstEdition(elsewhere, keys)).toEqual([]);
  expect(await verifyTrail(elsewhere, keys)).toEqual([]);
  await elsewhere.close();
});

test("readers find the rows of both editions in one view", async () => {
  await sealTrail(site, keys);
  const rows = await site.query<{ event: string }>(
    "select event from audit where customer_id = 7 order by at, event",
    [],
  );
  expect(rows.map(({ event }) => event)).toEqual([
    ...["one", "one", "two", "two", "three", "three"],
    "unsealed",
  ]);
});

test.each<[string, string, string[]]>([
  [
    "an edited row",
    "update audit_v1 set outcome = 'no' where event = 'two'",
    ["2: rows were changed"],
  ],
  ["a deleted row", "delete from audit_v1 where event = 'one'", ["1: rows were changed"]],
  ["a missing seal", "delete from audit_v1_seal where number = 2", ["3: a seal is missing"]],
  [
    "a forged seal",
    "update audit_v1_seal set seal = sha256(seal) where number = 3",
    ["3: the seal is forged"],
  ],
  [
    "a row that was put in later",
    `insert into audit_v1 (id, at, event, outcome)
     values (gen_random_uuid(), bank.now(), 'late', 'ok')`,
    ["3: rows were changed"],
  ],
])("in the old trail %s is found", async (_, sql, expected) => {
  await owner.query(sql, []);
  expect(await brokenV1()).toEqual(expected);
});

test("the new trail stands on the old one: its last seal cannot be taken away", async () => {
  await sealTrail(site, keys);
  const last = await lastSealV1(site);
  expect(last.equals(Buffer.alloc(32))).toBe(false);
  await owner.query("delete from audit_v1 where event = 'three'", []);
  await owner.query("delete from audit_v1_seal where number = 3", []);
  expect(await brokenV1()).toEqual([]);
  expect(await broken()).toEqual(["1: the seal is forged"]);
});
