import fc from "fast-check";
import { expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { instalmentOf, scheduleOf } from "./schedule.ts";

const openedOn = dayFrom("2025-01-31");

test.each([
  [50_000, 100, 12, 4_189],
  [50_000, 100, 84, 617],
  [100_000, 228, 36, 2_876],
  [300_000, 500, 60, 5_661],
  [500_000, 645, 84, 7_413],
  [2_000_000, 2_000, 84, 44_412],
  [1_000_000, 300, 84, 13_213],
  [120_000, 0, 12, 10_000],
])("a loan of %d at %d basis points over %d months is repaid by %d a month", (...given) => {
  const [principal, basisPoints, months, instalment] = given;
  expect(instalmentOf({ principal, basisPoints, months, openedOn })).toBe(instalment);
});

test("every instalment falls due on the day of the month, or on its last", () => {
  const schedule = scheduleOf({ principal: 60_000, basisPoints: 500, months: 3, openedOn });
  expect(schedule.map(({ dueOn }) => dueOn)).toEqual(["2025-02-28", "2025-03-31", "2025-04-30"]);
});

test("the principal is repaid to the dollar, and the last instalment differs by rounding only", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50_000, max: 2_000_000 }),
      fc.integer({ min: 100, max: 2_000 }),
      fc.integer({ min: 12, max: 84 }),
      (principal, basisPoints, months) => {
        const terms = { principal, basisPoints, months, openedOn };
        const schedule = scheduleOf(terms);
        const repaid = schedule.reduce((sum, instalment) => sum + instalment.principal, 0);
        expect(repaid).toBe(principal);
        expect(schedule.at(-1)?.balance).toBe(0);
        const last = schedule.at(-1);
        const paid = (last?.principal ?? 0) + (last?.interest ?? 0);
        // At most half a dollar of rounding a month, plus the interest on it.
        expect(Math.abs(paid - instalmentOf(terms))).toBeLessThanOrEqual(months * 2);
        for (const { principal: part } of schedule) expect(part).toBeGreaterThan(0);
      },
    ),
  );
});
