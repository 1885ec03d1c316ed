import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limitsFor } from "#base/transfer/limits.ts";
import {
  freeTime,
  makeAccount,
  makeAccounts,
  setTime,
  testLedger,
} from "../../../../tests/ledger/ledger.ts";
import { type Made, orderOf } from "../../../../tests/ledger/ledger-orders.ts";
import type { Standing } from "../port.ts";

const ledger = testLedger();

const NOON = "2026-03-05T12:00:00+08:00";

beforeAll(() => setTime(ledger(), NOON));
afterAll(() => freeTime(ledger()));

async function designate(from: Made, number: string, since: string, removed = false) {
  await ledger().owner.query(
    `insert into designated_account (customer_id, currency, bank_code, number, holder_name, nickname,
       is_own, applied_at, effective_on, removed_at)
     values ($1, 'TWD', '004', $2, 'Wang', 'rent', false, bank.now(), $3,
             case when $4 then bank.now() end)`,
    [from.customerId, number, since, removed],
  );
}

describe("accounts", () => {
  test("are one's own and those one shares, the main one first", async () => {
    const { bank, owner } = ledger();
    const usd = await makeAccount(owner, { currency: "USD", balance: 1_234, tier: "advanced" });
    const { customerId } = usd;
    const [sub, main, closed] = (await makeAccounts(owner, [
      { customerId, kind: "sub", balance: 0 },
      { customerId, balance: 77 },
      { customerId, kind: "sub", state: "closed", balance: 0 },
    ])) as [Made, Made, Made];
    const shared = await makeAccount(owner, { kind: "joint" });
    await makeAccount(owner, { kind: "joint" });
    await owner.query("insert into account_holder values ($1, $2)", [shared.id, customerId]);
    const accounts = await bank.accounts(customerId);
    const expected = [main, usd, sub, closed, shared];
    expect(accounts.map(({ number }) => number)).toEqual(expected.map(({ number }) => number));
    expect(accounts[1]).toEqual({
      id: usd.id,
      number: usd.number,
      currency: "USD",
      kind: "main",
      name: null,
      tier: "advanced",
      state: "open",
      openedOn: "2024-01-02",
      balance: 1_234,
      designatedOn: true,
      otherOn: true,
      otherDayLimit: null,
      isOwner: true,
    });
    expect(accounts.at(-1)).toMatchObject({ kind: "joint", isOwner: false });
  });

  test("of a customer without any are none", async () => {
    expect(await ledger().bank.accounts("0")).toEqual([]);
  });
});

describe("standing [P04] [P05]", () => {
  test("tells limits, what was used, and the free transfer, as of today", async () => {
    const { bank, owner } = ledger();
    const from = await makeAccount(owner);
    const elsewhere = { toBank: "004", toNumber: "0041234567890" };
    await setTime(ledger(), "2026-03-04T12:00:00+08:00");
    await bank.transfer(orderOf(from, elsewhere, 400));
    await setTime(ledger(), NOON);
    const before = await bank.standing(from.customerId, from.number);
    expect(before).toMatchObject({
      account: { balance: 99_600 },
      used: { designated: { day: 0, month: 0 }, other: { day: 0, month: 400 } },
      freeUsed: false,
      today: "2026-03-05",
      day: "2026-03-05",
    });
    expect(before && limitsFor("designated", before)).toEqual({
      ...{ once: 2_000_000, day: 3_000_000, month: null },
    });
    expect(before && limitsFor("other", before)).toEqual({
      ...{ once: 10_000, day: 30_000, month: 50_000 },
    });
    await bank.transfer(orderOf(from, elsewhere, 300));
    expect(await bank.standing(from.customerId, from.number)).toMatchObject({
      used: { other: { day: 300, month: 700 } },
      freeUsed: true,
    });
  });

  test("has no limits where a kind cannot be sent", async () => {
    const { bank, owner } = ledger();
    const basic = await makeAccount(owner, { currency: "USD" });
    const sub = await makeAccount(owner, { kind: "sub" });
    const limits = async ({ customerId, number }: Made) => {
      const standing = (await bank.standing(customerId, number)) as Standing;
      return [limitsFor("designated", standing), limitsFor("other", standing)];
    };
    expect(await limits(sub)).toEqual([null, null]);
    expect(await limits(basic)).toMatchObject([null, { once: 30_000 }]);
  });

  test.each([
    ["flagged for fraud", "flagged_at = bank.now()"],
    ["no customer any more", "standing = 'closed'"],
  ])("tells that its owner is %s", async (_, change) => {
    const { bank, owner } = ledger();
    const { customerId, number } = await makeAccount(owner);
    expect(await bank.standing(customerId, number)).toMatchObject({ isBarred: false });
    await owner.query(`update customer set ${change} where id = $1`, [customerId]);
    expect(await bank.standing(customerId, number)).toMatchObject({ isBarred: true });
  });

  test.each([
    ["a joint account", { kind: "joint" }],
    ["a frozen account", { state: "frozen" }],
    ["a closed account", { state: "closed" }],
  ] as const)("is none of %s", async (_, options) => {
    const account = await makeAccount(ledger().owner, options);
    expect(await ledger().bank.standing(account.customerId, account.number)).toBeNull();
  });

  test("is none of somebody else's account", async () => {
    const [one, two] = (await makeAccounts(ledger().owner, [{}, {}])) as [Made, Made];
    expect(await ledger().bank.standing(one.customerId, two.number)).toBeNull();
  });
});

