import { expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { accrued, interestOf } from "./interest.ts";

const from = dayFrom("2025-06-21");
const to = dayFrom("2025-12-21");
const early = dayFrom("2020-01-01");

test("a year at one percent is one percent", () => {
  const steps = [{ since: early, above: 0, basisPoints: 100 }];
  const year = accrued(steps, 1_000_000, from, dayFrom("2026-06-21"));
  expect(interestOf(year, "TWD")).toBe(10_000);
  // A hundredth of 1,234,567 yen is 12,345.67 yen; only whole yen are paid.
  const yen = accrued(steps, 1_234_567_00, from, dayFrom("2026-06-21"));
  expect(interestOf(yen, "JPY")).toBe(12_346_00);
});

test("each part of a balance bears the rate of its level", () => {
  const steps = [
    { since: early, above: 0, basisPoints: 135 },
    { since: early, above: 100_000, basisPoints: 80 },
  ];
  expect(accrued(steps, 100_000, from, dayFrom("2025-06-22"))).toBe(100_000 * 135);
  expect(accrued(steps, 100_001, from, dayFrom("2025-06-22"))).toBe(100_000 * 135 + 80);
  expect(accrued(steps, 40_000, from, dayFrom("2025-06-22"))).toBe(40_000 * 135);
});

test("a rate that changes within the half year counts from its day", () => {
  const changed = dayFrom("2025-12-01");
  const steps = [
    { since: early, above: 0, basisPoints: 75 },
    { since: changed, above: 0, basisPoints: 80 },
  ];
  expect(accrued(steps, 1_000, from, to)).toBe(1_000 * (163 * 75 + 20 * 80));
  expect(accrued(steps, 1_000, from, changed)).toBe(1_000 * 163 * 75);
});

test("before the first known rate it was the same", () => {
  const steps = [{ since: dayFrom("2025-12-01"), above: 0, basisPoints: 80 }];
  expect(accrued(steps, 1_000, from, to)).toBe(1_000 * 183 * 80);
});

test("nothing bears nothing", () => {
  expect(accrued([{ since: early, above: 0, basisPoints: 80 }], 0, from, to)).toBe(0);
  expect(accrued([], 1_000, from, to)).toBe(0);
});
