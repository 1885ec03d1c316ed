import fc from "fast-check";
import { expect, test } from "vitest";
import { dayFrom } from "../time/day.ts";
import { passwordRefusals, plainPassword } from "./password.ts";

const owner = {
  userId: "wang88ming",
  nationalId: "A123456789",
  birthday: dayFrom("1990-03-05"),
  mobile: "0912837465",
};
const nobody = { userId: null, nationalId: null, birthday: null, mobile: null };

test.each([
  ["eight characters", "kumquat7"],
  ["sixty-four characters", "k7".repeat(32)],
  ["spaces and signs", "blau 7 wal!"],
  ["Chinese characters", "晨光之路7在東邊"],
  ["two equal and two consecutive characters", "kkuab7mw"],
  ["consecutive signs, which have no order to people", "k7mwqx()*+"],
  ["a sign before a digit, in the order of their codes", "kmwqx/01/"],
  ["a sign before a digit, in the order of their codes backwards", "kmwqx:98:"],
])("a password of %s keeps the rules [V16]", (_, password) => {
  expect(passwordRefusals(password, owner)).toEqual([]);
});

test("a password left empty is told apart, to be asked for [V01]", () => {
  expect(passwordRefusals("", owner)).toEqual(["empty"]);
});

test.each([
  ["seven characters", "kumqua7", ["too-short"]],
  ["four characters that fill eight units", "𠮷𠮶𠮵7", ["too-short"]],
  ["one character more", `${"k7".repeat(32)}k`, ["too-long"]],
  ["digits only", "18273645", ["no-letter"]],
  ["letters only", "kumquatmarble", ["no-digit"]],
  ["three equal characters", "kummmq7w", ["equal-run"]],
  ["three equal characters in two cases", "kumMmq7w", ["equal-run"]],
  ["three equal signs", "kum---q7w", ["equal-run"]],
  ["three letters up", "kuabcq7w", ["consecutive-run"]],
  ["three letters up in two cases", "kuaBcq7w", ["consecutive-run"]],
  ["three digits up", "kuq123mw", ["consecutive-run"]],
  ["three digits down", "kuq321mw", ["consecutive-run"]],
  ["the user ID in another case", "xxWang88Ming", ["contains-user-id"]],
  ["the birthday", "kw19900305", ["contains-birthday"]],
  ["the birthday with a short year", "kwx900305", ["contains-birthday"]],
  ["the birthday, month first", "kw03051990", ["contains-birthday"]],
  ["the birthday, day first", "kw05031990", ["contains-birthday"]],
  ["the birthday by the Republic", "kwx790305", ["contains-birthday"]],
  ["the mobile number", "kw0912837465", ["contains-mobile"]],
  ["the mobile number from abroad", "kw886912837465", ["contains-mobile"]],
  ["a common password", "P@ssw0rd", ["too-common"]],
  ["the national ID", "xa123456789x", ["consecutive-run", "contains-national-id"]],
  ["full-width characters", "１２３", ["too-short", "no-letter", "consecutive-run"]],
  ["a hundred thousand equal letters", "a".repeat(100_000), ["too-long", "no-digit", "equal-run"]],
])("%s: the broken rules are named [V16]", (_, password, broken) => {
  expect(passwordRefusals(password, owner)).toEqual(broken);
});

test("what is not known of the owner is not looked for", () => {
  expect(passwordRefusals("xxWang88Ming", nobody)).toEqual([]);
  expect(passwordRefusals("kw19900305", { ...nobody, userId: "" })).toEqual([]);
});

test("a run anywhere is found, and only a run", () => {
  const characters = fc.array(fc.constantFrom(..."abcz0129-"), { minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(characters, (typed) => {
      const text = typed.join("");
      const threes = typed.slice(2).map((_, place) => text.slice(place, place + 3));
      const broken = passwordRefusals(text, nobody);
      const isEqual = threes.some((three) => new Set(three).size === 1);
      const isConsecutive = threes.some((three) => ["abc", "cba", "012", "210"].includes(three));
      expect(broken.includes("equal-run")).toBe(isEqual);
      expect(broken.includes("consecutive-run")).toBe(isConsecutive);
    }),
    { numRuns: 1_000 },
  );
});

test("a password is the same whatever keyboard typed it", () => {
  expect(plainPassword("ｋｕｍ７")).toBe("kum7");
  expect(plainPassword("e\u0301")).toBe("\u00e9");
});
