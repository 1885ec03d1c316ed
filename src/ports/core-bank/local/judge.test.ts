import { describe, expect, test } from "vitest";
import { dayFrom } from "#base/day.ts";
import { type Change, elsewhere, from, verdictOf } from "./judge.testing.ts";

describe("who and where [V03] [M02]", () => {
  test.each<[string, Change, string]>([
    ["no such account", { situation: { from: undefined } }, "TRFR000018"],
    ["an account of somebody else", { from: { customerId: "9" } }, "TRFR000018"],
    ["a joint account", { from: { kind: "joint" } }, "TRFR000018"],
    ["a frozen account", { from: { state: "frozen" } }, "TRFR000018"],
    ["a closed account", { from: { state: "closed" } }, "TRFR000018"],
    ["a sub account to somebody else", { from: { kind: "sub" } }, "TRFR000018"],
    ["a sub account to another bank", { from: { kind: "sub" }, order: elsewhere }, "TRFR000018"],
    [
      "a sub account to another sub account",
      { from: { kind: "sub" }, to: { customerId: "7", kind: "sub" } },
      "TRFR000018",
    ],
    [
      "a sub account to the main account",
      { from: { kind: "sub" }, to: { customerId: "7" } },
      "own",
    ],
    [
      "a sub account to the main account of another currency",
      { from: { kind: "sub" }, to: { customerId: "7", currency: "USD" } },
      "TRFR000012",
    ],
    ["the same account", { order: { toNumber: from.number } }, "TRFR000001"],
    [
      "the same number at another bank",
      { order: { ...elsewhere, toNumber: from.number } },
      "other",
    ],
    ["a payee that is not there", { to: null }, "TRFR000012"],
    ["a frozen payee", { to: { state: "frozen" } }, "TRFR000012"],
    ["a closed payee", { to: { state: "closed" } }, "TRFR000012"],
    ["a payee in another currency", { to: { currency: "USD" } }, "TRFR000012"],
    ["a joint account as payee", { to: { kind: "joint" } }, "other"],
    ["somebody else's taken for one's own", { order: { kind: "own" } }, "TRFR000018"],
    ["another bank taken for one's own", { order: { ...elsewhere, kind: "own" } }, "TRFR000018"],
    ["one's own", { order: { kind: "own" }, to: { customerId: "7" } }, "own"],
    ["one's own taken for another", { to: { customerId: "7" } }, "own"],
    [
      "one's own taken for a designated one",
      { to: { customerId: "7" }, order: { kind: "designated" } },
      "own",
    ],
  ])("%s", (_, change, expected) => {
    expect(verdictOf(change)).toBe(expected);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])("no amount: %s [V03]", (amount) => {
    expect(verdictOf({ order: { amount } })).toBe("TRFR000011");
  });
});

describe("designated accounts and switches [P05] [P07] [M02]", () => {
  const designated = { kind: "designated" } as const;
  const since = (day: string) => ({ designatedFrom: dayFrom(day) });

  test.each<[string, Change, string]>([
    ["one that is not designated", { order: designated }, "TRFR000008"],
    [
      "one that takes effect tomorrow",
      { order: designated, situation: since("2026-03-06") },
      "TRFR000009",
    ],
    [
      "one that takes effect today",
      { order: designated, situation: since("2026-03-05") },
      "designated",
    ],
    [
      "designated ones switched off",
      { order: designated, from: { designatedOn: false }, situation: since("2026-03-05") },
      "TRFR000006",
    ],
    ["others switched off", { from: { otherOn: false } }, "TRFR000007"],
    [
      "designated ones while others are switched off",
      { order: designated, from: { otherOn: false }, situation: since("2026-03-05") },
      "designated",
    ],
    ["others while designated ones are switched off", { from: { designatedOn: false } }, "other"],
    [
      "one's own while everything is switched off",
      { from: { designatedOn: false, otherOn: false }, to: { customerId: "7" } },
      "own",
    ],
    [
      "designated US dollars of a basic customer",
      {
        order: { ...designated },
        from: { currency: "USD" },
        to: { currency: "USD" },
        situation: since("2026-03-05"),
      },
      "TRFR000018",
    ],
    [
      "designated US dollars of an advanced customer",
      {
        order: { ...designated },
        from: { currency: "USD", tier: "advanced" },
        to: { currency: "USD" },
        situation: since("2026-03-05"),
      },
      "designated",
    ],
    [
      "a currency without limits",
      { from: { currency: "JPY" }, to: { currency: "JPY" } },
      "TRFR000018",
    ],
  ])("%s", (_, change, expected) => {
    expect(verdictOf(change)).toBe(expected);
  });
});

describe("days", () => {
  const full = { day: 30_000, month: 30_000 };
  const used = { ...from.used, other: full };

  test.each([
    ["the next day", "2026-03-05", "2026-03-06", "other"],
    ["the leap day", "2028-02-28", "2028-02-29", "other"],
    ["the same day", "2026-03-05", "2026-03-05", ["TRFR000004", { left: "NT$0" }]],
    ["a clock that was put back", "2026-03-06", "2026-03-05", ["TRFR000004", { left: "NT$0" }]],
  ])("limits on %s", (_, usedDay, today, expected) => {
    const change = { from: { used, usedDay: dayFrom(usedDay) } };
    expect(verdictOf({ ...change, situation: { today: dayFrom(today) } })).toEqual(expected);
  });

  test("a clock that was put back gives no second free transfer", () => {
    const day = dayFrom("2026-03-06");
    const change = { from: { usedDay: day, freeDay: day } };
    expect(verdictOf({ ...change, order: { ...elsewhere, amount: 500 } })).toBe("TRFR000019");
  });
});

describe("the same again [V05] [K02]", () => {
  test("asks first, and goes when the customer knows", () => {
    const situation = { sameSent: true };
    expect(verdictOf({ situation })).toBe("TRFR000014");
    expect(verdictOf({ situation, order: { sameAgain: true } })).toBe("other");
  });

  test("is the last question: what cannot go is not asked about", () => {
    const situation = { sameSent: true };
    expect(verdictOf({ situation, order: { amount: 10_001 } })).toEqual([
      "TRFR000003",
      { left: "NT$10,000" },
    ]);
    expect(verdictOf({ situation, from: { otherOn: false } })).toBe("TRFR000007");
  });
});
