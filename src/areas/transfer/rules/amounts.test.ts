import { expect, test } from "vitest";
import { receiptNumber, wordsOf } from "./amounts.ts";

const key = "0198f0aa-1b2c-7def-8abc-0123456789ab";

test.each([
  ["2026-03-05T15:59:59.999Z", "20260305-0123456789AB"],
  ["2026-03-05T16:00:00.000Z", "20260306-0123456789AB"],
])("a receipt of %s bears Taipei's day in its number %s", (at, number) => {
  expect(receiptNumber(key, new Date(at))).toBe(number);
});

test("an amount stands in words where it is worded", () => {
  expect(wordsOf(123_456, "TWD")).toEqual({
    zh: "新臺幣壹拾貳萬參仟肆佰伍拾陸元整",
    en: "New Taiwan Dollars One Hundred Twenty-Three Thousand Four Hundred Fifty-Six Only",
  });
  expect(wordsOf(1_05, "USD")).toEqual({
    zh: "美金壹元零伍分",
    en: "United States Dollars One and Cents Five Only",
  });
  expect(wordsOf(100, "JPY")).toBeNull();
});
