import fc from "fast-check";
import { expect, test } from "vitest";
import { ntd } from "#base/money/money.ts";
import type { Traveller } from "./insured.ts";
import { anyPlan } from "./plans.testing.ts";
import { ageFactor, type Priced, periodFactor, priceOf } from "./price.ts";
import { sums } from "./trial.ts";

const people: fc.Arbitrary<Traveller> = fc.oneof(
  fc.integer({ min: 18, max: 79 }).map((age) => ({ kind: "adult" as const, age })),
  fc.integer({ min: 0, max: 6 }).map((age) => ({ kind: "child" as const, age })),
);
const rate = fc.integer({ min: 0, max: 30_000 });
const quotes: fc.Arbitrary<Priced> = fc.record({
  rates: fc.record({ accident: rate, medical: rate, inconvenience: rate }),
  covers: fc.constant(anyPlan.covers),
  periods: fc.integer({ min: 1, max: 180 }),
  sumInsured: fc.constantFrom(...sums),
  travellers: fc.array(people, { minLength: 1, maxLength: 5 }),
  options: fc.constantFrom([], ["car-rental" as const]),
});

/** The price computed differently: with BigInt, and the periods summed from the end. */
function recompute({ rates, periods, sumInsured, travellers, options }: Priced): number {
  const adds = (period: number): bigint => {
    const table: Record<number, bigint> = {
      1: 100n,
      2: 50n,
      3: 40n,
      4: 35n,
      5: 30n,
      6: 25n,
      7: 20n,
      8: 18n,
      9: 16n,
      10: 14n,
    };
    return table[period] ?? (period > 90 ? 4n : period > 30 ? 6n : 10n);
  };
  let units = 0n;
  for (let period = periods; period > 0; period -= 1) units += adds(period);
  const up = (top: bigint, bottom: bigint) => (top + bottom - 1n) / bottom;
  let sum = 0n;
  for (const { kind, age } of travellers) {
    const isChild = kind === "child";
    const insured = isChild ? 690_000n : BigInt(sumInsured);
    const older = isChild || age < 60 ? 100n : age < 70 ? 130n : 180n;
    for (const each of [rates.accident, rates.medical]) {
      sum += up(BigInt(each) * insured * units * older, 1_000_000n * 1_000_000n);
    }
    const flat = isChild ? 60n : 100n;
    sum += up(BigInt(rates.inconvenience) * units * flat, 1_000_000n);
    if (options.includes("car-rental")) sum += up(2_500n * units * flat, 1_000_000n);
  }
  return Number(sum);
}

test("a thousand random quotes come to what an independent computation comes to [A08]", () => {
  fc.assert(
    fc.property(quotes, (quote) => {
      expect(priceOf(quote).total).toBe(recompute(quote));
    }),
    { numRuns: 1_000 },
  );
});

test("the lines of a breakdown add up to each traveller and to the total, and none is below nought", () => {
  fc.assert(
    fc.property(quotes, (quote) => {
      const { lines, travellers, total } = priceOf(quote);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(travellers.reduce<number>((sum, amount) => sum + amount, 0)).toBe(total);
      expect(travellers).toHaveLength(quote.travellers.length);
      for (const { amount } of lines) expect(amount).toBeGreaterThan(0);
    }),
  );
});

test("a price never falls with more days, a higher sum, an older or one more traveller, or an option", () => {
  fc.assert(
    fc.property(
      quotes,
      people,
      fc.constantFrom(...sums),
      fc.integer({ min: 0, max: 20 }),
      (quote, other, sum, more) => {
        const { total } = priceOf(quote);
        const costs = (change: Partial<Priced>) => priceOf({ ...quote, ...change }).total;
        expect(costs({ periods: quote.periods + more })).toBeGreaterThanOrEqual(total);
        const higher = ntd(Math.max(sum, quote.sumInsured));
        expect(costs({ sumInsured: higher })).toBeGreaterThanOrEqual(total);
        expect(costs({ travellers: [...quote.travellers, other] })).toBeGreaterThanOrEqual(total);
        const older = quote.travellers.map((each) =>
          each.kind === "adult" ? { ...each, age: Math.min(79, each.age + more) } : each,
        );
        expect(costs({ travellers: older })).toBeGreaterThanOrEqual(total);
        expect(costs({ options: ["car-rental"] })).toBeGreaterThanOrEqual(total);
      },
    ),
    { numRuns: 2_000 },
  );
});

test.each([
  [1, 100],
  [2, 150],
  [7, 300],
  [10, 348],
  [11, 358],
  [30, 548],
  [31, 554],
  [90, 908],
  [91, 912],
  [180, 1_268],
])("%i periods cost %i percent of one", (periods, percent) => {
  expect(periodFactor(periods)).toBe(percent);
});

test.each([
  [18, 100],
  [59, 100],
  [60, 130],
  [69, 130],
  [70, 180],
  [79, 180],
])("at %i one pays %i percent", (age, percent) => {
  expect(ageFactor(age)).toBe(percent);
});

test("a child pays for what the law lets a funeral cost, whatever the others are insured for", () => {
  const child = { kind: "child", age: 3 } as const;
  const quote: Priced = {
    rates: { accident: 2_000, medical: 900, inconvenience: 11_000 },
    covers: anyPlan.covers,
    periods: 1,
    sumInsured: ntd(15_000_000),
    travellers: [child],
    options: [],
  };
  expect(priceOf(quote)).toEqual(priceOf({ ...quote, sumInsured: ntd(2_000_000) }));
  expect(priceOf(quote).lines).toEqual([
    { traveller: 0, item: "accident", amount: 14 },
    { traveller: 0, item: "medical", amount: 7 },
    { traveller: 0, item: "inconvenience", amount: 66 },
  ]);
});
