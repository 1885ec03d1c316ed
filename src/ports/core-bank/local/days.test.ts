import { afterAll, describe, expect, test } from "vitest";
import type { Currency } from "#base/money/money.ts";
import type { Tier } from "#base/transfer/limits.ts";
import {
  accountNow,
  brokenIn,
  freeTime,
  makeAccount,
  makeAccounts,
  setTime,
  testLedger,
} from "../../../../tests/ledger/ledger.ts";
import { type Made, orderOf } from "../../../../tests/ledger/ledger-orders.ts";
import type { TransferOrder } from "../port.ts";

const ledger = testLedger();

afterAll(() => freeTime(ledger()));

async function pair(currency: Currency, tier: Tier): Promise<[Made, Made]> {
  const options = { currency, tier, balance: 1_000_000_000 };
  return (await makeAccounts(ledger().owner, [options, options])) as [Made, Made];
}

/** Sends at a moment; returns ok, or the code and what is left. */
async function sendAt(moment: string, order: TransferOrder): Promise<string> {
  await setTime(ledger(), moment);
  const result = await ledger().bank.transfer({ ...order, sameAgain: true });
  return result.ok ? "ok" : [result.code, ...Object.values(result.facts)].join(" ");
}

const limits: [Tier, Currency, number, number, number, string][] = [
  ["basic", "TWD", 10_000, 30_000, 50_000, "NT$0"],
  ["advanced", "TWD", 50_000, 100_000, 200_000, "NT$0"],
  ["basic", "USD", 30_000, 90_000, 150_000, "US$0.00"],
  ["advanced", "USD", 150_000, 300_000, 600_000, "US$0.00"],
];

test.each(limits)(
  "%s %s: once, the day and the month hold exactly, by Taipei's midnight [P04] [P05] [V04] [M02]",
  async (tier, currency, once, day, month, none) => {
    const [from, to] = await pair(currency, tier);
    const send = (moment: string, amount: number) => sendAt(moment, orderOf(from, to, amount));
    const fill = async (moment: string, total: number) => {
      for (let sent = 0; sent < total; sent += once) {
        expect(await send(moment, Math.min(once, total - sent))).toBe("ok");
      }
    };
    expect(await send("2026-01-30T00:00:00+08:00", once + 1)).toMatch(/^TRFR000003 /);
    await fill("2026-01-30T00:00:00+08:00", day);
    expect(await send("2026-01-30T23:59:59.999+08:00", 1)).toBe(`TRFR000004 ${none}`);
    await fill("2026-01-31T00:00:00+08:00", month - day);
    expect(await send("2026-01-31T23:59:59.999+08:00", 1)).toMatch(/^TRFR00000[45] /);
    expect(await accountNow(ledger(), from)).toMatchObject({ other: [month - day, month] });
    expect(await send("2026-02-01T00:00:00+08:00", once)).toBe("ok");
    expect(await accountNow(ledger(), from)).toMatchObject({ other: [once, once] });
  },
);

test("a month that is used up stays so on its last day [P04]", async () => {
  const [from, to] = await pair("TWD", "basic");
  for (const day of ["2026-04-28", "2026-04-29"]) {
    for (let times = 0; times < 2; times += 1) {
      expect(await sendAt(`${day}T12:00:00+08:00`, orderOf(from, to, 10_000))).toBe("ok");
    }
  }
  const last = "2026-04-30T23:00:00+08:00";
  expect(await sendAt(last, orderOf(from, to, 10_001))).toBe("TRFR000003 NT$10,000");
  expect(await sendAt(last, orderOf(from, to, 10_000))).toBe("ok");
  expect(await sendAt(last, orderOf(from, to, 1))).toBe("TRFR000005 NT$0");
});

test("a leap day is a day of its own, and of February [P04]", async () => {
  const [from, to] = await pair("TWD", "basic");
  for (const day of ["2028-02-28", "2028-02-29"]) {
    for (const amount of [10_000, 10_000]) {
      expect(await sendAt(`${day}T23:59:59+08:00`, orderOf(from, to, amount))).toBe("ok");
    }
  }
  const leap = "2028-02-29T23:59:59+08:00";
  expect(await sendAt(leap, orderOf(from, to, 10_000))).toBe("ok");
  expect(await sendAt(leap, orderOf(from, to, 1))).toMatch(/^TRFR00000[45]/);
  expect(await sendAt("2028-03-01T00:00:00+08:00", orderOf(from, to, 10_000))).toBe("ok");
});

