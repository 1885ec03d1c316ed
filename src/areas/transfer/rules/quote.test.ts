import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { termsOf } from "#base/transfer/rules.ts";
import { HIDDEN } from "./covered.ts";
import { type Paying, quoteOf } from "./quote.ts";

const today = dayFrom("2026-03-05");
const BALANCE = 60_000;
const account: Paying = {
  currency: "TWD",
  balance: BALANCE,
  freeTransferUsed: false,
  designatedLimit: { once: 2_000_000, dayLeft: 3_000_000, monthLeft: null },
  otherLimit: { once: 10_000, dayLeft: 8_000, monthLeft: 7_000 },
};
const input = { kind: "other", toBank: "822", amount: 500, today } as const;

test("the fee is the tariff's: nothing for the day's first small one and within the bank [F18]", () => {
  expect(quoteOf(account, input).fee).toBe(0);
  expect(quoteOf({ ...account, freeTransferUsed: true }, input).fee).toBe(10);
  expect(quoteOf(account, { ...input, amount: 501 }).fee).toBe(10);
  expect(quoteOf(account, { ...input, amount: 1_001 }).fee).toBe(15);
  expect(quoteOf(account, { ...input, toBank: "899", amount: 5_000 })).toMatchObject({
    fee: 0,
    isWithin: true,
  });
});

describe("the first limit that is passed is told, one dollar over and not before [V04]", () => {
  test.each([
    ["overBalance", { balance: 1_015 }, 1_001, 1_000],
    ["overMonth", {}, 7_001, 7_000],
    ["overDay", { otherLimit: { once: 10_000, dayLeft: 8_000, monthLeft: null } }, 8_001, 8_000],
    ["overOnce", { otherLimit: { once: 9_000, dayLeft: 9_999, monthLeft: null } }, 9_001, 9_000],
  ] as const)("%s", (excess, change, over, within) => {
    const paying = { ...account, ...change };
    expect(quoteOf(paying, { ...input, amount: over }).excess).toBe(excess);
    expect(quoteOf(paying, { ...input, amount: within }).excess).toBeNull();
  });
});

test("moves between own accounts count against no limit, only against the balance", () => {
  const own = { ...input, kind: "own", toBank: "899" } as const;
  expect(quoteOf(account, { ...own, amount: 60_000 })).toMatchObject({
    allowance: null,
    excess: null,
    balanceAfter: 0,
  });
  expect(quoteOf(account, { ...own, amount: 60_001 }).excess).toBe("overBalance");
});

test("hidden amounts are in no quote and refuse nothing in advance; the limit per transfer does", () => {
  const hidden: Paying = {
    ...account,
    balance: HIDDEN,
    otherLimit: { once: 10_000, dayLeft: HIDDEN, monthLeft: HIDDEN },
  };
  expect(quoteOf(hidden, { ...input, amount: 9_000 })).toMatchObject({
    fee: 15,
    total: 9_015,
    balanceAfter: HIDDEN,
    excess: null,
  });
  expect(quoteOf(hidden, { ...input, amount: 10_001 }).excess).toBe("overOnce");
});

test("what the page says in advance is what the ledger's rules charge, whatever the amount", () => {
  const amounts = fc.integer({ min: 1, max: 3_000_000 });
  fc.assert(
    fc.property(
      amounts,
      fc.boolean(),
      fc.constantFrom("822", "899"),
      (amount, freeUsed, toBank) => {
        const sender = {
          customerId: "1",
          account: {
            number: "101682104513",
            currency: "TWD",
            kind: "main",
            tier: "advanced",
            state: "open",
            balance: BALANCE,
            designatedOn: true,
            otherOn: true,
          },
          today,
          day: today,
          used: { designated: { day: 0, month: 0 }, other: { day: 0, month: 0 } },
          freeUsed,
          isBarred: false,
          isStopped: false,
          rates: null,
        } as const;
        const terms = termsOf({ toBank, toNumber: "1", amount, kind: "other" }, sender);
        const quote = quoteOf(
          { ...account, freeTransferUsed: freeUsed },
          { ...input, toBank, amount },
        );
        expect(quote).toMatchObject({
          fee: terms.fee,
          total: terms.total,
          balanceAfter: terms.balanceAfter,
        });
      },
    ),
  );
});
