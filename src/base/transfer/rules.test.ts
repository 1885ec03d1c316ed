import { describe, expect, test } from "vitest";
import { dayFrom } from "../time/day.ts";
import { type Change, elsewhere, sender, verdictOf } from "./rules.testing.ts";

describe("who and where [V03] [M02]", () => {
  test.each<[string, Change, string]>([
    ["no such account", { sender: null }, "TRFR000018"],
    ["an account of somebody else", { sender: { customerId: "9" } }, "TRFR000018"],
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
    ["the same account", { order: { toNumber: sender.account.number } }, "TRFR000001"],
    [
      "the same number at another bank",
      { order: { ...elsewhere, toNumber: sender.account.number } },
      "other",
    ],
    ["a payee that is not there", { to: null }, "TRFR000012"],
    ["a frozen payee", { to: { state: "frozen" } }, "TRFR000012"],
    ["a closed payee", { to: { state: "closed" } }, "TRFR000012"],
    [
      "a payee flagged for fraud, or no longer a customer",
      { to: { isBarred: true } },
      "TRFR000012",
    ],
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

  test("one that takes effect tomorrow is refused with its day", () => {
    const change = { order: designated, situation: since("2026-03-06") };
    expect(verdictOf(change)).toEqual(["TRFR000009", { day: "2026/03/06" }]);
  });

  test.each<[string, Change, string]>([
    ["one that is not designated", { order: designated }, "TRFR000008"],
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
      "TRFR000026",
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
      "a foreign currency of which nobody knows the rate",
      { from: { currency: "JPY" }, to: { currency: "JPY" } },
      "TRFR000018",
    ],
  ])("%s", (_, change, expected) => {
    expect(verdictOf(change)).toBe(expected);
  });
});

describe("who may send nothing, or not to others", () => {
  test("somebody whom the bank has barred sends nothing, not even between own accounts", () => {
    const barred = { sender: { isBarred: true } };
    expect(verdictOf(barred)).toBe("HEA000017");
    expect(verdictOf({ ...barred, to: { customerId: "7" } })).toBe("HEA000017");
  });

  test.each([
    ["other", "TRFR000023"],
    ["designated", "TRFR000023"],
    ["own", "own"],
  ] as const)("while the panic button is in effect the kind %s is %s", (kind, expected) => {
    const to = kind === "own" ? { customerId: "7" } : {};
    const situation = { designatedFrom: sender.today };
    const change = { sender: { isStopped: true }, order: { kind }, to, situation };
    expect(verdictOf(change)).toBe(expected);
  });

  test.each([
    ["other", "TRFR000020"],
    ["designated", "designated"],
    ["own", "own"],
  ] as const)("after an unusual sign-in the kind %s is %s", (kind, expected) => {
    const to = kind === "own" ? { customerId: "7" } : {};
    const situation = { isUnusualSignIn: true, designatedFrom: sender.today };
    expect(verdictOf({ order: { kind }, to, situation })).toBe(expected);
  });
});

describe("the same again [V05] [K02]", () => {
  test("asks first, and goes when the customer knows", () => {
    const situation = { sameSent: true };
    expect(verdictOf({ situation })).toBe("TRFR000014");
    expect(verdictOf({ situation, order: { sameAgain: true } })).toBe("other");
  });

  test("is not asked as long as nothing is agreed to", () => {
    expect(verdictOf({ situation: { sameSent: true, agreed: null } })).toBe("other");
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
