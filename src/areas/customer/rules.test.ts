import { expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { customerTypeOf, maskBirthday, sightingsOf, type TieredAccount } from "./rules.ts";

const main: TieredAccount = { currency: "TWD", kind: "main", tier: "basic", state: "open" };

test.each<[string, TieredAccount[], ReturnType<typeof customerTypeOf>]>([
  ["nothing", [], { twd: null, foreign: null }],
  ["a TWD account", [main], { twd: "basic", foreign: null }],
  ["a frozen one", [{ ...main, state: "frozen" }], { twd: "basic", foreign: null }],
  ["a closed one", [{ ...main, state: "closed" }], { twd: null, foreign: null }],
  [
    "a basic one beside an advanced dream account",
    [main, { ...main, kind: "sub", tier: "advanced" }],
    { twd: "basic", foreign: null },
  ],
  [
    "dollars alone",
    [{ ...main, currency: "USD", tier: "advanced" }],
    { twd: null, foreign: "advanced" },
  ],
  [
    "dollars of the upper tier and yen of the lower",
    [
      { ...main, tier: "advanced" },
      { ...main, currency: "USD", tier: "advanced" },
      { ...main, currency: "JPY" },
    ],
    { twd: "advanced", foreign: "basic" },
  ],
])("who has %s is known so well [F01]", (_, accounts, type) => {
  expect(customerTypeOf(accounts)).toEqual(type);
});

test("a kind of account is counted where there is one [S11]", () => {
  expect(sightingsOf({ twd: "basic", foreign: "advanced" })).toEqual(["twd-01", "foreign-02"]);
  expect(sightingsOf({ twd: "advanced", foreign: null })).toEqual(["twd-02"]);
  expect(sightingsOf({ twd: null, foreign: null })).toEqual([]);
});

test("of a birthday only the year is told", () => {
  expect(maskBirthday(dayFrom("1994-03-08"))).toBe("1994/**/**");
});
