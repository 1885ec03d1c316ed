import { expect, test } from "vitest";
import { halfWidth, searchedText, seenText, startOf, withoutSeparators } from "./typed-text.ts";

test.each([
  ["full-width letters and digits", "Ａ１２ｚ", "A12z"],
  ["full-width signs", "ａ＠ｂ．ｃ", "a@b.c"],
  ["an ideographic space around", "\u3000abc\u3000", "abc"],
  ["an ideographic space inside", "a\u3000b", "a b"],
  ["Chinese characters", "王小明", "王小明"],
  ["a superscript, which is no plain digit", "10²", "10²"],
])("%s become half-width or stay", (_, typed, plain) => {
  expect(halfWidth(typed)).toBe(plain);
});

test.each([
  "12 34",
  "12-34",
  "12\u00a034",
  "12‐34",
  "12–34",
  "12—34",
  "12−34",
  "１２－３４",
  " 1 2 3 4 ",
])("the separators of %j fall away", (typed) => {
  expect(withoutSeparators(typed)).toBe("1234");
});

test("a hundred thousand separators fall away", () => {
  expect(withoutSeparators(`1${" -".repeat(50_000)}2`)).toBe("12");
});

test.each([
  ["ab", 1, "a"],
  ["a👩b", 2, "a"],
  ["a👩b", 3, "a👩"],
  ["👩", 1, ""],
])("%j cut to %i is never half a character", (text, most, start) => {
  expect(startOf(text, most)).toBe(start);
  expect(searchedText(text, most).isWellFormed()).toBe(true);
});

test("signs that show nothing or turn the direction fall away, line breaks and emoji stay", () => {
  expect(seenText("a\u202e5\u2066b\u200b\ufeff\u00adc\u0007\r\n\td")).toBe("a5bc\n\td");
  expect(seenText("👨\u200d👩\u200d👧 王小明 é")).toBe("👨\u200d👩\u200d👧 王小明 é");
});

test("what is searched is cut between characters", () => {
  const typed = `a${"😀".repeat(60)}`;
  expect(searchedText(typed, 100)).toBe(`a${"😀".repeat(49)}`);
  expect(searchedText(typed, 101)).toBe(`a${"😀".repeat(50)}`);
  expect(searchedText("a\u0000b", 100)).toBe("a b");
});
