import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf } from "#base/time/day.ts";
import {
  type AccountOptions,
  accountNow,
  brokenIn,
  freeTime,
  makeAccounts,
  setTime,
  testLedger,
} from "../../../../tests/ledger/ledger.ts";
import { type Made, orderOf } from "../../../../tests/ledger/ledger-orders.ts";
import type { CoreBank, TransferOrder, TransferResult } from "../port.ts";
import {
  balanceOf,
  type Draft,
  draft,
  expected,
  type Known,
  type Posted,
} from "./property.testing.ts";

const ledger = testLedger();
let banks: CoreBank[] = [];

beforeAll(async () => {
  banks = await Promise.all([
    ledger().open({ lanes: 2, batchMost: 7 }),
    ledger().open({ lanes: 2, batchMost: 3 }),
  ]);
});
afterAll(() => freeTime(ledger()));

const codeOf = (result: TransferResult) => (result.ok ? "ok" : result.code);

/** The final result of an order: on a busy machine the first response may be that it is pending. */
async function settledCode(bank: CoreBank, order: TransferOrder): Promise<string> {
  let result = await bank.transfer(order);
  for (let times = 0; times < 10 && result.ok && result.isPending; times += 1) {
    result = await bank.transfer(order);
  }
  return codeOf(result);
}

/** Four customers, of both tiers and in two currencies, and one with a sub-account. */
async function fewAccounts(): Promise<(Made & Known)[]> {
  const [first] = (await makeAccounts(ledger().owner, [{ balance: 60_000 }])) as [Made];
  const options: AccountOptions[] = [
    { customerId: first.customerId, kind: "sub", balance: 20_000 },
    { tier: "advanced", balance: 120_000 },
    { tier: "basic", balance: 40_000 },
    { tier: "basic", currency: "USD", balance: 70_000 },
    { tier: "advanced", currency: "USD", balance: 0 },
  ];
  const rest = await makeAccounts(ledger().owner, options);
  const all = [{ customerId: first.customerId, balance: 60_000 }, ...options];
  return [first, ...rest].map((made, index) => {
    const {
      currency = "TWD",
      tier = "basic",
      kind = "main",
      balance = 0,
    } = all[index] as AccountOptions;
    return { ...made, currency, tier, kind: kind === "sub" ? "sub" : "main", opening: balance };
  });
}

function orderFrom(accounts: readonly Made[], { from, to, out, ...rest }: Draft): TransferOrder {
  const [sender, payee] = [accounts[from] as Made, accounts[to] as Made];
  const { amount, kind, fee, sameAgain } = rest;
  // Every fourth account is unknown at the other bank.
  const elsewhere = {
    toBank: "004",
    toNumber: to % 4 === 3 ? "0041234567000" : `00412345678${to}0`,
  };
  const more = { kind, sameAgain, fee: out ? fee : 0 };
  return orderOf(sender, out ? elsewhere : payee, amount, more);
}

/** The invariants of keys and their results, whatever ran at the same time. */
async function checkKeys(orders: readonly TransferOrder[], results: readonly TransferResult[]) {
  const rows = await ledger().owner.query<{ id: string }>(
    "select id from posting where id = any($1::uuid[])",
    [orders.map(({ id }) => id)],
  );
  const posted = new Set(rows.map(({ id }) => id));
  const reported = new Set(
    orders.flatMap(({ id }, index) => {
      const code = codeOf(results[index] as TransferResult);
      return code === "ok" || code === "TRFR000015" ? [id] : [];
    }),
  );
  expect(posted).toEqual(reported);
  expect(rows).toHaveLength(reported.size);
}

/** No account may have sent more than its limits allow, however it is counted. */
async function overLimits(): Promise<object[]> {
  return ledger().owner.query(
    `with limits (tier, currency, once, day, month) as (values
       ('basic', 'TWD', 10000, 30000, 50000), ('advanced', 'TWD', 50000, 100000, 200000),
       ('basic', 'USD', 30000, 90000, 150000), ('advanced', 'USD', 150000, 300000, 600000)),
     sent as (
       select account.id, tier, account.currency, posting.amount, posting.day
         from posting join account on account.id = posting.from_account
        where posting.kind = 'other' and not exists (
          select from clearing_order where posting_id = posting.id and clearing_order.state = 'rejected'))
     select id from sent join limits using (tier, currency) where amount > once
      union all
     select id from sent join limits using (tier, currency)
      group by id, sent.day, limits.day having sum(amount) > limits.day
      union all
     select id from sent join limits using (tier, currency)
      group by id, date_trunc('month', sent.day), limits.month having sum(amount) > limits.month`,
    [],
  );
}

