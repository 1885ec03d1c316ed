import { expect, test } from "vitest";
import type { Pool } from "#db/db.ts";
import { cleaners } from "#server/jobs/cleaning.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { addMisses, addViews, mostMissed } from "../store/counts.ts";
import { countMiss, countView, writeCounts } from "./counts.ts";

const bank = testBank();
const FROM = {
  ...{ label: "", request: "test", isEmbedded: false, deviceModel: null, deviceSystem: null },
};

const someone = (logged: object[] = []) => ({
  db: bank().pool,
  analyticsAllowed: true,
  language: "zh" as const,
  log: (line: object) => void logged.push(line),
  vault: bank().vault,
  from: { ...FROM, address: "192.0.2.1" },
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

test("a search is shown once five networks made it, however often one repeats it", async () => {
  const shown = async () =>
    (await mostMissed(bank().pool, 100)).filter(({ typed }) => typed === "王小明的離婚");
  const stored = async () =>
    (await bank().owner.query("select from faq_miss_visitor where typed = '王小明的離婚'", []))
      .length;
  const search = async (address: string) => {
    countMiss({ ...someone(), from: { ...FROM, address } }, "王小明的離婚");
    await writeCounts(bank().pool);
  };
  for (let time = 0; time < 20; time += 1) await search("192.0.2.1");
  for (const last of [2, 3, 4]) await search(`192.0.2.${last}`);
  expect([await shown(), await stored()]).toEqual([[], 4]);
  // One network of IPv6 is one visitor.
  for (const last of [1, 2, 3]) await search(`2001:db8:1:2::${last}`);
  expect(await shown()).toMatchObject([{ times: 26 }]);
  // Then nobody needs to know any more who they were.
  expect(await stored()).toBe(0);
  await search("192.0.2.9");
  expect([(await shown())[0]?.times, await stored()]).toEqual([27, 0]);
});

test("what fewer searched for is forgotten after 30 days, and who they were", async () => {
  countMiss(someone(), "只有一人搜尋");
  await writeCounts(bank().pool);
  const left = async () =>
    Promise.all(
      ["faq_miss", "faq_miss_visitor"].map(
        async (table) =>
          (await bank().owner.query(`select from ${table} where typed = '只有一人搜尋'`, []))
            .length,
      ),
    );
  const clean = async () => {
    for (const job of cleaners.filter(({ name }) => name.startsWith("clean faq_miss"))) {
      await job.work(bank().pool);
    }
  };
  await clean();
  expect(await left()).toEqual([1, 1]);
  for (const change of ["faq_miss set last_at =", "faq_miss_visitor set at ="]) {
    await bank().owner.query(
      `update ${change} bank.now() - interval '30 days 1 second' where typed = '只有一人搜尋'`,
      [],
    );
  }
  await clean();
  expect(await left()).toEqual([0, 0]);
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
  const miss = (typed: string) => ({
    ...{ typed, language: "zh" as const, times: 1, visitors: new Set(["aa"]) },
  });
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
