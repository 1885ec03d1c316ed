import { expect, test } from "vitest";
import { convertedAt, totalWorth, worthByCurrency } from "./rules.ts";

test("a foreign amount is worth what the bank gives for it, and not a dollar more", () => {
  // 25,613.35 US dollars at 31.385 are 803,874.99.
  expect(convertedAt(25_613_35, 31_38500)).toBe(803_874);
  expect(convertedAt(1, 31_38500)).toBe(0);
  expect(convertedAt(0, 31_38500)).toBe(0);
});

test("an amount that no floating number holds is converted exactly", () => {
  // 90,071,992,547,409.91 units at 1.00001.
  expect(convertedAt(Number.MAX_SAFE_INTEGER, 1_00001)).toBe(90_072_893_267_335);
});

test("accounts of one currency are added, New Taiwan dollars come first, then the most worth", () => {
  const worths = worthByCurrency(
    [
      { currency: "JPY", balance: 300_528_18 },
      { currency: "USD", balance: 100_00 },
      { currency: "TWD", balance: 70 },
      { currency: "USD", balance: 50_00 },
      { currency: "TWD", balance: 30 },
    ],
    { USD: 31_00000, JPY: 20_000 },
  );
  expect(worths).toEqual([
    { currency: "TWD", balance: 100, rate: null, converted: 100 },
    { currency: "JPY", balance: 300_528_18, rate: 20_000, converted: 60_105 },
    { currency: "USD", balance: 150_00, rate: 31_00000, converted: 4_650 },
  ]);
  expect(totalWorth(worths)).toBe(64_855);
});

test("a currency without a rate is told as unknown and is no part of the total", () => {
  const worths = worthByCurrency(
    [
      { currency: "TWD", balance: 5 },
      { currency: "EUR", balance: 1_00 },
    ],
    {},
  );
  expect(worths[1]).toMatchObject({ converted: null });
  expect(totalWorth(worths)).toBe(5);
});
