import { beforeAll, describe, expect, test } from "vitest";
import { addDays, type Day, dayFrom } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { makeAccount, testLedger } from "../../../../tests/ledger/ledger.ts";
import type { Made } from "../../../../tests/ledger/ledger-orders.ts";
import type { CoreBank, HistoryQuery, HistorySearch } from "../port.ts";
import { historyReads } from "./history.ts";
import { brokenLedger } from "./reads.ts";
import { searchReads } from "./search.ts";

const ledger = testLedger();

const FIRST = dayFrom("2024-01-03");
const PER_DAY = 3;

/** Fills an account with days of three entries each: +100, -40 and +1, with a note on the last. */
async function live(account: Made, days: number): Promise<void> {
  await ledger().owner.query(
    `with day as (select number as n, $2::date + (number - 1) as day
                    from generate_series(1, $3::integer) as number),
     move as (select gen_random_uuid() as id, n, day, leg, (n - 1) * 3 + leg + 1 as number,
                     (array[100, -40, 1])[leg] as amount,
                     (n - 1) * 61 + (array[100, 60, 61])[leg] as balance,
                     day + make_interval(hours => leg) as at
                from day cross join generate_series(1, 3) as leg),
     posted as (
       insert into posting (id, kind, from_account, to_account, to_bank, to_number, amount, fee,
                            currency, at, day)
       select id, 'interest', case when amount < 0 then $1::bigint end,
              case when amount > 0 then $1::bigint end, '899', 'x', abs(amount), 0, 'TWD', at, day
         from move),
     matched as (
       insert into internal_entry (posting_id, leg, account, amount, currency, at)
       select id, 1, 'interest-TWD', -amount, 'TWD', at from move),
     entered as (
       insert into entry (account_id, number, posting_id, kind, amount, balance, at, day, note)
       select $1, number, id, 'interest', amount, 1000 + balance, at, day,
              case leg when 3 then 'Note ' || n end from move order by number),
     closed as (
       insert into account_day (account_id, day, balance, entries)
       select $1, '2024-01-02'::date, 1000, 1
        union all
       select $1, day, 1000 + n * 61, n * 3 + 1 from day where n < $3::integer)
     update account
        set balance = 1000 + $3 * 61, entries = $3 * 3 + 1, entry_day = $2::date + ($3 - 1)
      where id = $1`,
    [account.id, FIRST, days],
  );
}

let young: Made;
let old: Made;

beforeAll(async () => {
  const { owner } = ledger();
  [young, old] = [
    await makeAccount(owner, { balance: 1_000 }),
    await makeAccount(owner, { balance: 1_000 }),
  ];
  await live(young, 10);
  await live(old, 4_000);
  await owner.query("analyze", []);
});

function query(account: Made, change: Partial<HistoryQuery> = {}): HistoryQuery {
  const usual = {
    from: FIRST,
    to: addDays(FIRST, 9),
    direction: "all",
    before: null,
    most: 100,
  } as const;
  return { accountId: account.id, ...usual, ...change };
}

const numbers = async (query: HistoryQuery) =>
  (await ledger().bank.history(query)).map(({ number }) => number);

test("the accounts of these tests are not broken", async () => {
  // The trail has no rows for what was written without the ledger.
  expect(await brokenLedger(ledger().owner)).toEqual([]);
});

describe("a history", () => {
  test("is told the newest first, with the balance after each line", async () => {
    const [last, , first] = await ledger().bank.history(query(young, { most: 3 }));
    expect(last).toEqual({
      number: 31,
      postingId: expect.any(String),
      kind: "interest",
      amount: 1,
      balance: 1_610,
      at: new Date("2024-01-12T03:00:00Z"),
      otherBank: null,
      otherNumber: null,
      note: "Note 10",
    });
    expect(first).toMatchObject({ number: 29, amount: 100, balance: 1_649 });
  });

  test.each([
    ["the opening day alone", "2024-01-02", "2024-01-02", [1]],
    ["a day in between", "2024-01-04", "2024-01-04", [7, 6, 5]],
    ["two days", "2024-01-03", "2024-01-04", [7, 6, 5, 4, 3, 2]],
    ["the last day", "2024-01-12", "2024-01-12", [31, 30, 29]],
    ["from the last day on", "2024-01-12", "2026-01-01", [31, 30, 29]],
    ["after the last day", "2024-01-13", "2026-01-01", []],
    ["before the first day", "2023-01-01", "2024-01-01", []],
    ["the wrong way round", "2024-01-05", "2024-01-04", []],
  ])("holds the days asked for: %s", async (_, from, to, expected) => {
    expect(await numbers(query(young, { from: dayFrom(from), to: dayFrom(to) }))).toEqual(expected);
  });

  test("goes on page by page and tells every line once", async () => {
    const all: number[] = [];
    let before: number | null = null;
    do {
      const page: number[] = await numbers(query(young, { before, most: 4 }));
      all.push(...page);
      before = page.at(-1) ?? null;
    } while (before !== null);
    expect(all).toEqual(Array.from({ length: 30 }, (_, index) => 31 - index));
  });

  test.each([
    ["deposit", [31, 29, 28, 26]],
    ["withdrawal", [30, 27, 24, 21]],
  ] as const)("can be narrowed to a %s", async (direction, expected) => {
    expect(await numbers(query(young, { direction, most: 4 }))).toEqual(expected);
  });
});

