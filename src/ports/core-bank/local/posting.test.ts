import { afterEach, describe, expect, test } from "vitest";
import { cardPaymentLegs, disputeCreditLegs } from "#base/postings/cards.ts";
import { feeLegs } from "#base/postings/fees.ts";
import { isAccountLeg, onAccount, onInternal } from "#base/postings/posting.ts";
import {
  accountNow,
  brokenIn,
  makeAccount,
  makeAccounts,
  testLedger,
} from "../../../../tests/ledger/ledger.ts";
import {
  type Made,
  orderOf,
  ordersOfEachKind,
  postingOf,
} from "../../../../tests/ledger/ledger-orders.ts";
import type { PostingOrder } from "../port.ts";
import { reversalId } from "./reversing.ts";

const ledger = testLedger();
const note = null;

afterEach(async () => {
  expect(await brokenIn(ledger())).toEqual([]);
});

const netOf = ({ legs }: PostingOrder) =>
  legs.filter(isAccountLeg).reduce((sum, { amount }) => sum + amount, 0);

const kinds = ordersOfEachKind({ number: "" }).map(({ kind }, place) => [kind, place] as const);

describe.each(kinds)("%s", (kind, place) => {
  const made = async () => {
    const account = await makeAccount(ledger().owner, { balance: 50_000 });
    return { account, order: ordersOfEachKind(account)[place] as PostingOrder };
  };

  test("is posted once under its key, with its lines and its row of the trail", async () => {
    const { bank, owner } = ledger();
    const { account, order } = await made();
    const results = await Promise.all([bank.post(order), bank.post(order), bank.post(order)]);
    const balance = 50_000 + netOf(order);
    expect(results[0]).toMatchObject({ ok: true, balance });
    expect([results[1], results[2]]).toEqual([results[0], results[0]]);
    expect(await bank.post(order)).toEqual(results[0]);
    expect(await accountNow(ledger(), account)).toMatchObject({ balance });
    const lines = await owner.query(
      "select kind, amount::float8 from entry where posting_id = $1 order by number",
      [order.id],
    );
    expect(lines).toEqual(
      order.legs.filter(isAccountLeg).map(({ line, amount }) => ({ kind: line, amount })),
    );
    const trail = await owner.query(
      "select distinct event, outcome, customer_id from audit where reference = $1",
      [order.id],
    );
    expect(trail).toEqual([
      { event: "ledger.post", outcome: "ok", customer_id: account.customerId },
    ]);
    expect(await bank.posting(account.customerId, order.id)).toMatchObject({ kind });
  });

  test("is refused under a key that stands for something else", async () => {
    const { bank } = ledger();
    const { order } = await made();
    await bank.post(order);
    const [other] = ordersOfEachKind(await makeAccount(ledger().owner), 999).slice(place);
    expect(await bank.post({ ...(other as PostingOrder), id: order.id })).toMatchObject({
      ok: false,
      code: "TRFR000016",
    });
    expect(await bank.post({ ...order, note: "another" })).toMatchObject({ code: "TRFR000016" });
  });

  test("is undone once, and everything is as it was", async () => {
    const { bank } = ledger();
    const { account, order } = await made();
    await bank.post(order);
    const [first, second] = await Promise.all([
      bank.reverse(order.id, null),
      bank.reverse(order.id, null),
    ]);
    expect(first).toMatchObject({ ok: true, balance: 50_000 });
    expect(second).toEqual(first);
    expect(await accountNow(ledger(), account)).toMatchObject({ balance: 50_000 });
    expect(await bank.reverse(reversalId(order.id), null)).toMatchObject({ code: "TRFR000017" });
  });

  test("reaches no closed account, and nobody who is a customer no more", async () => {
    const { bank, owner } = ledger();
    const closed = await makeAccount(owner, { state: "closed" });
    const left = await makeAccount(owner);
    await owner.query("update customer set standing = 'closed' where id = $1", [left.customerId]);
    const orders = [closed, left].map((each) => ordersOfEachKind(each)[place] as PostingOrder);
    const results = await Promise.all(orders.map((order) => bank.post(order)));
    expect(results).toMatchObject([{ code: "TRFR000018" }, { code: "HEA000017" }]);
  });

  test("of a customer flagged for fraud takes nothing from the account", async () => {
    const { bank, owner } = ledger();
    const { account, order } = await made();
    await owner.query("update customer set flagged_at = bank.now() where id = $1", [
      account.customerId,
    ]);
    const result = await bank.post(order);
    const isOwed = ["interest", "insurance-refund", "sale", "dispute"].includes(kind);
    expect(result).toMatchObject(isOwed ? { ok: true } : { ok: false, code: "HEA000017" });
    const { balance } = await accountNow(ledger(), account);
    expect(balance).toBe(isOwed ? 50_000 + netOf(order) : 50_000);
  });
});

