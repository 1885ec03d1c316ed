import { expect, test } from "vitest";
import { depositName, foreignCurrencies, formatExchangeRate, formatRate } from "./rules.ts";
import { texts } from "./texts/zh.ts";

test.each([
  [0, "0.00%"],
  [5, "0.05%"],
  [80, "0.80%"],
  [172, "1.72%"],
  [330, "3.30%"],
  [10_000, "100.00%"],
])("%i basis points are read as %s", (basisPoints, read) => {
  expect(formatRate(basisPoints)).toBe(read);
});

test.each([
  [3_142_500, "31.425"],
  [441_200, "4.412"],
  [100_000, "1.000"],
  [99_990, "0.9999"],
  [20_420, "0.2042"],
  [10_000, "0.1000"],
  [9_999, "0.09999"],
  [2_142, "0.02142"],
])("an exchange rate of %i steps is read as %s", (steps, read) => {
  expect(formatExchangeRate(steps)).toBe(read);
});

test("a deposit is called by its kind, its term and the part of the balance", () => {
  const within = { kind: "dream", termMonths: 0, above: 0 } as const;
  const above = { kind: "dream", termMonths: 0, above: 100_000 } as const;
  const year = { kind: "time", termMonths: 12, above: 0 } as const;
  const all = [within, above, year];
  expect(all.map((deposit) => depositName(deposit, texts.twd, all))).toEqual([
    "夢想帳戶，NT$100,000 以內",
    "夢想帳戶，超過 NT$100,000 的部分",
    "定期存款 12 個月",
  ]);
  expect(depositName(within, texts.twd, [within, year])).toBe("夢想帳戶");
  expect(depositName(above, texts.twd, [within])).toBe("夢想帳戶，超過 NT$100,000 的部分");
});

test("the foreign currencies are all but New Taiwan dollars, the most used first", () => {
  expect(foreignCurrencies).toHaveLength(14);
  expect(foreignCurrencies.slice(0, 2)).toEqual(["USD", "JPY"]);
});
