import { expect, test } from "vitest";
import type { Pool } from "#db/db.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { addMisses, addViews } from "../store/counts.ts";
import { countMiss, countView, writeCounts } from "./counts.ts";

const bank = testBank();

const someone = (logged: object[] = []) => ({
  db: bank().pool,
  analyticsAllowed: true,
  language: "zh" as const,
  log: (line: object) => void logged.push(line),
});

async function numbers(): Promise<[number, number]> {
  const rows = await bank().owner.query<{ number: number }>(
    "select number from faq order by number limit 2",
    [],
  );
  return rows.map(({ number }) => number) as [number, number];
}

async function viewsOf(number: number): Promise<number> {
  const [row] = await bank().owner.query<{ times: number }>(
    "select coalesce(sum(times), 0)::int as times from faq_view where number = $1",
    [number],
  );
  return row?.times ?? 0;
}

test("counts that could not be written are written the next time, with what came since", async () => {
  const [number] = await numbers();
  const logged: object[] = [];
  const before = await viewsOf(number);
  countView(someone(logged), number);
  countMiss(someone(logged), "不存在的東西");
  await bank().owner.query("revoke insert on faq_view, faq_miss from bank_app", []);
  await writeCounts(bank().pool);
  expect(logged).toHaveLength(1);
  countView(someone(logged), number);
  countMiss(someone(logged), "不存在的東西");
  await bank().owner.query("grant insert on faq_view, faq_miss to bank_app", []);
  await writeCounts(bank().pool);
  expect(await viewsOf(number)).toBe(before + 2);
  const misses = await bank().owner.query("select times::int from faq_miss where typed = $1", [
    "不存在的東西",
  ]);
  expect(misses).toEqual([{ times: 2 }]);
});

test("two processes that count the same lock the rows in one order", async () => {
  const { owner, pool } = bank();
  const [first, last] = await numbers();
  await addViews(
    pool,
    new Map([
      [first, 1],
      [last, 1],
    ]),
  );
  const miss = (typed: string) => ({ typed, language: "zh" as const, times: 1 });
  await addMisses(pool, [miss("aaaa"), miss("zzzz")]);
  const writing: Promise<void>[] = [];
  await owner.transaction(async (db) => {
    await db.query("select from faq_view where number = $1 for update", [first]);
    await db.query("select from faq_miss where typed = 'aaaa' for update", []);
    writing.push(
      addViews(
        pool,
        new Map([
          [last, 1],
          [first, 1],
        ]),
      ),
    );
    writing.push(addMisses(pool, [miss("zzzz"), miss("aaaa")]));
    await expect.poll(() => waiting(owner)).toHaveLength(2);
    // They wait for the first rows, and have not locked the last ones yet.
    await db.query("select from faq_view where number = $1 for update nowait", [last]);
    await db.query("select from faq_miss where typed = 'zzzz' for update nowait", []);
  });
  await Promise.all(writing);
});

/** The sessions that wait for a lock in this database. */
function waiting(owner: Pool): Promise<object[]> {
  return owner.query(
    `select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`,
    [],
  );
}
