import { describe, expect, test } from "vitest";
import {
  brokenIn,
  keys,
  keysOf,
  sealedTrail,
  testTrail,
  write,
} from "../../../tests/bank/trail.ts";
import { rowsOf, sealTrail } from "./seal.ts";
import { verifyTrail } from "./verify.ts";

const trail = testTrail();

const seal = () => sealTrail(trail().site, keys);
const broken = () => brokenIn(trail());

async function numbersOf(): Promise<string[]> {
  const rows = await trail().owner.query<{ number: string }>(
    "select number from audit_log order by number",
    [],
  );
  return rows.map(({ number }) => number);
}

function upTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

describe("sealing", () => {
  test("makes a chain of blocks that follow each other and can be verified", async () => {
    const seals = await sealedTrail(trail());
    expect(seals.map((made) => [made.number, made.first_row, rowsOf(made)])).toEqual([
      ["1", "1", 7n],
      ["2", "8", 7n],
      ["3", "15", 7n],
    ]);
    expect(await numbersOf()).toEqual(upTo(21));
    expect(await broken()).toEqual([]);
  });

  test("makes no seal when nothing has happened", async () => {
    expect(await seal()).toBeNull();
    await write(trail().site, "one");
    expect(await seal()).not.toBeNull();
    expect(await seal()).toBeNull();
  });

  test("takes what has committed and waits for nobody; who commits later gets a later number", async () => {
    const { site } = trail();
    await site.transaction(async (slow) => {
      await write(slow, "slow");
      await site.transaction(async (slower) => {
        await write(slower, "slower");
        await write(site, "quick");
        expect(await seal()).toMatchObject({ first_row: "1", last_row: "1" });
      });
      expect(await seal()).toMatchObject({ first_row: "2", last_row: "2" });
    });
    expect(await seal()).toMatchObject({ first_row: "3", last_row: "3" });
    const rows = await site.query("select event from audit_log order by number", []);
    expect(rows).toEqual([{ event: "quick" }, { event: "slower" }, { event: "slow" }]);
    // The slow one was written first, by its timestamp.
    const byMoment = await site.query("select event from audit_log order by at limit 1", []);
    expect(byMoment).toEqual([{ event: "slow" }]);
    expect(await broken()).toEqual([]);
  });

  test("that dies after closing a block leaves one to be sealed, and nothing is lost", async () => {
    const { site } = trail();
    await write(site, "one", 3);
    await site.query("select from bank.audit_next_block()", []);
    await write(site, "two", 4);
    expect(await broken()).toEqual([]);
    expect(await seal()).toMatchObject({ number: "1", last_row: "3" });
    expect(await seal()).toMatchObject({ number: "2", last_row: "7" });
    expect(await broken()).toEqual([]);
  });

  test("that dies before it commits leaves the rows where they were", async () => {
    const { site } = trail();
    await write(site, "one", 3);
    const dying = site.transaction(async (db) => {
      await sealTrail(db, keys);
      throw new Error("killed");
    });
    await expect(dying).rejects.toThrow("killed");
    expect(await numbersOf()).toEqual([]);
    expect(await seal()).toMatchObject({ number: "1", last_row: "3" });
    expect(await broken()).toEqual([]);
  });

  test("by several processes at once makes one chain", async () => {
    for (let round = 0; round < 10; round += 1) {
      await write(trail().site, "more", 3);
      await Promise.all([1, 2, 3, 4].map(seal));
      while (await seal());
    }
    expect(await broken()).toEqual([]);
    expect(await numbersOf()).toEqual(upTo(30));
  });

  test("while others write leaves out nobody and counts nobody twice", async () => {
    const { site } = trail();
    let over = false;
    const writers = [1, 2, 3].map(async () => {
      for (let times = 0; times < 60; times += 1) {
        await site.transaction(async (db) => {
          await write(db, "busy");
          await write(db, "busy");
        });
      }
    });
    const sealing = [1, 2].map(async () => {
      while (!over) await seal();
    });
    await Promise.all(writers);
    over = true;
    await Promise.all(sealing);
    while (await seal());
    expect(await numbersOf()).toEqual(upTo(360));
    const ids = await site.query("select distinct id from audit_log", []);
    expect(ids).toHaveLength(360);
    expect(await broken()).toEqual([]);
  });

  test("goes on under a new key, and each seal is held against its own", async () => {
    const { site } = trail();
    await write(site, "before");
    await seal();
    const ring = keysOf("two", "one");
    await write(site, "after");
    expect(await sealTrail(site, ring)).toMatchObject({ key_id: "two" });
    expect(await verifyTrail(site, ring)).toEqual([]);
    // Without the first key the result is a missing key, not a forgery.
    expect(await verifyTrail(site, keysOf("two"))).toEqual([
      { block: "1", what: "the key of the seal is not known" },
    ]);
  });
});
