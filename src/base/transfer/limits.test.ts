import { describe, expect, test } from "vitest";
import type { Currency } from "../money/money.ts";
import { type CountedKind, type Tier, type TransferKind, transferLimits } from "./limits.ts";
import {
  type Change,
  elsewhere,
  RICH,
  sender,
  situationOf,
  TODAY,
  verdictOf,
} from "./rules.testing.ts";
import { judgeTransfer } from "./rules.ts";

describe("fee and balance [V04] [M02]", () => {
  const out = (amount: number, fee: number) => ({ ...elsewhere, amount, fee });
  const used = { freeUsed: true };

  test.each<[string, Change, string | [string, object]]>([
    ["500 free", { order: out(500, 0) }, "other"],
    ["500 for 10", { order: out(500, 10) }, "TRFR000019"],
    ["500 after the free one", { sender: used, order: out(500, 0) }, "TRFR000019"],
    ["500 after the free one, for 10", { sender: used, order: out(500, 10) }, "other"],
    ["501 free", { order: out(501, 0) }, "TRFR000019"],
    ["501 for 10", { order: out(501, 10) }, "other"],
    ["1,000 for 10", { order: out(1_000, 10) }, "other"],
    ["1,001 for 10", { order: out(1_001, 10) }, "TRFR000019"],
    ["1,001 for 15", { order: out(1_001, 15) }, "other"],
    ["within the bank for a fee", { order: { fee: 15 } }, "TRFR000019"],
    ["all there is", { from: { balance: 100 } }, "other"],
    ["one more than there is", { from: { balance: 99 } }, ["TRFR000002", { balance: "NT$99" }]],
    ["all there is with the fee", { from: { balance: 5_015 }, order: out(5_000, 15) }, "other"],
    [
      "all there is without the fee",
      { from: { balance: 5_014 }, order: out(5_000, 15) },
      ["TRFR000002", { balance: "NT$5,014" }],
    ],
    [
      "cents",
      {
        from: { balance: 123_456, currency: "USD", tier: "advanced" },
        to: { currency: "USD" },
        order: { amount: 123_457 },
      },
      ["TRFR000002", { balance: "US$1,234.56" }],
    ],
    [
      "one's own beyond the balance",
      { from: { balance: 99 }, to: { customerId: "7" } },
      ["TRFR000002", { balance: "NT$99" }],
    ],
  ])("%s [F18]", (_, change, expected) => {
    expect(verdictOf(change)).toEqual(expected);
  });

  test("only the free small transfer is told as such", () => {
    const free = (order: Change["order"] = {}) => {
      const verdict = judgeTransfer(situationOf({ order }));
      return verdict.ok && verdict.isFree;
    };
    expect([free(out(500, 0)), free(out(501, 10)), free({ amount: 500 })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

/** The specification's table, in minor units: tier, currency, kind, once, day, month. */
const table: [Tier, Currency, CountedKind, number, number, number | null][] = [
  ["basic", "TWD", "other", 10_000, 30_000, 50_000],
  ["advanced", "TWD", "other", 50_000, 100_000, 200_000],
  ["basic", "TWD", "designated", 2_000_000, 3_000_000, null],
  ["advanced", "TWD", "designated", 2_000_000, 3_000_000, null],
  ["basic", "USD", "other", 30_000, 90_000, 150_000],
  ["advanced", "USD", "other", 150_000, 300_000, 600_000],
  ["advanced", "USD", "designated", 5_000_000, 10_000_000, null],
];

describe.each(table)(
  "limits of %s %s %s [P04] [P05] [V04] [M02]",
  (tier, currency, kind, once, day, month) => {
    const sending = (amount: number, used: { day: number; month: number }) => {
      return verdictOf({
        from: { currency, tier },
        sender: { used: { ...sender.used, [kind]: used } },
        to: { currency },
        order: { amount, kind },
        situation: { designatedFrom: TODAY },
      });
    };
    const refused = (code: string, left: number) => {
      const sign = currency === "TWD" ? "NT$" : "US$";
      const whole = (currency === "TWD" ? left : Math.floor(left / 100)).toLocaleString("en-US");
      const shown = currency === "TWD" ? whole : `${whole}.${String(left % 100).padStart(2, "0")}`;
      return [code, { left: `${sign}${shown}` }];
    };

    test("exactly the limit of one goes, one unit more does not", () => {
      expect(sending(once, { day: 0, month: 0 })).toBe(kind);
      expect(sending(once + 1, { day: 0, month: 0 })).toEqual(refused("TRFR000003", once));
    });

    test("exactly the rest of the day goes, one unit more does not", () => {
      const used = { day: day - 10, month: day - 10 };
      expect(sending(10, used)).toBe(kind);
      expect(sending(11, used)).toEqual(refused("TRFR000004", 10));
      expect(sending(1, { day, month: day })).toEqual(refused("TRFR000004", 0));
    });

    test("exactly the rest of the month goes, where it has a limit", () => {
      const used = { day: 0, month: (month ?? RICH) - 10 };
      expect(sending(10, used)).toBe(kind);
      expect(sending(11, used)).toEqual(month === null ? kind : refused("TRFR000005", 10));
    });

    test("what the other kind has used does not count", () => {
      const other: CountedKind = kind === "other" ? "designated" : "other";
      const used = { ...sender.used, [other]: { day: RICH, month: RICH } };
      const change = {
        from: { currency, tier },
        sender: { used },
        to: { currency },
        situation: { designatedFrom: TODAY },
      };
      expect(verdictOf({ ...change, order: { amount: once, kind } })).toBe(kind);
    });
  },
);

test("the table above is the whole table", () => {
  const rows = Object.entries(transferLimits).flatMap(([tier, currencies]) =>
    Object.entries(currencies).flatMap(([currency, kinds]) =>
      Object.entries(kinds).map(([kind, { once, day, month }]) => [
        tier,
        currency,
        kind,
        once,
        day,
        month,
      ]),
    ),
  );
  expect(rows.map(String).toSorted()).toEqual(table.map(String).toSorted());
});

describe("what is left", () => {
  test("is what can really be sent when a wider limit is nearer [V04]", () => {
    const used = { ...sender.used, other: { day: 25_000, month: 46_000 } };
    const shown = (amount: number) => verdictOf({ sender: { used }, order: { amount } });
    expect(shown(10_001)).toEqual(["TRFR000003", { left: "NT$4,000" }]);
    expect(shown(5_001)).toEqual(["TRFR000004", { left: "NT$4,000" }]);
    expect(shown(4_001)).toEqual(["TRFR000005", { left: "NT$4,000" }]);
    expect(shown(4_000)).toBe("other");
  });

  test("is never below nought", () => {
    const used = { ...sender.used, other: { day: 40_000, month: 40_000 } };
    expect(verdictOf({ sender: { used } })).toEqual(["TRFR000004", { left: "NT$0" }]);
  });

  test.each<[TransferKind, string]>([
    ["own", "own"],
    ["other", "own"],
  ])("does not matter between one's own accounts, told as %s", (kind, expected) => {
    const used = { designated: { day: RICH, month: RICH }, other: { day: RICH, month: RICH } };
    const change = { sender: { used }, to: { customerId: "7" } };
    expect(verdictOf({ ...change, order: { kind, amount: 3_000_001 } })).toBe(expected);
  });
});