describe("an order", () => {
  test.each([
    ["that does not sum to zero", (number: string) => feeLegs(number, one).slice(0, 1)],
    [
      "that concerns no customer",
      () => [onInternal("fee", 1, "TWD"), onInternal("loan", -1, "TWD")],
    ],
    [
      "that goes the wrong way for its kind",
      (number: string) => disputeCreditLegs(number, { amount: 1, note }),
    ],
    [
      "in another currency than its account",
      (number: string) => feeLegs(number, { ...one, currency: "USD" }),
    ],
  ])("%s is a fault, writes nothing and spares its neighbours", async (_, legs) => {
    const { bank, owner } = ledger();
    const account = await makeAccount(owner);
    const wrong = postingOf("fee", legs(account.number));
    const right = postingOf("card", cardPaymentLegs(account.number, { amount: 5, note }));
    const [failed, posted] = await Promise.allSettled([bank.post(wrong), bank.post(right)]);
    expect(failed).toMatchObject({ status: "rejected", reason: expect.any(RangeError) });
    expect(posted).toMatchObject({ value: { ok: true, balance: 99_995 } });
    expect(await bank.posting(account.customerId, wrong.id)).toBeNull();
  });

  const one = { amount: 1, currency: "TWD", note } as const;

  test("of a customer about somebody else's money is refused", async () => {
    const { bank, owner } = ledger();
    const [own, other] = (await makeAccounts(owner, [{}, {}])) as [Made, Made];
    const { initiator } = orderOf(own, other, 1);
    const legs = cardPaymentLegs(other.number, { amount: 5, note });
    expect(await bank.post(postingOf("card", legs, { initiator }))).toMatchObject({
      code: "TRFR000018",
    });
    const mine = cardPaymentLegs(own.number, { amount: 5, note });
    expect(await bank.post(postingOf("card", mine, { initiator }))).toMatchObject({ ok: true });
  });

  test("for one dollar more than there is is refused and told the balance", async () => {
    const { bank, owner } = ledger();
    const account = await makeAccount(owner, { balance: 100 });
    const pay = (amount: number) =>
      bank.post(postingOf("card", cardPaymentLegs(account.number, { amount, note })));
    expect(await pay(101)).toEqual({
      ok: false,
      code: "TRFR000002",
      facts: { balance: "NT$100" },
    });
    expect(await pay(100)).toMatchObject({ ok: true, balance: 0 });
  });

  test("that changes money is whole in both currencies", async () => {
    const { bank, owner } = ledger();
    const twd = await makeAccount(owner);
    const usd = await makeAccount(owner, {
      customerId: twd.customerId,
      currency: "USD",
      balance: 0,
    });
    const legs = [
      onAccount(twd.number, "exchange", -32_000, { currency: "TWD" }),
      onAccount(usd.number, "exchange", 100_000, { currency: "USD" }),
      onInternal("exchange", 32_000, "TWD"),
      onInternal("exchange", -100_000, "USD"),
    ];
    const order = postingOf("exchange", legs);
    expect(await bank.post(order)).toMatchObject({ ok: true, balance: 68_000 });
    expect(await bank.reverse(order.id, null)).toMatchObject({ ok: true, balance: 0 });
  });
});

describe("a transfer", () => {
  test("within the bank is undone when the payee still has it; its limit stays used", async () => {
    const { bank, owner } = ledger();
    const [from, to] = (await makeAccounts(owner, [{}, { balance: 0 }])) as [Made, Made];
    const order = orderOf(from, to, 3_000);
    await bank.transfer(order);
    expect(await bank.reverse(order.id, null)).toMatchObject({ ok: true });
    expect(await accountNow(ledger(), from)).toMatchObject({
      balance: 100_000,
      other: [3_000, 3_000],
    });
    const spent = orderOf(from, to, 4_000);
    await bank.transfer(spent);
    await bank.post(postingOf("card", cardPaymentLegs(to.number, { amount: 1, note })));
    expect(await bank.reverse(spent.id, null)).toMatchObject({ code: "TRFR000002" });
  });

  test("to another bank is not ours to undo, nor is what is not there", async () => {
    const { bank, owner } = ledger();
    const from = await makeAccount(owner);
    const elsewhere = { toBank: "004", toNumber: "0041234567890" };
    const order = orderOf(from, elsewhere, 400);
    await bank.transfer(order);
    expect(await bank.reverse(order.id, null)).toMatchObject({ code: "TRFR000017" });
    expect(await bank.reverse(reversalId(order.id), null)).toMatchObject({ code: "TRFR000017" });
  });
});
