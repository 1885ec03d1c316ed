import { describe, expect, test } from "vitest";
import { OWN_BANK_CODE } from "../site/brand.ts";
import type { CountedKind, Used } from "./limits.ts";
import { leftOf } from "./limits.ts";
import {
  order as agreed,
  elsewhere,
  situationOf,
  sender as usual,
  verdictOf,
} from "./rules.testing.ts";
import { feeFor, judgeTransfer, type Order, type Sender, termsOf } from "./rules.ts";

const order: Order = { ...elsewhere, kind: "other", amount: 1_000 };
const within: Order = { ...order, toBank: OWN_BANK_CODE, toNumber: agreed.toNumber };

function withUsed(kind: CountedKind, used: Used, account: Partial<Sender["account"]> = {}): Sender {
  return {
    ...usual,
    account: { ...usual.account, ...account },
    used: { ...usual.used, [kind]: used },
  };
}

/** Why an order that is not agreed to yet is refused, or null. */
function refusalOf(order: Order, sender: Sender) {
  const situation = { ...situationOf({ order }), sender, agreed: null };
  const verdict = judgeTransfer(situation);
  return verdict.ok ? null : [verdict.code, verdict.facts];
}

describe("before anything is agreed", () => {
  test.each([
    [1_000, "822", 1_010, null],
    [1_000, "822", 1_009, "TRFR000002"],
    [1_001, "822", 1_016, null],
    [1_001, "822", 1_015, "TRFR000002"],
    [500, "822", 500, null],
    [500, "822", 499, "TRFR000002"],
    [501, "822", 510, "TRFR000002"],
    [1_000, OWN_BANK_CODE, 1_000, null],
    [1_000, OWN_BANK_CODE, 999, "TRFR000002"],
  ])(
    "the balance must hold %i and the fee to %s: %i is %s [V04] [M02]",
    (amount, toBank, balance, code) => {
      const sender = { ...usual, account: { ...usual.account, balance } };
      expect(refusalOf({ ...order, toBank, amount }, sender)?.[0] ?? null).toBe(code);
    },
  );

  test("a balance that is too small is told", () => {
    const sender = { ...usual, account: { ...usual.account, balance: 1_234 } };
    const refusal = ["TRFR000002", { balance: "NT$1,234" }];
    expect(refusalOf({ ...order, amount: 1_220 }, sender)).toEqual(refusal);
  });

  test("the largest amount there is is refused without a fault", () => {
    expect(refusalOf({ ...order, amount: Number.MAX_SAFE_INTEGER }, usual)?.[0]).toBe("TRFR000002");
  });

  test.each([
    [10_001, 0, 0, "TRFR000003", "NT$10,000"],
    [10_001, 25_000, 25_000, "TRFR000003", "NT$5,000"],
    [10_001, 0, 49_000, "TRFR000003", "NT$1,000"],
    [10_000, 25_000, 25_000, "TRFR000004", "NT$5,000"],
    [10_000, 25_000, 48_000, "TRFR000004", "NT$2,000"],
    [10_000, 0, 41_000, "TRFR000005", "NT$9,000"],
    [10_000, 40_000, 60_000, "TRFR000004", "NT$0"],
  ])(
    "%i after %i of the day and %i of the month is %s, and tells that %s is left [V04] [M02]",
    (amount, day, month, code, left) => {
      const sender = withUsed("other", { day, month });
      expect(refusalOf({ ...order, amount }, sender)).toEqual([code, { left }]);
    },
  );
});

test("limits are told with what is left, never below nought", () => {
  const sender = withUsed("other", { day: 31_000, month: 49_000 });
  expect(leftOf("other", sender)).toEqual({ once: 10_000, day: 0, month: 1_000 });
  expect(leftOf("designated", sender)).toEqual({ once: 2_000_000, day: 3_000_000, month: null });
  expect(
    leftOf("designated", withUsed("other", { day: 0, month: 0 }, { currency: "USD" })),
  ).toBeNull();
});

test.each(["sub", "joint"] as const)("a %s account has no allowance to others", (kind) => {
  const sender = withUsed("other", { day: 0, month: 0 }, { kind });
  expect([leftOf("other", sender), leftOf("designated", sender)]).toEqual([null, null]);
  expect(verdictOf({ from: { kind } })).toBe("TRFR000018");
});

describe("the terms", () => {
  test("are the fee, the total, and what is left after [F18]", () => {
    const sender = withUsed("other", { day: 2_000, month: 7_000 }, { balance: 50_000 });
    expect(termsOf({ ...order, amount: 8_000 }, sender)).toEqual({
      fee: 15,
      total: 8_015,
      balanceAfter: 41_985,
      dayLeft: 20_000,
      monthLeft: 35_000,
    });
    expect(termsOf({ ...within, kind: "own" }, sender)).toMatchObject({
      fee: 0,
      dayLeft: null,
      monthLeft: null,
    });
    expect(termsOf({ ...within, kind: "designated" }, sender)).toMatchObject({
      dayLeft: 2_999_000,
      monthLeft: null,
    });
  });

  test.each([
    [500, false, 0],
    [500, true, 10],
    [501, false, 10],
    [1_000, true, 10],
    [1_001, false, 15],
  ])("%i to another bank, the free one used: %s, costs %i", (amount, freeUsed, fee) => {
    expect(feeFor({ ...order, amount }, { ...usual, freeUsed })).toBe(fee);
  });
});
