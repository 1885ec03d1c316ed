import { expect, test } from "vitest";
import { cardPaymentLegs } from "#base/postings/cards.ts";
import { dayFrom } from "#base/time/day.ts";
import { brokenIn, makeAccount, testLedger } from "../../../../tests/ledger/ledger.ts";
import { openingOf, postingOf } from "../../../../tests/ledger/ledger-orders.ts";
import { postPast } from "./past.ts";

const ledger = testLedger();
const moment = (text: string) => new Date(`${text}+08:00`);
const paid = (number: string, amount: number) =>
  postingOf("card", cardPaymentLegs(number, { amount, note: null }));

test("a past stands at its own moments, with the closes of its days, and goes on today", async () => {
  const { bank, owner } = ledger();
  const { id, number, customerId } = await makeAccount(owner, { balance: 0 });
  await postPast(owner, [
    { order: openingOf(number, 500, "TWD"), at: moment("2025-03-01T09:30:00") },
    { order: paid(number, 100), at: moment("2025-03-01T23:59:59") },
    { order: paid(number, 50), at: moment("2025-03-02T00:00:00") },
  ]);
  expect(await bank.balanceAt(id, dayFrom("2025-03-01"))).toBe(400);
  expect(await bank.balanceAt(id, dayFrom("2025-03-02"))).toBe(350);
  const order = paid(number, 350);
  expect(await bank.post(order)).toMatchObject({ ok: true, balance: 0 });
  expect(await bank.posting(customerId, order.id)).toMatchObject({ amount: 350 });
  expect(await brokenIn(ledger())).toEqual([]);
});

test("a past that spends what it does not have, or does not sum to zero, is written not at all", async () => {
  const { bank, owner } = ledger();
  const { id, number } = await makeAccount(owner, { balance: 0 });
  const at = moment("2025-03-01T09:30:00");
  const opening = { order: openingOf(number, 500, "TWD"), at };
  const poor = postPast(owner, [opening, { order: paid(number, 501), at }]);
  await expect(poor).rejects.toThrow(/check constraint/);
  const { legs } = paid(number, 5);
  const uneven = postPast(owner, [opening, { order: postingOf("card", legs.slice(1)), at }]);
  await expect(uneven).rejects.toThrow(RangeError);
  expect(await bank.balanceAt(id, dayFrom("2025-03-01"))).toBe(0);
});

test("the site cannot write a past", async () => {
  const { read, owner } = ledger();
  const { number } = await makeAccount(owner, { balance: 0 });
  const past = [{ order: openingOf(number, 5, "TWD"), at: moment("2025-03-01T09:30:00") }];
  await expect(postPast(read, past)).rejects.toThrow(/permission denied/);
});
