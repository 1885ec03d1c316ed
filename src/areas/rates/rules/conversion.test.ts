import fc from "fast-check";
import { expect, test } from "vitest";
import { type BoardPrice, conversionOf, isConversion } from "./conversion.ts";

const board: BoardPrice[] = [
  { currency: "USD", spot: { buy: 31_37000, sell: 31_47000 } },
  { currency: "JPY", spot: { buy: 20220, sell: 20620 } },
  { currency: "THB", spot: null },
];

test.each([
  ["1,000", "USD", "TWD", 31_370],
  ["31470", "TWD", "USD", 1000_00],
  ["31469", "TWD", "USD", 999_96],
  ["1", "TWD", "USD", 3],
  ["100", "USD", "JPY", 15_213_00],
  ["1", "JPY", "TWD", 0],
  ["1000000000", "USD", "TWD", 31_370_000_000],
])("%s %s in %s is %i of its smallest units", (amount, from, to, received) => {
  expect(conversionOf({ amount, from, to }, board)).toMatchObject({ received });
});

test.each([
  [{ amount: "", from: "USD", to: "TWD" }, "amount", "amount"],
  [{ amount: "0", from: "USD", to: "TWD" }, "amount", "amount"],
  [{ amount: "-5", from: "USD", to: "TWD" }, "amount", "amount"],
  [{ amount: "1.5", from: "TWD", to: "USD" }, "amount", "amount"],
  [{ amount: "1.5", from: "JPY", to: "TWD" }, "amount", "amount"],
  [{ amount: "1000000000.01", from: "USD", to: "TWD" }, "amount", "tooLarge"],
  [{ amount: "5", from: "XXX", to: "TWD" }, "from", "currency"],
  [{ amount: "5", from: "USD", to: "" }, "to", "currency"],
  [{ amount: "5", from: "USD", to: "USD" }, "to", "same"],
  [{ amount: "5", from: "THB", to: "TWD" }, "from", "none"],
  [{ amount: "5", from: "USD", to: "THB" }, "to", "none"],
])("%j is refused at %s: %s", (typed, field, what) => {
  expect(conversionOf(typed, board)).toEqual({ field, what });
});

test("there and back never makes money", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (dollars) => {
      const there = conversionOf({ amount: String(dollars), from: "TWD", to: "USD" }, board);
      if (!isConversion(there) || there.received === 0) return;
      const amount = (there.received / 100).toFixed(2);
      const back = conversionOf({ amount, from: "USD", to: "TWD" }, board);
      expect(isConversion(back) && back.received).toBeLessThanOrEqual(dollars);
    }),
  );
});
