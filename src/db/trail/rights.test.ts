import { describe, expect, test } from "vitest";
import { brokenIn, keys, sealedTrail, testTrail, write } from "../../../tests/bank/trail.ts";
import { sealOf, sealTrail } from "./seal.ts";

const trail = testTrail();

const seal = () => sealTrail(trail().site, keys);
const broken = () => brokenIn(trail());

describe("the site's role", () => {
  test.each([
    "insert into audit_queue (id, at, event, outcome, actor_kind) values (gen_random_uuid(), now(), 'x', 'ok', 'bank')",
    "insert into audit_log (number, id, at, event, outcome, actor_kind) values (1, gen_random_uuid(), now(), 'x', 'ok', 'bank')",
    "insert into audit (id) values (gen_random_uuid())",
    "update audit_queue set at = at",
    "delete from audit_queue",
    "truncate audit_queue",
    "insert into audit_block (number, first_row, last_row, month, encoding, digest, closed_at) values (4, 1, 9, '2026-01-01', 2, '', now())",
    "update audit_block set seal = seal",
    "delete from audit_block",
    "insert into audit_v1 (id, at, event, outcome) values (gen_random_uuid(), now(), 'x', 'ok')",
    "insert into audit_v1_seal (number, from_xid, to_xid, rows, digest, seal, at) values (1, 0, 9000000000000000000, 1, '', '', now())",
    "select bank.audit_make_month('2020-01-01')",
    "create or replace function bank.audit_retention() returns interval language sql immutable as 'select interval ''1 day'''",
  ])("may not %s", async (statement) => {
    await sealedTrail(trail());
    await expect(trail().site.query(statement, [])).rejects.toThrow(
      /permission denied|must be owner|cannot insert into view/,
    );
  });

  test("has its rows dated by the database", async () => {
    const { site } = trail();
    await write(site, "dated");
    const [row] = await site.query<{ isNow: boolean }>(
      `select at between now() - interval '10 seconds' and now() as "isNow" from audit_queue`,
      [],
    );
    expect(row).toEqual({ isNow: true });
  });

  test("seals a block once, in order, and none that is not there", async () => {
    const { site } = trail();
    const sealBlock = async (number: number) => {
      const [row] = await site.query<{ done: boolean }>(
        "select bank.audit_seal_block($1, 'one', $2) as done",
        [number, Buffer.alloc(32, 7)],
      );
      return row?.done;
    };
    const [first] = await sealedTrail(trail());
    expect(await sealBlock(1)).toBe(false);
    expect(await sealBlock(4)).toBe(false);
    expect(await sealBlock(9_000_000_000)).toBe(false);
    expect(await broken()).toEqual([]);
    // A forged seal is detected: only the key makes a valid one.
    await write(site, "four");
    await site.query("select from bank.audit_next_block()", []);
    expect(await sealBlock(4)).toBe(true);
    expect(await broken()).toEqual(["4: the seal is forged"]);
    expect(first && sealOf(keys, "one", Buffer.alloc(32), first)).toEqual(first?.seal);
    // The chain continues after it.
    await write(site, "five");
    await seal();
    expect(await broken()).toEqual(["4: the seal is forged"]);
  });
});
