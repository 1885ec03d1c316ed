import { randomBytes } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import type { Lookup } from "#db/lookup.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { counterIn } from "./counter.ts";

const bank = testBank();
const count = counterIn("chat_count");

afterEach(() => freeClock(bank()));

const somebody = (): Lookup => [randomBytes(32)];
const refused = (seconds: number) => ({ code: "PLAT000005", content: { seconds } });

async function rowsOf([hash]: Lookup): Promise<number> {
  const rows = await bank().owner.query("select from chat_count where subject_hash = $1", [hash]);
  return rows.length;
}

test("as many pass as are allowed, one more is told how long to wait and is not counted", async () => {
  const subject = somebody();
  const allowance = { most: 3, seconds: 60 };
  await setClock(bank(), "2026-03-02T02:00:00Z");
  await count(bank().pool, subject, allowance);
  await setClock(bank(), "2026-03-02T02:00:20Z");
  await count(bank().pool, subject, allowance);
  await count(bank().pool, subject, allowance);
  await expect(count(bank().pool, subject, allowance)).rejects.toMatchObject(refused(40));
  expect(await rowsOf(subject)).toBe(3);
});

test("the allowance comes back when the first is over, to the second, and one at a time", async () => {
  const subject = somebody();
  const allowance = { most: 2, seconds: 60 };
  await setClock(bank(), "2026-03-02T03:00:00Z");
  await count(bank().pool, subject, allowance);
  await setClock(bank(), "2026-03-02T03:00:30Z");
  await count(bank().pool, subject, allowance);
  await setClock(bank(), "2026-03-02T03:00:59Z");
  await expect(count(bank().pool, subject, allowance)).rejects.toMatchObject(refused(1));
  await setClock(bank(), "2026-03-02T03:01:00Z");
  await count(bank().pool, subject, allowance);
  await expect(count(bank().pool, subject, allowance)).rejects.toMatchObject(refused(30));
});

test("of fifty at once exactly as many pass as are allowed", async () => {
  const subject = somebody();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () => count(bank().pool, subject, { most: 7, seconds: 60 })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
  expect(await rowsOf(subject)).toBe(7);
});

test("others are counted apart", async () => {
  const allowance = { most: 1, seconds: 60 };
  await count(bank().pool, somebody(), allowance);
  await count(bank().pool, somebody(), allowance);
});

test("what was counted under an earlier key still counts", async () => {
  const old = randomBytes(32);
  const allowance = { most: 1, seconds: 60 };
  await count(bank().pool, [old], allowance);
  await expect(count(bank().pool, [randomBytes(32), old], allowance)).rejects.toMatchObject({
    code: "PLAT000005",
  });
});

test("what is rolled back was not done, and is not counted", async () => {
  const subject = somebody();
  const allowance = { most: 1, seconds: 60 };
  const rolledBack = bank().pool.transaction(async (db) => {
    await count(db, subject, allowance);
    throw new Error("the work after it failed");
  });
  await expect(rolledBack).rejects.toThrow("the work after it failed");
  await count(bank().pool, subject, allowance);
  expect(await rowsOf(subject)).toBe(1);
});
