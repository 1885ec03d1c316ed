import { expect, test } from "vitest";
import type { Language } from "./language.ts";
import { spokenParts } from "./spoken.ts";

function heard(text: string, language: Language = "zh"): string {
  return spokenParts(text, language)
    .map(({ shown, spoken }) => spoken ?? shown)
    .join("");
}

test("a masked number is said by its last digits, one by one", () => {
  expect(heard("轉出 晨光銀行 ********5887")).toBe("轉出 晨光銀行 末碼 5 8 8 7");
  expect(heard("From ********4513", "en")).toBe("From ending in 4 5 1 3");
  expect(heard("********4513", "ko")).toBe("끝자리 4 5 1 3");
});

test("an account number in groups is said digit by digit; telephone numbers and dates are left alone", () => {
  expect(heard("主帳戶 1016-8210-4513")).toBe("主帳戶 1 0 1 6 8 2 1 0 4 5 1 3");
  expect(heard("9015-4027-3618-55")).toBe("9 0 1 5 4 0 2 7 3 6 1 8 5 5");
  for (const text of [
    "0800-899-899",
    "+886-2-8899-0899",
    "2026-11-16",
    "NT$1,234",
    "20261116-59D1",
  ]) {
    expect(spokenParts(text, "zh")).toEqual([{ shown: text, spoken: null }]);
  }
});

test("a masked letter of a name and the middle of a user ID are words, not signs", () => {
  expect(heard("收款人 陳○翰")).toBe("收款人 陳某翰");
  expect(heard("C○○○○ P○○○○", "en")).toBe("C hidden P hidden");
  expect(heard("ba***01")).toBe("b a（遮蔽）0 1");
});

test("what is seen is the text itself, whatever it is", () => {
  for (const text of ["", "a", "****", "○", "甲 ********1234 乙 1016-8210-4513 丙"]) {
    expect(
      spokenParts(text, "zh")
        .map(({ shown }) => shown)
        .join(""),
    ).toBe(text);
  }
});
