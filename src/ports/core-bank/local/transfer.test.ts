import { describe, expect, test } from "vitest";
import type { Pool } from "#db/db.ts";
import {
  accountNow,
  brokenIn,
  makeAccount,
  makeAccounts,
  testLedger,
} from "../../../../tests/ledger/ledger.ts";
import { type Made, orderOf } from "../../../../tests/ledger/ledger-orders.ts";
import type { TransferOrder } from "../port.ts";

const ledger = testLedger();

const elsewhere = { toBank: "004", toNumber: "0041234567890" };

/** The trail's rows of a key, in order. */
async function trailOf(owner: Pool, id: string): Promise<string[]> {
  const rows = await owner.query<{ line: string }>(
    `select event || ' ' || outcome as line from audit where reference = $1 order by at, id`,
    [id],
  );
  return rows.map(({ line }) => line);
}

async function pair(): Promise<[Made, Made]> {
  return (await makeAccounts(ledger().owner, [{}, {}])) as [Made, Made];
}

describe("a transfer within the bank [F18]", () => {
  test("moves the money and is written on both sides", async () => {
    const { bank, owner } = ledger();
    const [from, to] = await pair();
    const order = orderOf(from, to, 1_250, { note: 'rent, "March" 3月' });
    const result = await bank.transfer(order);
    expect(result).toMatchObject({ ok: true, balance: 98_750, fee: 0, toBank: "899" });
    const entries = await owner.query(
      `select account_id, number, kind, amount, balance, other_bank, other_number, note
         from entry where posting_id = $1 order by amount`,
      [order.id],
    );
    const both = { number: "2", other_bank: "899" };
    expect(entries).toEqual([
      {
        ...both,
        account_id: from.id,
        kind: "transfer-out",
        note: order.note,
        amount: "-1250",
        balance: "98750",
        other_number: to.number,
      },
      {
        ...both,
        account_id: to.id,
        kind: "transfer-in",
        note: null,
        amount: "1250",
        balance: "101250",
        other_number: from.number,
      },
    ]);
    expect(await bank.posting(from.customerId, order.id)).toMatchObject({
      kind: "other",
      fromNumber: from.number,
      toNumber: to.number,
      amount: 1_250,
      at: result.ok && result.at,
      clearing: null,
    });
    expect((await accountNow(ledger(), from)).other).toEqual([1_250, 1_250]);
  });

  test.each([
    ["one's own account", "sub", "rent"],
    ["one's own shared account, which others read", "joint", null],
  ] as const)("to %s has the note there: %s, %s", async (_, kind, note) => {
    const { bank, owner } = ledger();
    const main = await makeAccount(owner);
    const to = await makeAccount(owner, { customerId: main.customerId, kind });
    const order = orderOf(main, to, 10, { kind: "own", note: "rent" });
    expect(await bank.transfer(order)).toMatchObject({ ok: true });
    const [arrived] = await owner.query(
      "select note from entry where posting_id = $1 and account_id = $2",
      [order.id, to.id],
    );
    expect(arrived).toEqual({ note });
    expect(await bank.posting(main.customerId, order.id)).toMatchObject({ note: "rent" });
  });

  test("leaves who asked, from where, in the trail", async () => {
    const { bank, owner } = ledger();
    const [from, to] = await pair();
    const order = orderOf(from, to, 10);
    await bank.transfer(order);
    const rows = await owner.query(
      `select event, outcome, customer_id, session, address, request from audit
        where reference = $1`,
      [order.id],
    );
    expect(rows).toEqual([
      {
        event: "transfer.post",
        outcome: "ok",
        customer_id: from.customerId,
        session: "0123456789ab",
        address: "192.0.2.7",
        request: "req-1",
      },
    ]);
  });

  test("between one's own accounts counts against nothing and ignores the switches [P07]", async () => {
    const { bank, owner } = ledger();
    const main = await makeAccount(owner, { balance: 5_000_000 });
    const sub = await makeAccount(owner, { customerId: main.customerId, kind: "sub", balance: 0 });
    await owner.query(
      "update account set designated_on = false, other_on = false where customer_id = $1",
      [main.customerId],
    );
    const kind = "own";
    expect(await bank.transfer(orderOf(main, sub, 4_000_000, { kind }))).toMatchObject({
      ok: true,
    });
    expect(await bank.transfer(orderOf(sub, main, 1_000_000))).toMatchObject({ ok: true });
    expect(await accountNow(ledger(), main)).toMatchObject({
      balance: 2_000_000,
      other: [0, 0],
      designated: [0, 0],
    });
  });
});

