import { describe, expect, test } from "vitest";
import { OWN_BANK_CODE } from "#base/brand.ts";
import { dayFrom } from "#base/day.ts";
import type { Currency } from "#base/money.ts";
import { limitsOf, type Tier } from "#base/transfer-limits.ts";
import { feeFor, type Judged, leftOf, refusalOf, type Sender, termsOf } from "./judge.ts";

const RICH = 10_000_000_00;
const usual = { isUnusualSignIn: false };

function senderOf(tier: Tier, currency: Currency, change: Partial<Sender["account"]> = {}): Sender {
  return {
    account: {
      kind: "main",
      currency,
      balance: RICH,
      designatedOn: true,
      otherOn: true,
      ...change,
    },
    limits: {
      designated: limitsOf(tier, currency, "designated"),
      other: limitsOf(tier, currency, "other"),
    },
    used: { designated: { day: 0, month: 0 }, other: { day: 0, month: 0 } },
    freeUsed: false,
    isStopped: false,
    today: dayFrom("2026-03-05"),
  };
}

function withUsed(
  sender: Sender,
  kind: "designated" | "other",
  day: number,
  month: number,
): Sender {
  return { ...sender, used: { ...sender.used, [kind]: { day, month } } };
}

const order: Judged = { toBank: "822", toNumber: "123456789012", kind: "other", amount: 1_000 };
const within: Judged = { ...order, toBank: OWN_BANK_CODE, toNumber: "980000000025" };

describe("limits", () => {
  test.each<[Tier, Currency, number, number, number]>([
    ["basic", "TWD", 10_000, 30_000, 50_000],
    ["advanced", "TWD", 50_000, 100_000, 200_000],
    ["basic", "USD", 300_00, 900_00, 1_500_00],
    ["advanced", "USD", 1_500_00, 3_000_00, 6_000_00],
  ])(
    "of %s %s, not designated, hold to the last unit [P04] [P05] [V04] [M02]",
    (tier, currency, once, day, month) => {
      const sender = senderOf(tier, currency);
      const refused = (amount: number, dayUsed: number, monthUsed: number) =>
        refusalOf({ ...order, amount }, withUsed(sender, "other", dayUsed, monthUsed), usual)
          ?.code ?? null;
      expect(refused(once, 0, 0)).toBeNull();
      expect(refused(once + 1, 0, 0)).toBe("TRFR000003");
      expect(refused(once, day - once, day - once)).toBeNull();
      expect(refused(once, day - once + 1, day - once + 1)).toBe("TRFR000004");
      expect(refused(once, 0, month - once)).toBeNull();
      expect(refused(once, 0, month - once + 1)).toBe("TRFR000005");
    },
  );

  test("of designated TWD transfers are the same in both tiers, without one of a month", () => {
    for (const tier of ["basic", "advanced"] as const) {
      const sender = withUsed(senderOf(tier, "TWD"), "designated", 1_000_000, 90_000_000);
      const refused = (amount: number) =>
        refusalOf({ ...order, kind: "designated", amount }, sender, usual)?.code ?? null;
      expect(refused(2_000_000)).toBeNull();
      expect(refused(2_000_001)).toBe("TRFR000003");
      expect(
        refusalOf(
          { ...order, kind: "designated" },
          withUsed(sender, "designated", 2_999_001, 0),
          usual,
        ),
      ).toEqual({ code: "TRFR000004", facts: { left: "NT$999" } });
    }
  });

  test("a designated transfer in USD needs the advanced tier [P05]", () => {
    const designated: Judged = { ...order, kind: "designated" };
    expect(refusalOf(designated, senderOf("basic", "USD"), usual)?.code).toBe("TRFR000018");
    expect(refusalOf(designated, senderOf("advanced", "USD"), usual)).toBeNull();
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
      const sender = withUsed(senderOf("basic", "TWD"), "other", day, month);
      expect(refusalOf({ ...order, amount }, sender, usual)).toEqual({ code, facts: { left } });
    },
  );

  test("do not count between one's own accounts, and each kind has its own", () => {
    const full = withUsed(senderOf("basic", "TWD"), "other", 30_000, 50_000);
    expect(refusalOf({ ...within, kind: "own", amount: 5_000_000 }, full, usual)).toBeNull();
    expect(refusalOf({ ...order, kind: "designated" }, full, usual)).toBeNull();
    expect(refusalOf(order, full, usual)?.code).toBe("TRFR000004");
  });

  test("are told with what is left, never below nought", () => {
    const sender = withUsed(senderOf("basic", "TWD"), "other", 31_000, 49_000);
    expect(leftOf("other", sender)).toEqual({ once: 10_000, day: 0, month: 1_000 });
    expect(leftOf("designated", sender)).toEqual({ once: 2_000_000, day: 3_000_000, month: null });
    expect(leftOf("designated", senderOf("basic", "USD"))).toBeNull();
  });
});

