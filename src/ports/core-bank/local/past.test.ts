import { expect, test } from "vitest";
import { cardPaymentLegs } from "#base/postings/cards.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import { dayFrom } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import { accountNow, brokenIn, makeAccount, testLedger } from "../../../../tests/ledger/ledger.ts";
import { type Made, openingOf, postingOf } from "../../../../tests/ledger/ledger-orders.ts";
import { type PastTransfer, postPast } from "./past.ts";

const ledger = testLedger();
const moment = (text: string) => new Date(`${text}+08:00`);
const pastTransfer = (
  { number: fromNumber }: Made,
  amount: number,
  change: Partial<PastTransfer>,
) => ({
  ...{ id: uuid(), fromNumber, toBank: "822", toNumber: "901540273618" },
  ...{ amount, kind: "other" as const, note: null, ...change },
});
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

test("a past transfer costs and counts what it would have on its day, and is settled", async () => {
  const { owner } = ledger();
  const payee = await makeAccount(owner, { balance: 0, state: "closed" });
  const from = await makeAccount(owner, { balance: 50_000 });
  const sent = (at: string, amount: number, change: Partial<PastTransfer> = {}) => ({
    transfer: pastTransfer(from, amount, change),
    at: moment(at),
  });
  const within = { toBank: OWN_BANK_CODE, toNumber: payee.number, kind: "designated" } as const;
  const small = sent("2025-03-30T10:00:00", 500);
  await postPast(owner, [
    sent("2025-02-28T10:00:00", 9_000),
    small,
    sent("2025-03-30T11:00:00", 500),
    sent("2025-03-31T12:00:00", 1_001),
    sent("2025-03-31T13:00:00", 2_000, within),
  ]);
  // Fees of 15, 0, 10, 15 and 0.
  expect(await accountNow(ledger(), from)).toEqual({
    balance: 50_000 - 9_000 - 500 - 500 - 1_001 - 2_000 - 40,
    used_day: "2025-03-31",
    ...{ designated: [2_000, 2_000], other: [1_001, 2_001], free_day: "2025-03-30" },
  });
  const orders = await owner.query<{ id: string; state: string; settled: Date }>(
    `select posting_id as id, state, settled_at as settled from clearing_order
      where posting_id in (select id from posting where from_account = $1) order by sent_at`,
    [from.id],
  );
  expect(orders).toHaveLength(4);
  expect(orders[1]).toEqual({ id: small.transfer.id, state: "settled", settled: small.at });
  expect(await brokenIn(ledger())).toEqual([]);
});

test.each<[string, string, number, Partial<PastTransfer>]>([
  ["an amount that its fee no longer leaves", "TRFR000002", 29_990, {}],
  ["more at once than the limit", "TRFR000003", 10_001, {}],
  ["to nobody", "TRFR000012", 5, { toBank: OWN_BANK_CODE }],
  ["to another as to themselves", "TRFR000018", 5, { kind: "own" }],
])("a past in which somebody sends %s is refused: %s", async (_, code, amount, change) => {
  const { owner } = ledger();
  const from = await makeAccount(owner, { balance: 30_000 });
  const sent = { transfer: pastTransfer(from, amount, change), at: moment("2025-03-01T09:30:00") };
  await expect(postPast(owner, [sent])).rejects.toThrow(code);
});

test("the site cannot write a past", async () => {
  const { read, owner } = ledger();
  const { number } = await makeAccount(owner, { balance: 0 });
  const past = [{ order: openingOf(number, 5, "TWD"), at: moment("2025-03-01T09:30:00") }];
  await expect(postPast(read, past)).rejects.toThrow(/permission denied/);
});
