import { describe, expect, test } from "vitest";
import { bankGroups, bankMeant } from "#base/banks/bank-choice.ts";
import { dayFrom } from "#base/time/day.ts";
import { fieldOf, minorUnits, missingIn, typedIn } from "./typed-order.ts";

const today = dayFrom("2026-03-05");

describe("the bank that is meant", () => {
  test.each([
    ["822", "822"],
    [" ８２２ ", "822"],
    ["822 中國信託商業銀行", "822"],
    ["郵局", "700"],
    ["中信", "822"],
    ["CTBC Bank", "822"],
    ["ctbc bank", "822"],
    ["晨光銀行", "899"],
    ["日盛", "012"],
  ])("by %s is %s [V03]", (typed, code) => {
    expect(bankMeant(typed, today)).toEqual({ code });
  });

  test.each(["", "   ", "999", "82", "8222", "沒有這家"])("by %s is none [V03]", (typed) => {
    expect(bankMeant(typed, today)).toEqual({ matches: expect.any(Array) });
  });

  test("by words that several banks share is to be chosen among those", () => {
    const meant = bankMeant("信用合作社", today);
    expect("matches" in meant && meant.matches.length).toBeGreaterThan(10);
  });

  test("a bank that was taken over is none to be sent to", () => {
    expect(bankMeant("815", today)).not.toEqual({ code: "815" });
  });
});

test("every open bank is in the list once: the usual ones first, the others by their first digit", () => {
  const groups = bankGroups(today);
  const codes = groups.flatMap(({ banks }) => banks.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).not.toContain("815");
  expect(groups[0]?.banks.map(({ code }) => code).slice(0, 3)).toEqual(["899", "822", "013"]);
  for (const { digit, banks } of groups.slice(1)) {
    expect(banks.every(({ code }) => code.startsWith(digit ?? "?"))).toBe(true);
  }
});

test("all that is missing is told at once, in the order of the form [V03]", () => {
  const fields = (kind: "designated" | "other", typed = {}) =>
    missingIn(typed, kind).map(({ field }) => field);
  expect(fields("other")).toEqual(["fromAccount", "toBank", "toAccount", "amount"]);
  expect(fields("designated")).toEqual(["fromAccount", "designatedAccountId", "amount"]);
  expect(fields("other", { fromAccount: "1", toBank: "822", toAccount: " ", amount: "5" })).toEqual(
    ["toAccount"],
  );
});

test.each([
  ["1,234", "TWD", "1234"],
  ["１２３４", "TWD", "1234"],
  ["12.50", "USD", "1250"],
  ["12.5", "USD", "1250"],
  ["12", "USD", "1200"],
  ["0", "TWD", null],
  ["-5", "TWD", null],
  ["1.5", "TWD", null],
  ["1.234", "USD", null],
  ["12,34", "TWD", null],
  ["abc", "TWD", null],
  ["9".repeat(20), "TWD", null],
] as const)("%s of %s is handed on as %s [V03]", (typed, currency, minor) => {
  expect(minorUnits(typed, currency)).toBe(minor);
});

test("a refusal is said beside the field that it is about [V04] [M02]", () => {
  expect(["TRFR000002", "TRFR000003", "TRFR000004", "TRFR000005"].map(fieldOf)).toEqual(
    Array(4).fill("amount"),
  );
  expect(fieldOf("TRFR000012")).toBe("toAccount");
  // Not the sending account, which works: its currency or tier does not fit the payee.
  expect(["TRFR000025", "TRFR000026"].map(fieldOf)).toEqual(["toBank", "designatedAccountId"]);
  expect(fieldOf("TRFR000007")).toBeNull();
});

test("what is carried through a sign-in is what was typed, and nothing secret or strange", () => {
  const typed = typedIn([
    ["amount", "100"],
    ["amount", "200"],
    ["note", "x".repeat(500)],
    ["password", "Sunrise-8264"],
    ["secret", "83615D"],
    ["oneTimeCode", "123456"],
    ["formToken", "token"],
    ["kind", ""],
    ["bank", new Blob()],
  ]);
  expect(typed).toEqual({ amount: "100", note: "x".repeat(100) });
});