test("designated accounts are told with the day they take effect [P07]", async () => {
  const { bank, owner } = ledger();
  const from = await makeAccount(owner);
  await designate(from, "0040000000001", "2026-03-05");
  await designate(from, "0040000000002", "2026-03-06");
  await designate(from, "0040000000003", "2026-03-01", true);
  const usual = { currency: "TWD", bankCode: "004", holderName: "Wang", nickname: "rent" };
  const reported = await bank.designated(from.customerId);
  expect(reported.map(({ id: _, ...rest }) => rest)).toEqual([
    {
      ...usual,
      number: "0040000000001",
      isOwn: false,
      effectiveOn: "2026-03-05",
      isEffective: true,
    },
    {
      ...usual,
      number: "0040000000002",
      isOwn: false,
      effectiveOn: "2026-03-06",
      isEffective: false,
    },
  ]);
});

test("a payee is an open account of this bank and its holder", async () => {
  const { bank, owner } = ledger();
  const [open, frozen] = (await makeAccounts(owner, [{}, { state: "frozen" }])) as [Made, Made];
  expect(await bank.payee(open.number)).toEqual({
    name: { zh: "王小明", en: `Customer ${open.customerId}`, ko: "왕샤오밍" },
    currency: "TWD",
    kind: "main",
    state: "open",
    isBarred: false,
    customerId: open.customerId,
  });
  expect(await bank.payee(frozen.number)).toBeNull();
  expect(await bank.payee("979999999999")).toBeNull();
});

test("recent payees are told once, the last first, without one's own and those who were not known", async () => {
  const { bank, owner } = ledger();
  const from = await makeAccount(owner, { tier: "advanced" });
  const sub = await makeAccount(owner, { customerId: from.customerId, kind: "sub" });
  const to = await makeAccount(owner);
  const other = { toBank: "004", toNumber: "0041234567890" };
  const unknown = { toBank: "004", toNumber: "0041234567000" };
  const sendAt = async (moment: string, payee: Parameters<typeof orderOf>[1], fee = 0) => {
    await setTime(ledger(), moment);
    await bank.transfer(orderOf(from, payee, 2_000, { fee, sameAgain: true }));
  };
  await sendAt("2026-02-03T23:59:59+08:00", { toBank: "004", toNumber: "0049999999999" }, 15);
  await sendAt("2026-02-04T00:00:00+08:00", to);
  await sendAt("2026-03-05T10:00:00+08:00", other, 15);
  await sendAt("2026-03-05T11:00:00+08:00", to);
  await sendAt("2026-03-05T11:30:00+08:00", sub);
  await sendAt("2026-03-05T11:40:00+08:00", unknown, 15);
  await setTime(ledger(), "2026-03-06T00:00:00+08:00");
  const payees = await bank.recentPayees(from.customerId, { days: 30, most: 10 });
  expect(payees).toEqual([
    {
      currency: "TWD",
      bankCode: "899",
      number: to.number,
      holderName: { zh: "王小明", en: `Customer ${to.customerId}`, ko: "왕샤오밍" },
      lastAt: new Date("2026-03-05T11:00:00+08:00"),
    },
    {
      currency: "TWD",
      bankCode: "004",
      number: other.toNumber,
      holderName: null,
      lastAt: new Date("2026-03-05T10:00:00+08:00"),
    },
  ]);
  expect(await bank.recentPayees(from.customerId, { days: 30, most: 1 })).toHaveLength(1);
  expect(await bank.recentPayees(from.customerId, { days: 31, most: 10 })).toHaveLength(3);
  await setTime(ledger(), NOON);
});

test("a posting is told to those whose accounts it touches, and to nobody else", async () => {
  const { bank, owner } = ledger();
  const from = await makeAccount(owner);
  const joint = await makeAccount(owner, { kind: "joint" });
  const [holder, stranger] = (await makeAccounts(owner, [{}, {}])) as [Made, Made];
  await owner.query("insert into account_holder values ($1, $2)", [joint.id, holder.customerId]);
  const order = orderOf(from, joint, 5);
  await bank.transfer(order);
  for (const { customerId } of [from, joint, holder]) {
    expect(await bank.posting(customerId, order.id)).toMatchObject({ amount: 5, kind: "other" });
  }
  expect(await bank.posting(stranger.customerId, order.id)).toBeNull();
  expect(await bank.posting(from.customerId, "no id")).toBeNull();
});
