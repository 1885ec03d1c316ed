import { expect, test } from "vitest";
import { testBank } from "../../tests/bank/bank.ts";
import { batchedRead, inKeyOrder } from "./batched-read.ts";
import type { Db } from "./db.ts";

const bank = testBank();

/** A read that also records which keys were batched together. */
function halving() {
  const batches: number[][] = [];
  const read = batchedRead(async (db: Db, keys: readonly number[]) => {
    batches.push([...keys]);
    const rows = await db.query<{ place: number; half: number }>(
      `select place::integer, key / 2 as half
         from unnest($1::integer[]) with ordinality as given (key, place)
        where key % 2 = 0 order by key`,
      [[...keys]],
    );
    return inKeyOrder(rows, keys.length);
  });
  return { batches, read };
}

test("who asks in the same turn shares a statement, and each gets the own row or none", async () => {
  const { batches, read } = halving();
  const { pool } = bank();
  const rows = await Promise.all([8, 3, 4, 4].map((key) => read(pool, key)));
  expect(rows.map((row) => row?.half ?? null)).toEqual([4, null, 2, 2]);
  expect(batches).toEqual([[8, 3, 4, 4]]);
});

test("who asks while a statement is under way shares the next one, with all who come meanwhile", async () => {
  const batches: number[][] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const read = batchedRead(async (_db: Db, keys: readonly number[]) => {
    batches.push([...keys]);
    await gate;
    return keys;
  });
  const { pool } = bank();
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
  const rows: Promise<number | null>[] = [];
  for (const key of [2, 4, 6]) {
    rows.push(read(pool, key));
    await nextTurn();
    await nextTurn();
  }
  expect(batches).toEqual([[2]]);
  open();
  expect(await Promise.all(rows)).toEqual([2, 4, 6]);
  expect(batches).toEqual([[2], [4, 6]]);
});

test("who asks later is never answered from before", async () => {
  const { batches, read } = halving();
  const { pool } = bank();
  await read(pool, 2);
  await read(pool, 2);
  expect(batches).toEqual([[2], [2]]);
});

test("a transaction reads for itself and sees what it wrote", async () => {
  const { batches, read } = halving();
  const { pool } = bank();
  await Promise.all([read(pool, 2), pool.transaction((db) => read(db, 4))]);
  expect(batches).toHaveLength(2);
});

test("what fails fails for those who shared it, and for nobody after", async () => {
  const { read } = halving();
  const { pool } = bank();
  const tooLarge = 2 ** 40;
  const first = await Promise.allSettled([read(pool, 2), read(pool, tooLarge)]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await read(pool, 6)).toMatchObject({ half: 3 });
});

test("a statement that hangs holds up those that come after for a moment only", async () => {
  const { promise: never, resolve: letGo } = Promise.withResolvers<readonly number[]>();
  let isFirst = true;
  const read = batchedRead((_db: Db, keys: readonly number[]) => {
    if (!isFirst) return Promise.resolve(keys);
    isFirst = false;
    return never;
  });
  const { pool } = bank();
  const hangs = read(pool, 1);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await read(pool, 2)).toBe(2);
  letGo([1]);
  expect(await hangs).toBe(1);
});
