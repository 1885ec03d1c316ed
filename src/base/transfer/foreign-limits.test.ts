import { describe, expect, test } from "vitest";
import { dayFrom } from "../time/day.ts";
import { limitsFor } from "./limits.ts";
import { type Change, elsewhere, RICH, sender, situationOf, verdictOf } from "./rules.testing.ts";

// NT$32 for a US dollar, NT$0.21 for a yen.
const rates = { usd: 3_200_000, own: 21_000 };
const yen = (change: Change = {}): Change => ({
  ...change,
  from: { currency: "JPY", tier: "advanced", balance: RICH, ...change.from },
  to: { currency: "JPY" },
  sender: {
    account: { ...sender.account, currency: "JPY", tier: "advanced", ...change.from },
    rates,
  },
});
const designated = { situation: { designatedFrom: dayFrom("2026-03-05") } };

test("the limits of a foreign currency are the US dollar's at the board rate, in whole units", () => {
  const { sender: own } = situationOf(yen());
  if (!own) throw new Error("there is a sender");
  // US$1,500, US$3,000 and US$6,000.
  expect(limitsFor("other", own)).toEqual({ once: 22_857_100, day: 45_714_200, month: 91_428_500 });
  expect(limitsFor("designated", own)).toEqual({
    once: 761_904_700,
    day: 1_523_809_500,
    month: null,
  });
});

describe("yen", () => {
  test.each<[string, Change, string]>([
    ["go to another customer of the bank", yen({ order: { amount: 22_857_100 } }), "other"],
    [
      "go to a designated account of another bank",
      yen({ order: { ...elsewhere, kind: "designated", fee: 0 }, ...designated }),
      "designated",
    ],
    [
      "go to no other account of another bank",
      yen({ order: { ...elsewhere, fee: 0 } }),
      "TRFR000025",
    ],
  ])("%s", (_, change, expected) => {
    expect(verdictOf(change)).toBe(expected);
  });

  test("one hundredth over the limit are refused, and the limit is told in yen", () => {
    expect(verdictOf(yen({ order: { amount: 22_857_101 } }))).toEqual([
      "TRFR000003",
      { left: "JP¥228,571" },
    ]);
  });
});

test("a basic customer designates no foreign currency, as with the US dollar", () => {
  const change = yen({ order: { kind: "designated" }, from: { tier: "basic" }, ...designated });
  expect(verdictOf(change)).toBe("TRFR000026");
});
