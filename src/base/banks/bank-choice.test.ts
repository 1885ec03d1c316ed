import { describe, expect, test } from "vitest";
import { dayFrom } from "../time/day.ts";
import { bankGroups, bankMeant } from "./bank-choice.ts";

const today = dayFrom("2026-11-18");
const meant = (typed: string) => {
  const found = bankMeant(typed, today);
  return "code" in found ? found.code : found.matches.map(({ code }) => code);
};

describe("what is typed for a bank", () => {
  test.each([
    ["its code", "822", "822"],
    ["its code in full width", "８２２", "822"],
    ["its code and name", "822 中國信託", "822"],
    ["its whole name, which is a part of others", "臺灣銀行", "004"],
    ["a nickname in any case", "Richart", "812"],
    ["its English name in any case", "line bank", "824"],
    ["a nickname that is a part of other names", "合庫", "006"],
    ["a part of one name only", "王道", "048"],
  ])("%s means one bank: %s", (_, typed, code) => {
    expect(meant(typed)).toBe(code);
  });

  test("may be ambiguous, unknown or empty", () => {
    expect(meant("臺灣")).toEqual(["004", "005", "050", "103", "021", "081", "810"]);
    expect(meant("8220")).toEqual([]);
    expect(meant("999")).toEqual([]);
    expect(meant("")).toEqual([]);
    expect(meant("　")).toEqual([]);
  });
});

test("the usual banks come first, ours before all; the others by the first digit of their code", () => {
  const groups = bankGroups(today).map(({ digit, banks }) => [
    digit,
    banks.map(({ code }) => code),
  ]);
  expect(groups[0]).toEqual([
    null,
    ["899", "822", "013", "808", "812", "700", "004", "007", "012"],
  ]);
  expect(groups.map(([digit]) => digit)).toEqual([null, "0", "1", "2", "3", "8"]);
  expect(groups[5]?.[1]).toEqual([
    ...["803", "805", "806", "807", "809", "810", "816", "823", "824", "826"],
  ]);
  expect(groups[3]?.[1]).toEqual(["204", "215", "216", "222", "223", "224"]);
});
