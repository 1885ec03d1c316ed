import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../../tests/fresh-database.ts";
import { openPool, type Pool } from "../db.ts";
import { uuid } from "../uuid.ts";
import { type Mac, type Seal, sealTrail } from "./seal.ts";
import { verifyTrail } from "./verify.ts";

const mac: Mac = (...parts) => {
  const hmac = createHmac("sha256", "a key of the tests");
  for (const part of parts) hmac.update(part);
  return hmac.digest();
};

let database: FreshDatabase;
let owner: Pool;
let site: Pool;

beforeAll(async () => {
  database = await freshDatabase(inject("serverUrl"));
  owner = openPool(database.url, "owner");
  site = openPool(database.url, "bank_app");
});
afterAll(async () => {
  await Promise.all([owner.close(), site.close()]);
  await database.drop();
});
beforeEach(async () => {
  await owner.query("truncate audit, audit_seal", []);
});

async function write(db: Pick<Pool, "query">, event: string, times = 1): Promise<void> {
  await db.query(
    `insert into audit (id, at, event, outcome)
     select id, bank.now(), $2, 'ok' from unnest($1::uuid[]) as id`,
    [Array.from({ length: times }, () => uuid()), event],
  );
}

/** Seals when nobody else works on this server: an open transaction of another test would hold it up. */
async function seal(): Promise<Seal | null> {
  await expect
    .poll(() =>
      site.query(
        `select coalesce(max(xid) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint, true)
             as "isOver" from audit`,
        [],
      ),
    )
    .toEqual([{ isOver: true }]);
  return sealTrail(site, mac);
}

/** Three blocks of some rows each, sealed; answers their seals. */
async function sealedTrail(): Promise<Seal[]> {
  const seals: Seal[] = [];
  for (const event of ["one", "two", "three"]) {
    await write(site, event, 5);
    await write(site, event, 2);
    seals.push((await seal()) as Seal);
  }
  return seals;
}

const broken = async (known?: Pick<Seal, "number" | "seal">) =>
  (await verifyTrail(site, mac, known)).map(({ seal, what }) => `${seal}: ${what}`);

describe("sealing", () => {
  test("makes a chain of blocks that follow each other and can be verified", async () => {
    const seals = await sealedTrail();
    expect(seals.map(({ number, rows }) => [number, rows])).toEqual([
      ["1", "7"],
      ["2", "7"],
      ["3", "7"],
    ]);
    expect(seals[1]?.from_xid).toBe(seals[0]?.to_xid);
    expect(await broken()).toEqual([]);
  });

  test("makes no seal when nothing has happened", async () => {
    expect(await sealTrail(site, mac)).toBeNull();
    await write(site, "one");
    expect(await seal()).not.toBeNull();
    expect(await sealTrail(site, mac)).toBeNull();
  });

  test("leaves out what a transaction that is still open may add to", async () => {
    await site.transaction(async (db) => {
      await write(db, "slow");
      // Written and committed later than the slow one has begun.
      await write(site, "quick");
      expect(await sealTrail(site, mac)).toBeNull();
    });
    expect(await seal()).toMatchObject({ rows: "2" });
    expect(await broken()).toEqual([]);
  });

  test("by several processes at once makes one chain", async () => {
    for (let round = 0; round < 10; round += 1) {
      await write(site, "more", 3);
      const made = await Promise.all([1, 2, 3, 4].map(seal));
      expect(made.filter(Boolean)).toHaveLength(1);
    }
    expect(await broken()).toEqual([]);
    const [row] = await owner.query("select sum(rows)::int as rows from audit_seal", []);
    expect(row).toEqual({ rows: 30 });
  });

  test("while others write leaves out nobody and counts nobody twice", async () => {
    let over = false;
    const writers = [1, 2, 3].map(async () => {
      for (let times = 0; times < 60; times += 1) {
        await site.transaction(async (db) => {
          await write(db, "busy");
          await write(db, "busy");
        });
      }
    });
    const sealing = (async () => {
      while (!over) await sealTrail(site, mac);
    })();
    await Promise.all(writers);
    over = true;
    await sealing;
    while (await seal());
    const [row] = await owner.query("select sum(rows)::int as rows from audit_seal", []);
    expect(row).toEqual({ rows: 360 });
    expect(await broken()).toEqual([]);
  });
});