describe("a search", () => {
  const search = (change: Partial<HistorySearch>) =>
    ledger().bank.search({
      ...query(young),
      amountFrom: null,
      amountTo: null,
      words: null,
      kinds: null,
      ...change,
    });

  test("tells a page, and the count and sums of all", async () => {
    const found = await search({ most: 2 });
    expect(found).toMatchObject({ count: 30, deposits: 1_010, withdrawals: 400 });
    expect(found.entries.map(({ number }) => number)).toEqual([31, 30]);
    expect(found.entries[0]?.at).toEqual(new Date("2024-01-12T03:00:00Z"));
    const next = await search({ most: 2, before: 30 });
    expect(next).toMatchObject({ count: 30, entries: [{ number: 29 }, { number: 28 }] });
  });

  test.each<[string, Partial<HistorySearch>, number]>([
    ["an amount and above, whichever way it went", { amountFrom: 40 }, 20],
    ["up to an amount", { amountTo: 40 }, 20],
    ["between amounts", { amountFrom: 40, amountTo: 99 }, 10],
    ["words of a note in any case", { words: "NOTE 1" }, 2],
    ["signs that mean something to patterns", { words: "%" }, 0],
    ["a direction", { direction: "withdrawal" }, 10],
    ["days", { from: dayFrom("2024-01-05"), to: dayFrom("2024-01-06") }, 2 * PER_DAY],
    ["nothing", { amountFrom: 101 }, 0],
  ])("by %s", async (_, change, count) => {
    const found = await search(change);
    expect(found.count).toBe(count);
    expect(found.entries).toHaveLength(count);
  });
});

describe("the balance of a past day", () => {
  test.each([
    ["before the account was opened", "2024-01-01", null],
    ["on the opening day", "2024-01-02", 1_000],
    ["on a day with entries", "2024-01-04", 1_122],
    ["on the last day with entries", "2024-01-12", 1_610],
    ["on a day after", "2025-06-30", 1_610],
  ])("%s", async (_, day, balance) => {
    expect(await ledger().bank.balanceAt(young.id, dayFrom(day))).toBe(balance);
  });

  test("of a day without entries is the one before, and nought before the first", async () => {
    const account = await makeAccount(ledger().owner, { balance: 0 });
    expect(await ledger().bank.balanceAt(account.id, dayFrom("2024-01-02"))).toBe(0);
    expect(await ledger().bank.balanceAt(account.id, dayFrom("2024-01-01"))).toBeNull();
  });

  test("of an account that is not there is none", async () => {
    expect(await ledger().bank.balanceAt("0", dayFrom("2024-01-02"))).toBeNull();
  });
});

/** How many database pages a query reads. */
async function pagesRead(
  ask: (reads: Pick<CoreBank, "history" | "search" | "balanceAt">) => unknown,
) {
  let pages = 0;
  const { owner } = ledger();
  const db: Db = {
    async query(sql, values) {
      const [row] = await owner.query<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }>(
        `explain (analyze, buffers, format json) ${sql}`,
        values,
      );
      const plan = row?.["QUERY PLAN"][0].Plan;
      pages += (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
      return [];
    },
    readTogether: (queries) => owner.readTogether(queries),
    transaction: (work) => work(db),
  };
  await ask({ ...historyReads(db), ...searchReads(db) });
  return pages;
}

test.each<[string, (day: Day) => Pick<HistoryQuery, "from" | "to">]>([
  ["the first days", () => ({ from: FIRST, to: addDays(FIRST, 9) })],
  ["the newest days", (newest) => ({ from: addDays(newest, -9), to: newest })],
])("an account of 4,000 days costs about as much as one of ten: %s", async (_, days) => {
  const narrow = { amountFrom: null, amountTo: null, words: null, kinds: null };
  const cost = (account: Made, newest: Day) =>
    pagesRead(async ({ history, search, balanceAt }) => {
      await history(query(account, days(newest)));
      await search({ ...query(account, days(newest)), ...narrow });
      await balanceAt(account.id, days(newest).from);
    });
  const [few, many] = [
    await cost(young, addDays(FIRST, 9)),
    await cost(old, addDays(FIRST, 3_999)),
  ];
  expect(many).toBeLessThan(few + 25);
});
