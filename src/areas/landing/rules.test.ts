import { expect, test } from "vitest";
import { exampleAt, productPaths, products } from "./rules.ts";

test.each([
  [228, 2_876, 259],
  [0, 2_778, 32],
  [2_000, 3_716, 2_035],
])("the example loan at %i basis points costs %i a month and %i in all", (rate, payment, apr) => {
  expect(exampleAt(rate)).toEqual({ payment, apr });
});

test("the cost of all is above the rate whenever there is a fee", () => {
  for (let rate = 0; rate <= 2_000; rate += 7) expect(exampleAt(rate).apr).toBeGreaterThan(rate);
});

test("every product has an address", () => {
  expect(Object.keys(productPaths)).toEqual([...products]);
  for (const path of Object.values(productPaths)) expect(path).toMatch(/^\/[#\w/-]+$/);
});
