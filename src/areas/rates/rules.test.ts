import { expect, test } from "vitest";
import { formatExchangeRate, formatRate } from "./rules.ts";

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
