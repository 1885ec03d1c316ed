import { describe, expect, test } from "vitest";
import { brokenIn, keys, sealedTrail, testTrail, write } from "../../../tests/bank/trail.ts";
import { type Seal, sealTrail } from "./seal.ts";

const trail = testTrail();

const seal = () => sealTrail(trail().site, keys);
const broken = () => brokenIn(trail());

const anyRow = "(select min(number) from audit_log where event = 'two')";

describe("the verifier finds", () => {
  test.each<[string, string, string[]]>([
    [
      "an edited row",
      `update audit_log set outcome = 'no' where number = ${anyRow}`,
      ["2: rows were changed"],
    ],
    [
      "another actor",
      `update audit_log set actor_kind = 'visitor' where number = ${anyRow}`,
      ["2: rows were changed"],
    ],
    [
      "a moment that was changed by a microsecond",
      `update audit_log set at = at + interval '1 microsecond' where number = ${anyRow}`,
      ["2: rows were changed"],
    ],
    ["a deleted row", `delete from audit_log where number = ${anyRow}`, ["2: rows were changed"]],
    [
      "a row that was put in later",
      `insert into audit_log (number, id, at, event, outcome, actor_kind)
       select number, gen_random_uuid(), at + interval '1 microsecond', 'late', 'ok', 'bank'
         from audit_log where number = ${anyRow}`,
      ["2: rows were changed"],
    ],
    [
      "a row that was put in behind the last block",
      `insert into audit_log (number, id, at, event, outcome, actor_kind)
       select 900, gen_random_uuid(), at, 'late', 'ok', 'bank'
         from audit_log where number = ${anyRow}`,
      ["row 900: rows stand outside every block"],
    ],
    [
      "a row that was put in before the first block",
      `insert into audit_log (number, id, at, event, outcome, actor_kind)
       select -4, gen_random_uuid(), at, 'late', 'ok', 'bank'
         from audit_log where number = ${anyRow}`,
      ["row -4: rows stand outside every block"],
    ],
    [
      "rows put in another order",
      `update audit_log as row set id = other.id, at = other.at from audit_log as other
        where row.event = 'two' and other.number = 22 - row.number`,
      ["2: rows were changed"],
    ],
    [
      "a row moved into another block",
      `update audit_log set number = 15 where number = ${anyRow}`,
      ["2: rows were changed", "3: rows were changed"],
    ],
    ["a missing seal", "delete from audit_block where number = 2", ["3: a seal is missing"]],
    ["a missing first seal", "delete from audit_block where number = 1", ["2: a seal is missing"]],
    [
      "a seal that was wiped out",
      "update audit_block set seal = null, key_id = null, sealed_at = null where number = 2",
      ["3: a seal is missing"],
    ],
    [
      "a forged seal",
      "update audit_block set seal = sha256(seal) where number = 3",
      ["3: the seal is forged"],
    ],
    [
      "a forged seal that others stand on",
      "update audit_block set seal = sha256(seal) where number = 1",
      ["1: the seal is forged", "2: the seal is forged"],
    ],
    [
      "a block of another month",
      "update audit_block set month = '1999-01-01' where number = 2",
      ["2: the seal is forged"],
    ],
    [
      "all rows of a block gone, and its month said to be an old one",
      `with gone as (delete from audit_log where event = 'two')
       update audit_block set month = '1999-01-01' where number = 2`,
      ["2: the seal is forged"],
    ],
    [
      "another encoding",
      "update audit_block set encoding = 1 where number = 2",
      ["2: the seal is forged", "2: rows were changed"],
    ],
    [
      "a deleted row whose block was counted anew",
      `with gone as (delete from audit_log where number = 14)
       update audit_block set last_row = 13 where number = 2`,
      ["2: the seal is forged", "2: rows were changed", "3: a seal is missing"],
    ],
  ])("%s", async (_, sql, expected) => {
    await sealedTrail(trail());
    await trail().owner.query(sql, []);
    expect(await broken()).toEqual(expected);
  });

  test("rows and digest changed together, for nobody but the bank knows the key", async () => {
    await sealedTrail(trail());
    const { owner } = trail();
    await owner.query(`update audit_log set outcome = 'no' where number = ${anyRow}`, []);
    await owner.query(
      `update audit_block set digest = bank.audit_digest(first_row, last_row) where number = 2`,
      [],
    );
    expect(await broken()).toEqual(["2: the seal is forged"]);
  });

  test("changed rows, though the database's own digest was made to lie", async () => {
    const { owner } = trail();
    const [, second] = (await sealedTrail(trail())) as [Seal, Seal, Seal];
    const [was] = await owner.query<{ source: string }>(
      "select pg_get_functiondef('bank.audit_digest'::regproc) as source",
      [],
    );
    await owner.query(
      `create or replace function bank.audit_digest(first_row bigint, last_row bigint)
         returns bytea language sql stable
         as $$ select '\\x${second.digest.toString("hex")}'::bytea $$`,
      [],
    );
    await owner.query(`update audit_log set outcome = 'no' where number = ${anyRow}`, []);
    expect(await broken()).toEqual(["2: rows were changed"]);
    await owner.query(was?.source ?? "", []);
  });

  test("newest seals that were taken away, by one that was written down elsewhere", async () => {
    const { site, owner } = trail();
    const [, , last] = (await sealedTrail(trail())) as [Seal, Seal, Seal];
    const withKnown = () => brokenIn(trail(), { known: last });
    expect(await withKnown()).toEqual([]);
    await owner.query("delete from audit_log where event = 'three'", []);
    await owner.query("delete from audit_block where number = 3", []);
    expect(await broken()).toEqual([]);
    expect(await withKnown()).toEqual(["3: a seal is missing"]);
    await write(site, "three", 7);
    await seal();
    expect(await broken()).toEqual([]);
    expect(await withKnown()).toEqual(["3: the seal is forged"]);
  });

  test("everything in a trail of many blocks", async () => {
    for (let block = 0; block < 45; block += 1) {
      await write(trail().site, `block ${block}`);
      await seal();
    }
    expect(await broken()).toEqual([]);
    await trail().owner.query("update audit_log set outcome = 'no' where event = 'block 39'", []);
    expect(await broken()).toEqual(["40: rows were changed"]);
  });
});
