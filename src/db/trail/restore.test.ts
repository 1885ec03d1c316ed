// A bank that moves to another server. The packages have no pg_dump of the embedded server's
// version: the test does what a dump and its restore do, table by table through COPY, into a
// separate cluster, whose transaction numbers start again.

import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenLedger } from "#ports/core-bank/local/reads.ts";
import { keys, sealedTrail, testTrail, write } from "../../../tests/bank/trail.ts";
import { type Cluster, startCluster } from "../cluster/cluster.ts";
import { openPool, type Pool } from "../db.ts";
import { migrate } from "../migrate.ts";
import { unmatchedPostings } from "./postings.ts";
import { sealTrail } from "./seal.ts";
import { verifyTrail } from "./verify.ts";

const trail = testTrail();
let directory = "";
let cluster: Cluster;
let owner: Pool;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "dawn-restore-"));
  chmodSync(directory, 0o755);
  cluster = await startCluster({
    directory: join(directory, "postgres"),
    durability: "throwaway",
  });
  await migrate(cluster.url);
  owner = openPool(cluster.url, "owner");
}, 60_000);
afterAll(async () => {
  await owner.close();
  await cluster.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Copies every row of every table, as a dump of the whole schema would. */
async function restore(from: Pool, to: Pool): Promise<void> {
  const files = join(directory, "copied");
  mkdirSync(files);
  chmodSync(files, 0o777);
  const tables = await from.query<{ name: string; isMonth: boolean }>(
    `select quote_ident(relname) as name, relispartition as "isMonth" from pg_class
      where relnamespace = 'bank'::regnamespace and relkind = 'r' order by relname`,
    [],
  );
  for (const { name, isMonth } of tables) {
    if (!isMonth) continue;
    const month = `${name.slice(-7).replace("_", "-")}-01`;
    await to.query("select bank.audit_make_month($1)", [month]);
  }
  await to.transaction(async (db) => {
    await db.query("set local session_replication_role = replica", []);
    for (const { name } of tables) {
      const file = join(files, `${name}.copy`);
      await from.query(`copy bank.${name} to '${file}'`, []);
      await db.query(`delete from bank.${name}`, []);
      await db.query(`copy bank.${name} from '${file}'`, []);
    }
  });
}

async function xidOf(db: Pool): Promise<bigint> {
  const [row] = await db.query<{ xid: string }>("select pg_current_xact_id()::text as xid", []);
  return BigInt(row?.xid ?? 0);
}

test("a bank restored on another server verifies, and goes on sealing where it stopped", async () => {
  const here = trail();
  await sealedTrail(here);
  await write(here.site, "waiting", 2);
  await restore(here.owner, owner);
  // The other server's transaction numbers start again.
  expect(await xidOf(owner)).toBeLessThan(await xidOf(here.owner));

  const site = openPool(cluster.url, "bank_app");
  expect(await verifyTrail(site, keys)).toEqual([]);
  expect(await brokenLedger(site)).toEqual([]);
  expect(await unmatchedPostings(site)).toEqual([]);
  await write(site, "here now", 3);
  expect(await sealTrail(site, keys)).toMatchObject({
    number: "4",
    first_row: "22",
    last_row: "26",
  });
  expect(await verifyTrail(site, keys)).toEqual([]);
  // What was sealed before the move is still protected.
  await owner.query("update audit_log set outcome = 'no' where event = 'one'", []);
  expect(await verifyTrail(site, keys)).toEqual([{ block: "1", what: "rows were changed" }]);
  await site.close();
}, 60_000);