test("designated TWD: 2,000,000 once and 3,000,000 a day, by themselves [P04]", async () => {
  const [from, to] = await pair("TWD", "basic");
  await setTime(ledger(), "2026-06-10T12:00:00+08:00");
  await ledger().owner.query(
    `insert into designated_account (customer_id, currency, bank_code, number, holder_name, is_own,
                                     applied_at, effective_on)
     values ($1, 'TWD', '899', $2, 'x', false, bank.now(), '2026-06-12')`,
    [from.customerId, to.number],
  );
  const send = (moment: string, amount: number) =>
    sendAt(moment, orderOf(from, to, amount, { kind: "designated" }));
  expect(await send("2026-06-11T23:59:59.999+08:00", 1)).toBe("TRFR000009 2026/06/12");
  const day = "2026-06-12T00:00:00+08:00";
  expect(await send(day, 2_000_001)).toBe("TRFR000003 NT$2,000,000");
  expect(await send(day, 2_000_000)).toBe("ok");
  expect(await send(day, 1_000_001)).toBe("TRFR000004 NT$1,000,000");
  expect(await send(day, 1_000_000)).toBe("ok");
  expect(await sendAt(day, orderOf(from, to, 10_000))).toBe("ok");
  expect(await accountNow(ledger(), from)).toMatchObject({
    designated: [3_000_000, 3_000_000],
    other: [10_000, 10_000],
  });
});

describe("the same again [V05] [K02]", () => {
  const moment = "2026-07-01T10:00:00+08:00";
  const again = async (at: string, order: TransferOrder) => {
    await setTime(ledger(), at);
    const result = await ledger().bank.transfer(order);
    return result.ok ? "ok" : result.code;
  };

  test("is asked about until 24 hours have passed", async () => {
    const [from, to] = await pair("TWD", "advanced");
    expect(await again(moment, orderOf(from, to, 700))).toBe("ok");
    const late = "2026-07-02T09:59:59.999+08:00";
    expect(await ledger().bank.earlierSent(orderOf(from, to, 700))).not.toBeNull();
    expect(await again(late, orderOf(from, to, 700))).toBe("TRFR000014");
    expect(await again(late, orderOf(from, to, 701))).toBe("ok");
    expect(await again(late, orderOf(from, to, 700, { sameAgain: true }))).toBe("ok");
    expect(await again(late, orderOf(to, from, 700))).toBe("ok");
    const elsewhere = { toBank: "004", toNumber: to.number };
    expect(await again(late, orderOf(from, elsewhere, 700, { fee: 10 }))).toBe("ok");
    expect(await again("2026-07-03T09:59:59.999+08:00", orderOf(from, to, 701))).toBe("ok");
    expect(await ledger().bank.earlierSent(orderOf(from, to, 700))).toBeNull();
  });

  test("is seen between transfers that come at once, in one batch or in two processes", async () => {
    const other = await ledger().open();
    const [from, to] = await pair("TWD", "advanced");
    await setTime(ledger(), moment);
    const banks = [ledger().bank, ledger().bank, other, other];
    const results = await Promise.all(banks.map((bank) => bank.transfer(orderOf(from, to, 5))));
    expect(results.map((result) => (result.ok ? "ok" : result.code)).toSorted()).toEqual([
      "TRFR000014",
      "TRFR000014",
      "TRFR000014",
      "ok",
    ]);
  });
});

describe("the fee [F18]", () => {
  const elsewhere = { toBank: "004", toNumber: "0041234567890" };

  test("of two small transfers at once one is free, and on the next day again one", async () => {
    const from = await makeAccount(ledger().owner);
    const payees = ["0041234567890", "0041234567891"].map((toNumber) => ({
      toBank: "004",
      toNumber,
    }));
    for (const moment of ["2026-08-01T23:59:59+08:00", "2026-08-02T00:00:00+08:00"]) {
      await setTime(ledger(), moment);
      const results = await Promise.all(
        payees.map((payee) =>
          ledger().bank.transfer(orderOf(from, payee, 500, { sameAgain: true })),
        ),
      );
      const codes = results.map((result) => (result.ok ? "ok" : result.code));
      expect(codes.toSorted()).toEqual(["TRFR000019", "ok"]);
    }
    expect(await accountNow(ledger(), from)).toMatchObject({
      balance: 99_000,
      free_day: "2026-08-02",
    });
    const paid = orderOf(from, elsewhere, 500, { fee: 10, sameAgain: true });
    expect(await ledger().bank.transfer(paid)).toMatchObject({ ok: true, balance: 98_490 });
  });

  test("is nought within the bank and in foreign currencies, and uses no free transfer", async () => {
    const [from, to] = await pair("TWD", "basic");
    const [usd] = await pair("USD", "basic");
    const moment = "2026-08-03T12:00:00+08:00";
    expect(await sendAt(moment, orderOf(from, to, 500))).toBe("ok");
    expect(await sendAt(moment, orderOf(usd, elsewhere, 500))).toBe("ok");
    expect(await accountNow(ledger(), from)).toMatchObject({ free_day: null });
    expect(await accountNow(ledger(), usd)).toMatchObject({ free_day: null });
  });
});

test("after all of these days nothing is broken", async () => {
  expect(await brokenIn(ledger())).toEqual([]);
  expect(ledger().errors).toEqual([]);
});
