import { expect, test } from "vitest";
import { cardPaymentLegs, disputeCreditLegs } from "#base/postings/cards.ts";
import { makeAccount, testLedger } from "../../../../tests/ledger/ledger.ts";
import { orderOf, postingOf } from "../../../../tests/ledger/ledger-orders.ts";
import type { KeyedOrder } from "../port.ts";

const ledger = testLedger();
const money = { amount: 100, note: null };

const isUnposted = (order: KeyedOrder) =>
  ledger().owner.transaction((tx) => ledger().bank.lockUnposted(tx, order));

test("an order is posted only if what its key has posted is of its kind, on its account and of its amount", async () => {
  const { bank, owner } = ledger();
  const [account, other] = [await makeAccount(owner), await makeAccount(owner)];
  const posting = postingOf("card", cardPaymentLegs(account.number, money));
  const order = {
    ...{ id: posting.id, fromNumber: account.number, amount: 100 },
    kinds: ["card"],
  } as const;
  expect(await isUnposted(order)).toBe(true);
  expect(await bank.post(posting)).toMatchObject({ ok: true });
  expect(await isUnposted(order)).toBe(false);
  expect(await isUnposted({ ...order, kinds: ["insurance"] })).toBe(true);
  expect(await isUnposted({ ...order, fromNumber: other.number })).toBe(true);
  expect(await isUnposted({ ...order, amount: 99 })).toBe(true);
});

test("a credit and a transfer are found as well", async () => {
  const { bank, owner } = ledger();
  const [account, payee] = [await makeAccount(owner, { balance: 500 }), await makeAccount(owner)];
  const fromNumber = account.number;
  const credit = postingOf("dispute", disputeCreditLegs(fromNumber, money));
  expect(await bank.post(credit)).toMatchObject({ ok: true });
  const credited = { id: credit.id, fromNumber, amount: 100, kinds: ["dispute"] } as const;
  expect(await isUnposted(credited)).toBe(false);
  const sent = orderOf(account, payee, 100);
  expect(await bank.transfer(sent)).toMatchObject({ ok: true });
  const { id, amount } = sent;
  const kinds = ["designated", "other", "own"] as const;
  expect(await isUnposted({ id, fromNumber, amount, kinds })).toBe(false);
  expect(await isUnposted({ id, fromNumber, amount, kinds: ["insurance"] })).toBe(true);
});