test("a transfer to another bank pays the fee and stands against clearing and fees [F18]", async () => {
  const { bank, owner } = ledger();
  const from = await makeAccount(owner);
  const order = orderOf(from, elsewhere, 5_000, { fee: 15 });
  expect(await bank.transfer(order)).toMatchObject({ ok: true, balance: 94_985, fee: 15 });
  const moves = await owner.query(
    `select kind as what, amount from entry where posting_id = $1
      union all select account, amount from internal_entry where posting_id = $1
      order by what`,
    [order.id],
  );
  expect(moves).toEqual([
    { what: "clearing-004-TWD", amount: "5000" },
    { what: "fee", amount: "-15" },
    { what: "fee-TWD", amount: "15" },
    { what: "transfer-out", amount: "-5000" },
  ]);
  // The fee does not count towards the limits.
  expect((await accountNow(ledger(), from)).other).toEqual([5_000, 5_000]);
});

describe("a key that comes again", () => {
  test("gets the first answer, whatever happened since, and posts once", async () => {
    const { bank, owner } = ledger();
    const [from, to] = await pair();
    const order = orderOf(from, to, 100);
    const first = await bank.transfer(order);
    await bank.transfer(orderOf(from, to, 200));
    await bank.transfer(orderOf(to, from, 50));
    expect(await bank.transfer(order)).toEqual(first);
    expect((await accountNow(ledger(), from)).balance).toBe(99_750);
    expect(await trailOf(owner, order.id)).toEqual(["transfer.post ok", "transfer.post ok"]);
  });

  test("twenty times at once posts once", async () => {
    const [from, to] = await pair();
    const other = await ledger().open({ lanes: 2, batchMost: 3 });
    const order = orderOf(from, to, 100);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? other : ledger().bank).transfer(order)),
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect((await accountNow(ledger(), from)).balance).toBe(99_900);
  });

  test.each<[string, (from: Made, to: Made) => Partial<TransferOrder>]>([
    ["another amount", () => ({ amount: 101 })],
    ["another payee", (from) => ({ toNumber: from.number })],
    ["another bank", () => ({ toBank: "004" })],
    ["another fee", () => ({ fee: 1 })],
    ["another note", () => ({ note: "" })],
    ["another kind", () => ({ kind: "designated" })],
    ["another sender", (from, to) => ({ fromNumber: to.number, toNumber: from.number })],
    ["another customer", (_, to) => ({ initiator: { ...orderOf(to, to, 1).initiator } })],
  ])("with %s is refused", async (_, change) => {
    const { bank } = ledger();
    const [from, to] = await pair();
    const order = orderOf(from, to, 100);
    await bank.transfer(order);
    const again = await bank.transfer({ ...order, ...change(from, to) });
    expect(again).toEqual({ ok: false, code: "TRFR000016", facts: {} });
    expect((await accountNow(ledger(), from)).balance).toBe(99_900);
  });

  test("from two customers at once, by two processes, belongs to one of them", async () => {
    const other = await ledger().open();
    for (let round = 0; round < 10; round += 1) {
      const [one, two] = await pair();
      const order = orderOf(one, two, 100);
      const results = await Promise.all([
        ledger().bank.transfer(order),
        other.transfer({ ...orderOf(two, one, 100), id: order.id }),
      ]);
      const codes = results.map((result) => (result.ok ? "ok" : result.code));
      expect(codes.toSorted()).toEqual(["TRFR000016", "ok"]);
    }
  });
});

test("of twenty transfers that fit singly only those are posted that fit together", async () => {
  const { bank, owner } = ledger();
  const other = await ledger().open({ lanes: 2, batchMost: 2 });
  const from = await makeAccount(owner, { balance: 1_000 });
  const payees = await makeAccounts(
    owner,
    Array.from({ length: 20 }, () => ({ balance: 0 })),
  );
  const results = await Promise.all(
    payees.map((to, index) => (index % 2 ? bank : other).transfer(orderOf(from, to, 90))),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(11);
  const refused = results.filter((result) => !result.ok);
  for (const { code, facts } of refused) {
    expect({ code, facts }).toEqual({ code: "TRFR000002", facts: { balance: "NT$10" } });
  }
  expect((await accountNow(ledger(), from)).balance).toBe(10);
});

test("after all of this nothing is broken", async () => {
  expect(await brokenIn(ledger())).toEqual([]);
  expect(ledger().errors).toEqual([]);
});
