import { beforeAll, expect, test } from "vitest";
import { addMonths, type Day, dayFrom, monthOf } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { makeAccount, testLedger } from "../../../../tests/ledger/ledger.ts";
import { type Made, orderOf } from "../../../../tests/ledger/ledger-orders.ts";
import type { CoreBank } from "../port.ts";
import { historyReads } from "./history.ts";
import { moneyFlowReads } from "./money-flow.ts";
import { accountReads } from "./reads.ts";

const ledger = testLedger();
const MANY = 200_000;

let today: Day;
let since: Day;
let quiet: Made;
let busy: Made;

beforeAll(async () => {
  const { owner } = ledger();
  const [row] = await owner.query<{ today: string }>("select bank.today()::text as today", []);
  today = dayFrom(row?.today ?? "");
  since = addMonths(dayFrom(`${monthOf(today)}-01`), -5);
  [quiet, busy] = [
    await makeAccount(owner, { balance: 1_000 }),
    await makeAccount(owner, { balance: 1_000 }),
  ];
  await live(quiet, 20);
  await live(busy, MANY);
  await owner.query("vacuum analyze", []);
}, 120_000);

/** Fills an account with entries of the past 150 days, evenly: in turn 30 in and 10 out. */
async function live(account: Made, entries: number): Promise<void> {
  await ledger().owner.query(
    `with move as (
       select gen_random_uuid() as id, number,
              (bank.today() - 150) + (number * 150 / $2)::int as day,
              case number % 2 when 1 then 30 else -10 end as amount
         from generate_series(1, $2::bigint) as number),
     posted as (
       insert into entry (account_id, number, posting_id, kind, amount, balance, at, day)
       select $1, number + 1, id, 'interest', amount,
              1000 + sum(amount) over (order by number), day::timestamptz, day from move),
     closed as (
       insert into account_day (account_id, day, balance, entries)
       select $1, day, 0, max(number) + 1 from move where day < bank.today() group by day)
     update account set entries = $2 + 1, entry_day = bank.today() where id = $1`,
    [account.id, entries],
  );
}

/** The sums of the entries themselves, month by month. */
async function summed(account: Made) {
  const rows = await ledger().owner.query<{ month: string; moneyIn: string; moneyOut: string }>(
    `select to_char(day, 'YYYY-MM') as month, coalesce(sum(amount) filter (where amount > 0), 0) as "moneyIn",
            coalesce(-sum(amount) filter (where amount < 0), 0) as "moneyOut"
       from entry where account_id = $1 and day >= $2 group by 1 order by 1`,
    [account.id, since],
  );
  return rows.map(({ month, moneyIn, moneyOut }) => ({
    month,
    moneyIn: Number(moneyIn),
    moneyOut: Number(moneyOut),
  }));
}

async function countAll(): Promise<void> {
  const { bank } = ledger();
  for (let run = 0; run < 20; run += 1) {
    let after: string | null = "0";
    while (after !== null) after = await bank.countMoneyFlow(after, since);
  }
}

test("a few entries are added up by the question itself", async () => {
  const flow = await ledger().bank.moneyFlow(quiet.customerId, since);
  expect(flow).toEqual({ isComplete: true, months: await summed(quiet) });
});

test("a question counts no more than its share and says that there is more to count", async () => {
  const flow = await ledger().bank.moneyFlow(busy.customerId, since);
  expect(flow.isComplete).toBe(false);
  const [mark] = await ledger().owner.query<{ counted: string }>(
    `select account_month_mark.through - coalesce((select max(entries) from account_day
              where account_day.account_id = $1 and day < $2), 0) as counted
       from account_month_mark where account_id = $1`,
    [busy.id, since],
  );
  expect(Number(mark?.counted)).toBe(5_000);
});

test("200,000 entries are counted once, though several count at the same time", async () => {
  await Promise.all([countAll(), countAll(), ledger().bank.moneyFlow(busy.customerId, since)]);
  const flow = await ledger().bank.moneyFlow(busy.customerId, since);
  expect(flow).toEqual({ isComplete: true, months: await summed(busy) });
});

test("what is posted after the count is there at once", async () => {
  const { bank } = ledger();
  const before = (await bank.moneyFlow(busy.customerId, since)).months.at(-1)?.moneyOut ?? 0;
  expect(await bank.transfer(orderOf(busy, quiet, 700))).toMatchObject({ ok: true });
  const after = (await bank.moneyFlow(busy.customerId, since)).months.at(-1)?.moneyOut;
  expect(Number(after) - before).toBe(700);
});

/** How many database pages the queries read. */
async function pagesRead(ask: (reads: Reads) => Promise<unknown>): Promise<number> {
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
  await ask({ ...moneyFlowReads(db, db), ...historyReads(db), ...accountReads(db) });
  return pages;
}

type Reads = Pick<CoreBank, "moneyFlow" | "recentEntries" | "accounts" | "standings">;

test("an overview of 200,000 entries reads about as many pages as one of 20", async () => {
  await countAll();
  const cost = ({ customerId }: Made) =>
    pagesRead(async ({ moneyFlow, recentEntries, accounts, standings }) => {
      await moneyFlow(customerId, since);
      await recentEntries(customerId, 6);
      await accounts(customerId);
      await standings(customerId);
    });
  const [few, many] = [await cost(quiet), await cost(busy)];
  expect(few).toBeGreaterThan(5);
  expect(many).toBeLessThan(few + 25);
});

test("moves between a customer's own accounts are neither in nor out", async () => {
  const { owner, bank } = ledger();
  const main = await makeAccount(owner, { balance: 50_000 });
  const dream = await makeAccount(owner, { balance: 0, kind: "sub", customerId: main.customerId });
  const stranger = await makeAccount(owner, { balance: 0 });
  const moved = orderOf(main, dream, 12_000, { kind: "own" });
  expect(await bank.transfer(moved)).toMatchObject({ ok: true });
  expect(await bank.transfer(orderOf(main, stranger, 3_000))).toMatchObject({ ok: true });
  const { months } = await bank.moneyFlow(main.customerId, since);
  expect(months.at(-1)).toMatchObject({ month: monthOf(today), moneyOut: 3_000 });
  expect((await bank.moneyFlow(stranger.customerId, since)).months.at(-1)?.moneyIn).toBe(3_000);
});

test("months before the question's first one are not told", async () => {
  const flow = await ledger().bank.moneyFlow(quiet.customerId, dayFrom(`${monthOf(today)}-01`));
  expect(flow.months.every(({ month }) => month === monthOf(today))).toBe(true);
});