const anyRow = "(select id from audit where event = 'two' order by xid, id limit 1)";

describe("the verifier finds", () => {
  test.each<[string, string, string[]]>([
    [
      "an edited row",
      `update audit set outcome = 'no' where id = ${anyRow}`,
      ["2: rows were changed"],
    ],
    [
      "a moment that was changed",
      `update audit set at = at + interval '1 s' where id = ${anyRow}`,
      ["2: rows were changed"],
    ],
    ["a deleted row", `delete from audit where id = ${anyRow}`, ["2: rows were changed"]],
    [
      "a row that was put in later",
      `insert into audit (id, xid, at, event, outcome)
       select gen_random_uuid(), xid, at, 'late', 'ok' from audit where id = ${anyRow}`,
      ["2: rows were changed"],
    ],
    [
      "rows put in another order",
      `update audit set xid = (select sum(distinct xid) from audit where event = 'two') - xid
        where event = 'two'`,
      ["2: rows were changed"],
    ],
    [
      "a row moved into another block",
      `update audit set xid = (select max(xid) from audit) where id = ${anyRow}`,
      ["2: rows were changed", "3: rows were changed"],
    ],
    ["a missing seal", "delete from audit_seal where number = 2", ["3: a seal is missing"]],
    ["a missing first seal", "delete from audit_seal where number = 1", ["2: a seal is missing"]],
    [
      "a forged seal",
      "update audit_seal set seal = sha256(seal) where number = 3",
      ["3: the seal is forged"],
    ],
    [
      "a forged seal that others stand on",
      "update audit_seal set seal = sha256(seal) where number = 1",
      ["1: the seal is forged", "2: the seal is forged"],
    ],
    [
      "a deleted row whose block was counted anew",
      `with gone as (delete from audit where id = ${anyRow})
       update audit_seal set rows = rows - 1 where number = 2`,
      ["2: the seal is forged", "2: rows were changed"],
    ],
  ])("%s", async (_, sql, expected) => {
    await sealedTrail();
    await owner.query(sql, []);
    expect(await broken()).toEqual(expected);
  });

  test("rows and digest changed together, for nobody but the bank knows the key", async () => {
    await sealedTrail();
    await owner.query(`delete from audit where id = ${anyRow}`, []);
    await owner.query(
      `update audit_seal set (rows, digest) =
         (select found.rows, found.digest from bank.audit_digest(from_xid, to_xid) as found)
        where number = 2`,
      [],
    );
    expect(await broken()).toEqual(["2: the seal is forged"]);
  });

  test("newest seals that were taken away, by one that was written down elsewhere", async () => {
    const [, , last] = await sealedTrail();
    expect(await broken(last)).toEqual([]);
    await owner.query("delete from audit_seal where number = 3", []);
    expect(await broken()).toEqual([]);
    expect(await broken(last)).toEqual(["3: a seal is missing"]);
    await owner.query("delete from audit where event = 'three'", []);
    await write(site, "three", 7);
    await seal();
    expect(await broken()).toEqual([]);
    expect(await broken(last)).toEqual(["3: the seal is forged"]);
  });

  test("everything in a trail of many blocks", async () => {
    for (let block = 0; block < 45; block += 1) {
      await write(site, `block ${block}`);
      await seal();
    }
    expect(await broken()).toEqual([]);
    await owner.query("update audit set outcome = 'no' where event = 'block 39'", []);
    expect(await broken()).toEqual(["40: rows were changed"]);
  });
});