async function checkLedger(): Promise<void> {
  expect(await brokenIn(ledger())).toEqual([]);
  expect(await overLimits()).toEqual([]);
}

test("whatever comes one after the other, every answer is the one a plain list of postings gives [P04] [P05] [V04] [V05]", async () => {
  const step = fc.record({ draft: draft(6), hours: fc.constantFrom(0, 0, 0, 1, 7, 24, 100) });
  const steps = fc.array(step, { minLength: 5, maxLength: 30 });
  let at = Date.parse("2026-09-28T15:30:00+08:00");
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const accounts = await fewAccounts();
      const posted: Posted[] = [];
      for (const { draft: drafted, hours } of all) {
        at += hours * 60 * 60 * 1000;
        await setTime(ledger(), new Date(at).toISOString());
        const order = orderFrom(accounts, drafted);
        const now = { at, day: dayOf(new Date(at)) };
        const should = expected(order, accounts, posted, now);
        const code = await settledCode(banks[drafted.bank] as CoreBank, order);
        // An order for a payee that the other bank does not know changes nothing.
        const isUnknown = order.toNumber.endsWith("000") && should === "ok";
        expect(code).toBe(isUnknown ? "TRFR000015" : should);
        if (code === "ok") {
          const to = accounts.find(({ number }) => number === order.toNumber);
          const from = accounts.find(({ number }) => number === order.fromNumber);
          const isOwn = to?.customerId === from?.customerId;
          posted.push({ order, kind: isOwn ? "own" : order.kind, ...now });
        }
      }
      for (const account of accounts) {
        expect((await accountNow(ledger(), account)).balance).toBe(balanceOf(account, posted));
      }
    }),
    { numRuns: 25 },
  );
  await freeTime(ledger());
  await checkLedger();
}, 60_000);

test("whatever comes at once, by two processes and with keys again, the promises hold", async () => {
  const again = fc.record({ draft: draft(6), again: fc.option(fc.nat({ max: 20 }), { freq: 2 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(again, { minLength: 10, maxLength: 60 }), async (all) => {
      const accounts = await fewAccounts();
      const orders: TransferOrder[] = [];
      for (const { draft: drafted, again: index } of all) {
        const order = orderFrom(accounts, drafted);
        const before = index === null ? undefined : orders[index];
        // The same key, with the same or with other content.
        orders.push(before ? (drafted.sameAgain ? before : { ...order, id: before.id }) : order);
      }
      const results = await Promise.all(
        orders.map((order, index) => (banks[index % 2] as CoreBank).transfer(order)),
      );
      await checkKeys(orders, results);
    }),
    { numRuns: 20 },
  );
  await checkLedger();
}, 60_000);

test.each([
  ["2 hot customers", 2, 50, 12],
  ["1,000 customers", 1_000, 50, 40],
])(
  "50 clients at once on %s lose and double nothing",
  async (_, customers, clients, rounds) => {
    const options = { tier: "advanced", balance: 5_000 } as const;
    const accounts = await makeAccounts(
      ledger().owner,
      Array.from({ length: customers }, () => options),
    );
    const orders: TransferOrder[] = [];
    const results: TransferResult[] = [];
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        for (let round = 0; round < rounds; round += 1) {
          const from = (client * rounds + round * 7) % customers;
          const to = (from + 1 + ((client + round) % (customers - 1))) % customers;
          const amount = 1 + ((client * 31 + round * 17) % 400);
          const order = orderOf(accounts[from] as Made, accounts[to] as Made, amount, {
            sameAgain: true,
          });
          const sent = round % 6 === 5 ? (orders.at(-1) as TransferOrder) : order;
          const result = await (banks[client % 2] as CoreBank).transfer(sent);
          orders.push(sent);
          results.push(result);
        }
      }),
    );
    await checkKeys(orders, results);
    const [row] = await ledger().owner.query<{ total: number; least: number }>(
      `select sum(balance)::float8 as total, min(balance)::float8 as least from account
      where id = any($1::bigint[])`,
      [accounts.map(({ id }) => id)],
    );
    expect(row?.total).toBe(customers * 5_000);
    expect(row?.least).toBeGreaterThanOrEqual(0);
    await checkLedger();
  },
  60_000,
);