describe("the balance", () => {
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
  ])("must hold %i and the fee to %s: %i is %s [V04] [M02]", (amount, toBank, balance, code) => {
    const sender = senderOf("basic", "TWD", { balance });
    expect(refusalOf({ ...order, toBank, amount }, sender, usual)?.code ?? null).toBe(code);
  });

  test("that is too small is told", () => {
    const sender = senderOf("basic", "TWD", { balance: 1_234 });
    expect(refusalOf({ ...order, amount: 1_220 }, sender, usual)).toEqual({
      code: "TRFR000002",
      facts: { balance: "NT$1,234" },
    });
  });

  test("refuses the largest amount there is without a fault", () => {
    const amount = Number.MAX_SAFE_INTEGER;
    expect(refusalOf({ ...order, amount }, senderOf("basic", "TWD"), usual)?.code).toBe(
      "TRFR000002",
    );
  });
});

describe("the switches of the app", () => {
  const off = (change: Partial<Sender["account"]>) => senderOf("basic", "TWD", change);

  test("each turn their own kind off, and none the way between own accounts [P07] [M02]", () => {
    const none = off({ designatedOn: false, otherOn: false });
    expect(refusalOf({ ...order, kind: "designated" }, none, usual)?.code).toBe("TRFR000006");
    expect(refusalOf(order, none, usual)?.code).toBe("TRFR000007");
    expect(refusalOf({ ...within, kind: "own" }, none, usual)).toBeNull();
    expect(refusalOf(order, off({ designatedOn: false }), usual)).toBeNull();
    expect(refusalOf({ ...order, kind: "designated" }, off({ otherOn: false }), usual)).toBeNull();
  });
});

test("an unusual sign-in sends to designated and own accounts only", () => {
  const sender = senderOf("basic", "TWD");
  const unusual = { isUnusualSignIn: true };
  expect(refusalOf(order, sender, unusual)?.code).toBe("TRFR000020");
  expect(refusalOf({ ...order, kind: "designated" }, sender, unusual)).toBeNull();
  expect(refusalOf({ ...within, kind: "own" }, sender, unusual)).toBeNull();
});

test.each(["sub", "joint"] as const)("a %s account sends to nobody else", (kind) => {
  const sender = senderOf("basic", "TWD", { kind });
  expect(refusalOf(order, sender, usual)?.code).toBe("TRFR000018");
  expect(refusalOf({ ...within, kind: "own" }, sender, usual)).toBeNull();
});

describe("the terms", () => {
  test("are the fee, the total, and what is left after [F18]", () => {
    const sender = withUsed(senderOf("basic", "TWD", { balance: 50_000 }), "other", 2_000, 7_000);
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
    expect(feeFor({ ...order, amount }, { ...senderOf("basic", "TWD"), freeUsed })).toBe(fee);
  });
});

test.each([
  ["other", "TRFR000023"],
  ["designated", "TRFR000023"],
  ["own", undefined],
] as const)("while the panic button is in effect a transfer of the kind %s is %s", (kind, code) => {
  const sender = { ...senderOf("advanced", "TWD"), isStopped: true };
  expect(refusalOf({ ...order, kind }, sender, usual)?.code).toBe(code);
});
