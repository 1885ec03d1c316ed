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

test("what weighs more uses up more of the allowance", () => {
  const rate = rateOf(10, () => 0);
  expect([rate("a", 5), rate("a", 5), rate("a")]).toEqual([0, 0, 60]);
});

test("a flood of networks does not fill the memory, and lets nobody begin anew but the oldest", () => {
  const rate = rateOf(1, () => 0);
  rate("first");
  for (let network = 0; network < 99_999; network += 1) rate(String(network));
  expect(rate("99998")).toBe(60);
  rate("one more");
  expect(rate("0")).toBe(60);
  expect(rate("first")).toBe(0);
});
