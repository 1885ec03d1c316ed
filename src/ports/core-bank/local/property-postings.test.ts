import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { isAccountLeg } from "#base/postings/posting.ts";
import { accountNow, brokenIn, makeAccounts, testLedger } from "../../../../tests/ledger/ledger.ts";
import { type Made, orderOf, ordersOfEachKind } from "../../../../tests/ledger/ledger-orders.ts";
import type { CoreBank, PostingOrder, PostingResult } from "../port.ts";
import { reversalId } from "./reversing.ts";

const ACCOUNTS = 3;
const OPENING = 4_000;
const KINDS = ordersOfEachKind({ number: "" }).length;

const ledger = testLedger();
let banks: CoreBank[] = [];

beforeAll(async () => {
  banks = await Promise.all([
    ledger().open({ lanes: 2, batchMost: 7 }),
    ledger().open({ lanes: 2, batchMost: 3 }),
  ]);
});

/** One step: a posting, a repeated one, or the reversal of one. */
const step = fc.record({
  account: fc.nat({ max: ACCOUNTS - 1 }),
  kind: fc.nat({ max: KINDS - 1 }),
  amount: fc.oneof(fc.integer({ min: 20, max: 60 }), fc.integer({ min: 20, max: 3_000 })),
  act: fc.constantFrom("post", "post", "post", "again", "reverse"),
  earlier: fc.nat({ max: 30 }),
  bank: fc.nat({ max: 1 }),
});

const codeOf = (result: PostingResult) => (result.ok ? "ok" : result.code);

/** The lowest and the final change of an account's balance by an order, from its legs alone. */
function effectOf({ legs }: PostingOrder, sign: 1 | -1): { net: number; lowest: number } {
  const amounts = legs.filter(isAccountLeg).map(({ amount }) => sign * amount);
  // A reversal credits before it debits.
  const inOrder = sign === 1 ? amounts : amounts.toSorted((one, other) => other - one);
  let net = 0;
  let lowest = 0;
  for (const amount of inOrder) {
    net += amount;
    lowest = Math.min(lowest, net);
  }
  return { net, lowest };
}

async function newAccounts(): Promise<Made[]> {
  const options = Array.from({ length: ACCOUNTS }, () => ({ balance: OPENING }));
  return makeAccounts(ledger().owner, options);
}

test("postings of every kind, repeated and undone, leave what plain sums say", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const accounts = await newAccounts();
      const balances = accounts.map(() => OPENING);
      const requested: {
        order: PostingOrder;
        account: number;
        isPosted: boolean;
        isUndone: boolean;
      }[] = [];
      for (const { account, kind, amount, act, earlier, bank: place } of steps) {
        const bank = banks[place] as CoreBank;
        const before = act === "post" ? undefined : requested[earlier];
        if (act === "reverse" && before) {
          const { net, lowest } = effectOf(before.order, -1);
          const balance = balances[before.account] as number;
          const isEnough = balance + lowest >= 0;
          const should = before.isUndone || isEnough ? "ok" : "TRFR000002";
          const code = codeOf(await bank.reverse(before.order.id, null));
          expect(code).toBe(before.isPosted ? should : "TRFR000017");
          if (before.isPosted && !before.isUndone && isEnough) {
            before.isUndone = true;
            balances[before.account] = balance + net;
          }
          continue;
        }
        const order =
          before?.order ??
          (ordersOfEachKind(accounts[account] as Made, amount)[kind] as PostingOrder);
        const at = before?.account ?? account;
        const { net, lowest } = effectOf(order, 1);
        const balance = balances[at] as number;
        const isEnough = balance + lowest >= 0;
        const code = codeOf(await bank.post(order));
        expect(code).toBe(before?.isPosted || isEnough ? "ok" : "TRFR000002");
        if (before?.isPosted || !isEnough) {
          if (!before) requested.push({ order, account: at, isPosted: false, isUndone: false });
          continue;
        }
        balances[at] = balance + net;
        if (before) before.isPosted = true;
        else requested.push({ order, account: at, isPosted: true, isUndone: false });
      }
      for (const [place, account] of accounts.entries()) {
        expect((await accountNow(ledger(), account)).balance).toBe(balances[place]);
      }
    }),
    { numRuns: 25 },
  );
  expect(await brokenIn(ledger())).toEqual([]);
}, 60_000);

test("transfers, postings and reversals at once, by two processes, lose and double nothing", async () => {
  const accounts = await newAccounts();
  const reported = new Map<string, string>();
  const clients = Array.from({ length: 40 }, async (_, client) => {
    const bank = banks[client % 2] as CoreBank;
    for (let round = 0; round < 12; round += 1) {
      const account = accounts[(client + round) % ACCOUNTS] as Made;
      if (round % 3 === 0) {
        const payee = accounts[(client + round + 1) % ACCOUNTS] as Made;
        const order = orderOf(account, payee, 1 + client + round, { sameAgain: true });
        const [result] = await Promise.all([bank.transfer(order), bank.transfer(order)]);
        reported.set(order.id, result.ok ? "ok" : result.code);
        continue;
      }
      const orders = ordersOfEachKind(account, 20 + client);
      const order = orders[(client * 7 + round) % orders.length] as PostingOrder;
      const others = banks[(client + 1) % 2] as CoreBank;
      const [result, again] = await Promise.all([bank.post(order), others.post(order)]);
      reported.set(order.id, codeOf(again.ok ? again : result));
      if (!result.ok || round % 4 !== 1) continue;
      const undone = await Promise.all([
        bank.reverse(order.id, null),
        others.reverse(order.id, null),
      ]);
      const isUndone = undone.some(({ ok }) => ok);
      reported.set(reversalId(order.id), isUndone ? "ok" : "refused");
    }
  });
  await Promise.all(clients);
  const rows = await ledger().owner.query<{ id: string }>(
    "select id from posting where id = any($1::uuid[])",
    [[...reported.keys()]],
  );
  const done = [...reported].filter(([, code]) => code === "ok").map(([id]) => id);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(done.toSorted());
  expect(done.length).toBeGreaterThan(reported.size / 4);
  expect(await brokenIn(ledger())).toEqual([]);
}, 60_000);
