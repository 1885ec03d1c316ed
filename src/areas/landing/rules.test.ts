import { expect, test } from "vitest";
import { ntd } from "#base/money/money.ts";
import { exampleAt, exampleLoans, productAt, productPaths, products, savedAfter } from "./rules.ts";

test.each([
  [228, 2_876, 259],
  [0, 2_778, 32],
  [2_000, 3_716, 2_035],
])("the example loan at %i basis points costs %i a month and %i in all", (rate, payment, apr) => {
  expect(exampleAt(rate)).toMatchObject({ payment, apr });
});

test("the cost of all is above the rate whenever there is a fee", () => {
  for (let rate = 0; rate <= 2_000; rate += 7) expect(exampleAt(rate).apr).toBeGreaterThan(rate);
});

test("other loans cost what their payments add up to", () => {
  const costs = exampleLoans.map((loan) => {
    const { payment, interest, apr } = exampleAt(228, loan);
    return [payment, interest, apr];
  });
  expect(costs).toEqual([
    [2_876, 3_554, 259],
    [5_295, 17_712, 234],
    [6_446, 41_434, 231],
  ]);
});

test.each([
  [12, 36_000, 263],
  [24, 72_000, 1_013],
  [36, 108_000, 2_241],
])("3,000 a month for %i months are %i with %i of interest", (months, deposited, interest) => {
  const rates = { within: 135, above: 80, limit: ntd(100_000) };
  expect(savedAfter(ntd(3_000), months, rates)).toEqual({ deposited, interest });
});

test("only what lies above the limit earns the rate above it", () => {
  const within = savedAfter(ntd(120_000), 1, { within: 120, above: 0, limit: ntd(100_000) });
  const all = savedAfter(ntd(120_000), 1, { within: 120, above: 120, limit: ntd(100_000) });
  expect([within.interest, all.interest]).toEqual([100, 120]);
});

test("every product has the address that the specification gives it [R02] [R03] [R04] [R05] [R06]", () => {
  expect(Object.keys(productPaths)).toEqual([...products]);
  for (const product of products) {
    expect(productPaths[product]).toBe(`/${product}/landing`);
    expect(productAt(`/${product}/landing`)).toBe(product);
  }
  expect(productAt("/savings/landing")).toBeNull();
});
