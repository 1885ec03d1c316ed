import { afterEach, describe, expect, test } from "vitest";
import { uuid } from "#db/uuid.ts";
import { localClearing } from "#ports/clearing/local.ts";
import type { Clearing, ClearingOrder } from "#ports/clearing/port.ts";
import {
  accountNow,
  brokenIn,
  freeTime,
  makeAccount,
  setTime,
  testLedger,
} from "../../../../tests/ledger/ledger.ts";
import { orderOf } from "../../../../tests/ledger/ledger-orders.ts";
import { refundId } from "./refund.ts";

const ledger = testLedger();

afterEach(() => freeTime(ledger()));

const known = { toBank: "004", toNumber: "0041234567890" };
const unknown = { toBank: "004", toNumber: "0041234567000" };
const REFUSED = { ok: false, code: "TRFR000015", facts: {} };

async function stateOf(id: string): Promise<string | undefined> {
  const [row] = await ledger().owner.query<{ state: string }>(
    "select state from clearing_order where posting_id = $1",
    [id],
  );
  return row?.state;
}

/** Makes the pending orders look as if they had been sent long ago. */
async function makeLate(): Promise<void> {
  await ledger().owner.query(
    "update clearing_order set sent_at = sent_at - interval '6 seconds' where state = 'pending'",
    [],
  );
}

/** Another bank that never responds. */
const silent: Clearing = {
  holderName: () => Promise.reject(new Error("no answer")),
  send: () => Promise.reject(new Error("no answer")),
};

describe("the demonstration's other banks", () => {
  const order: ClearingOrder = {
    id: uuid(),
    bankCode: "004",
    number: "0041234567890",
    amount: 1,
    currency: "TWD",
  };

  test.each([
    ["0041234567890", "settled"],
    ["0041234567000", "rejected"],
    ["00412345670000", "rejected"],
    ["0041234560001", "settled"],
  ])("%s is %s, as often as it is sent", async (number, outcome) => {
    const clearing = localClearing();
    expect(await clearing.send({ ...order, number })).toBe(outcome);
    expect(await clearing.send({ ...order, number })).toBe(outcome);
  });
});

describe("what another bank takes", () => {
  test("is settled before it is answered as done", async () => {
    const from = await makeAccount(ledger().owner);
    const order = orderOf(from, known, 5_000, { fee: 15 });
    expect(await ledger().bank.transfer(order)).toMatchObject({ ok: true, isPending: false });
    expect(await stateOf(order.id)).toBe("settled");
    expect(await ledger().bank.posting(from.customerId, order.id)).toMatchObject({
      clearing: "settled",
    });
  });

  test("is settled at the latest when the ledger closes", async () => {
    const bank = await ledger().open();
    const from = await makeAccount(ledger().owner);
    const order = orderOf(from, known, 5_000, { fee: 15 });
    await bank.transfer(order);
    await bank.close();
    expect(await stateOf(order.id)).toBe("settled");
    await expect(bank.transfer(order)).rejects.toThrow("closed");
  });
});

