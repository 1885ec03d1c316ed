import fc from "fast-check";
import { expect, test } from "vitest";
import { ntd } from "#base/money/money.ts";
import { seedFunds } from "../../../seed/funds/funds.ts";
import {
  disclosureOf,
  EXAMPLE_AMOUNT,
  exampleOf,
  formatUnit,
  OTHER_LEAST,
  performanceOf,
  SPONSORED_LEAST,
} from "./rules.ts";

test("the worked example of NT$100,000 tells what is paid and what of it the bank receives [A09]", () => {
  const shares = { salesCharge: 150, salesShare: 150, managementFee: 160, managementShare: 80 };
  expect(exampleOf(shares, EXAMPLE_AMOUNT)).toEqual({
    invested: 100_000,
    charge: 1500,
    chargeShare: 1500,
    managementShare: 800,
  });
});

test("the bank never receives more than is charged, whatever is invested", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(...seedFunds), (amount, fund) => {
      const { charge, chargeShare, managementShare } = exampleOf(fund, ntd(amount));
      expect(chargeShare).toBeLessThanOrEqual(charge);
      expect(managementShare).toBeLessThanOrEqual(
        Math.ceil((amount * fund.managementFee) / 10_000),
      );
      expect(Number.isSafeInteger(managementShare)).toBe(true);
    }),
  );
});

test.each([
  [null, SPONSORED_LEAST, "none"],
  [0, SPONSORED_LEAST, "below"],
  [1_999_999, SPONSORED_LEAST, "below"],
  [2_000_000, SPONSORED_LEAST, 2_000_000],
  [999_999, OTHER_LEAST, "below"],
  [1_000_000, OTHER_LEAST, 1_000_000],
])("payments of %s above a threshold of %s are told as %s", (amount, least, expected) => {
  expect(disclosureOf(amount, least)).toBe(expected);
});

test("performance is the move of the unit's value, and unknown without a start", () => {
  expect(performanceOf(41_2600, 40_0000)).toBe(315);
  expect(performanceOf(39_0000, 40_0000)).toBe(-250);
  expect(performanceOf(41_2600, null)).toBeNull();
  expect(formatUnit(41_2605)).toBe("41.2605");
});
