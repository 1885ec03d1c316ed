import { expect, test } from "vitest";
import { rateOf } from "./rate.ts";

test("the last one of the allowance passes, the next waits for the window's end", () => {
  let now = 1_000;
  const rate = rateOf(3, () => now);
  expect([rate("a"), rate("a"), rate("a")]).toEqual([0, 0, 0]);
  expect(rate("a")).toBe(60);
  expect(rate("b")).toBe(0);
  now += 59_999;
  expect(rate("a")).toBe(1);
  now += 1;
  expect(rate("a")).toBe(0);
});

test("a flood of addresses does not fill the memory", () => {
  const rate = rateOf(1, () => 0);
  for (let address = 0; address <= 100_001; address += 1) rate(String(address));
  expect(rate("0")).toBe(0);
});