describe("what another bank does not take [M02]", () => {
  test("is given back in full, with its fee and its limits, and answered the same again", async () => {
    const { bank, owner } = ledger();
    const from = await makeAccount(owner);
    const order = orderOf(from, unknown, 5_000, { fee: 15 });
    const before = await accountNow(ledger(), from);
    expect(await bank.transfer(order)).toEqual(REFUSED);
    const after = await accountNow(ledger(), from);
    expect(after).toMatchObject({ balance: before.balance, other: [0, 0] });
    expect(await bank.transfer(order)).toEqual(REFUSED);
    expect(await stateOf(order.id)).toBe("rejected");
    const moves = await owner.query(
      `select kind as what, amount from entry where posting_id = $1
        union all select account, amount from internal_entry where posting_id = $1
        order by what`,
      [refundId(order.id)],
    );
    expect(moves).toEqual([
      { what: "clearing-004-TWD", amount: "-5000" },
      { what: "fee-TWD", amount: "-15" },
      { what: "refund", amount: "5015" },
    ]);
    const trail = await owner.query(
      "select event, outcome from audit where reference = $1 order by at, id",
      [order.id],
    );
    expect(trail).toEqual([
      { event: "transfer.post", outcome: "ok" },
      { event: "transfer.refund", outcome: "TRFR000015" },
      { event: "transfer.post", outcome: "TRFR000015" },
    ]);
  });

  test("gives the free small transfer of the day back", async () => {
    const { bank, owner } = ledger();
    const from = await makeAccount(owner);
    expect(await bank.transfer(orderOf(from, unknown, 500))).toEqual(REFUSED);
    expect(await accountNow(ledger(), from)).toMatchObject({ free_day: null });
    expect(await bank.transfer(orderOf(from, known, 500))).toMatchObject({ ok: true });
  });

  test("leaves a free small transfer that was used otherwise used", async () => {
    const { bank, owner } = ledger();
    const from = await makeAccount(owner);
    expect(await bank.transfer(orderOf(from, known, 500))).toMatchObject({ ok: true });
    expect(await bank.transfer(orderOf(from, unknown, 500, { fee: 10 }))).toEqual(REFUSED);
    expect(await bank.transfer(orderOf(from, known, 400))).toMatchObject({ code: "TRFR000019" });
  });

  test("is not asked about when it is tried again [V05]", async () => {
    const { bank, owner } = ledger();
    const from = await makeAccount(owner);
    const send = () => bank.transfer(orderOf(from, unknown, 5_000, { fee: 15 }));
    expect(await send()).toEqual(REFUSED);
    expect(await bank.earlierSent(orderOf(from, unknown, 5_000))).toBeNull();
    expect(await send()).toEqual(REFUSED);
  });

  test.each([
    ["on the same day", "2026-05-30T23:00:00+08:00", "2026-05-30T23:59:00+08:00", [0, 0]],
    ["on the next day", "2026-05-30T23:00:00+08:00", "2026-05-31T01:00:00+08:00", [1, 1]],
    ["in the next month", "2026-05-31T23:00:00+08:00", "2026-06-01T01:00:00+08:00", [1, 1]],
  ])("gives back what still counts, %s", async (_, sent, answered, used) => {
    const { owner } = ledger();
    const from = await makeAccount(owner);
    const slow = await ledger().open({ clearing: silent });
    await setTime(ledger(), sent);
    const order = orderOf(from, unknown, 5_000, { fee: 15 });
    expect(await slow.transfer(order)).toMatchObject({ ok: true });
    await slow.close();
    await setTime(ledger(), answered);
    if (used[0]) {
      const payee = await makeAccount(owner);
      expect(await ledger().bank.transfer(orderOf(from, payee, 1))).toMatchObject({ ok: true });
    }
    expect(await ledger().bank.transfer(order)).toEqual(REFUSED);
    const { balance, other } = await accountNow(ledger(), from);
    expect({ balance, other }).toEqual({ balance: 100_000 - (used[0] ?? 0), other: used });
    ledger().errors.length = 0;
  });

  test("twice at once gives back once", async () => {
    const { bank, owner } = ledger();
    const other = await ledger().open();
    const from = await makeAccount(owner);
    const order = orderOf(from, unknown, 5_000, { fee: 15 });
    const banks = [bank, other, bank, other, bank, other];
    const results = await Promise.all(banks.map((each) => each.transfer(order)));
    for (const result of results) expect(result).toEqual(REFUSED);
    expect(await accountNow(ledger(), from)).toMatchObject({ balance: 100_000, other: [0, 0] });
  });
});

describe("an order that nobody saw through", () => {
  test.each([
    ["settled", known, 94_985],
    ["rejected", unknown, 100_000],
  ])("is found and %s", async (state, payee, balance) => {
    const { owner, errors } = ledger();
    const slow = await ledger().open({ clearing: silent });
    const from = await makeAccount(owner);
    const order = orderOf(from, payee, 5_000, { fee: 15 });
    expect(await slow.transfer(order)).toMatchObject({ ok: true, balance: 94_985 });
    expect(errors).toHaveLength(1);
    errors.length = 0;
    await slow.close();
    expect(await stateOf(order.id)).toBe("pending");
    await makeLate();
    // The next start sweeps immediately.
    const next = await ledger().open();
    await expect.poll(() => stateOf(order.id)).toBe(state);
    expect((await accountNow(ledger(), from)).balance).toBe(balance);
    await next.close();
  });
});

test("after all of this nothing is broken", async () => {
  expect(await brokenIn(ledger())).toEqual([]);
  expect(ledger().errors).toEqual([]);
});
