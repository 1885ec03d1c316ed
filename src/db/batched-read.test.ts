import { expect, test } from "vitest";
import { testBank } from "../../tests/bank/bank.ts";
import { batchedRead } from "./batched-read.ts";
import type { Db } from "./db.ts";
import { asInteger, textsLiteral } from "./values.ts";

const bank = testBank();
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A read that records which keys were batched together; a negative one waits for that lock. */
function halving() {
  const batches: number[][] = [];
  const read = batchedRead<number, { half: number }>({
    statement: {
      name: "halving",
      text: `select place::integer, key / 2
               from unnest($1::integer[]) with ordinality as given (key, place)
              where key % 2 = 0
                and (key >= 0 or pg_advisory_xact_lock_shared(-key) is not null) order by key`,
      columns: { place: asInteger, half: asInteger },
    },
    values(keys) {
      batches.push([...keys]);
      return [textsLiteral(keys.map(String))];
    },
  });
  return { batches, read };
}

/** Reads the backend that answers, and fails for the key that is no number. */
const backend = batchedRead<string, { pid: number; at: number }>({
  statement: {
    name: "backend",
    text: `select place::integer, pg_backend_pid(),
                  (extract(epoch from transaction_timestamp()) * 1000000)::bigint
             from unnest($1::text[]) with ordinality as given (key, place) where key::integer > 0`,
    columns: { place: asInteger, pid: asInteger, at: asInteger },
  },
  values: (keys) => [textsLiteral(keys)],
});

/** Holds a lock while the work runs. */
function holding<T>(db: Db, lock: number, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1)", [lock]);
    return work();
  });
}

test("who asks in the same turn shares a statement, and each gets the own row or none", async () => {
  const { batches, read } = halving();
  const { pool } = bank();
  const rows = await Promise.all([8, 3, 4, 4].map((key) => read(pool, key)));
  expect(rows.map((row) => row?.half ?? null)).toEqual([4, null, 2, 2]);
  expect(batches).toEqual([[8, 3, 4, 4]]);
});

test("who asks while a statement is under way shares the next one, with all who come meanwhile", async () => {
  const { batches, read } = halving();
  const { pool } = bank();
  const rows = await holding(pool, 12, async () => {
    const all = [read(pool, -12)];
    while (batches.length === 0) await nextTurn();
    for (const key of [4, 6]) {
      all.push(read(pool, key));
      await nextTurn();
    }
    expect(batches).toEqual([[-12]]);
    return all;
  });
  expect((await Promise.all(rows)).map((row) => row?.half)).toEqual([-6, 2, 3]);
  expect(batches).toEqual([[-12], [4, 6]]);
});

test("different reads share a round trip, and with it one transaction", async () => {
  const { pool } = bank();
  const other = batchedRead<string, { pid: number; at: number }>({
    statement: {
      name: "other backend",
      text: `select 1, pg_backend_pid(),
                    (extract(epoch from transaction_timestamp()) * 1000000)::bigint
               from unnest($1::text[])`,
      columns: { place: asInteger, pid: asInteger, at: asInteger },
    },
    values: (keys) => [textsLiteral(keys)],
  });
  const [one, two] = await Promise.all([backend(pool, "1"), other(pool, "any")]);
  expect(one).toEqual(two);
});

test("a read that fails does not fail another that shared its round trip", async () => {
  const { read } = halving();
  const { pool } = bank();
  const [failed, done] = await Promise.allSettled([backend(pool, "no number"), read(pool, 8)]);
  expect(failed).toMatchObject({ status: "rejected", reason: { code: "22P02" } });
  expect(done).toMatchObject({ status: "fulfilled", value: { half: 4 } });
  expect(await backend(pool, "1")).toMatchObject({ place: 1 });
});

test("a row that cannot be understood fails its readers, and the connection goes on", async () => {
  const { pool } = bank();
  const odd = batchedRead<number, { whole: number }>({
    statement: {
      name: "odd",
      text: "select 1, 'no number' from unnest($1::integer[])",
      columns: { place: asInteger, whole: asInteger },
    },
    values: (keys) => [textsLiteral(keys.map(String))],
  });
  await expect(odd(pool, 1)).rejects.toThrow("no safe whole number");
  expect(await halving().read(pool, 8)).toMatchObject({ half: 4 });
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
  const [outside, within] = await Promise.all([
    backend(pool, "1"),
    pool.transaction(async (db) => {
      await read(db, 4);
      const [{ pid }] = (await db.query("select pg_backend_pid() as pid", [])) as [{ pid: number }];
      expect(await backend(db, "1")).toMatchObject({ pid });
      return pid;
    }),
    read(pool, 2),
  ]);
  expect(outside?.pid).not.toBe(within);
  expect(batches.toSorted()).toEqual([[2], [4]]);
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
  const { read } = halving();
  const { pool } = bank();
  const hangs = await holding(pool, 14, async () => {
    const first = read(pool, -14);
    await nextTurn();
    await nextTurn();
    expect(await read(pool, 2)).toMatchObject({ half: 1 });
    return { first };
  });
  expect(await hangs.first).toMatchObject({ half: -7 });
});
