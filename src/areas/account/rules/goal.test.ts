import fc from "fast-check";
import { expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { goalProgress, goalSchedule } from "./goal.ts";

const today = dayFrom("2026-11-16");
const state = { balance: 20_000, goal: 80_000, dueMonth: "2027-05", today };

test("this month and the due month both count as months to save in", () => {
  expect(goalProgress(state)).toEqual({
    percent: 25,
    left: 60_000,
    isReached: false,
    monthsLeft: 7,
    monthly: 8_572,
  });
});

test.each([
  ["one dollar short", 79_999, { percent: 99, isReached: false, left: 1 }],
  ["exactly there", 80_000, { percent: 100, isReached: true, left: 0, monthly: null }],
  ["beyond it", 95_000, { percent: 100, isReached: true, left: 0 }],
])("a goal that is %s", (_, balance, expected) => {
  expect(goalProgress({ ...state, balance })).toMatchObject(expected);
});

test.each([
  ["without a month", null, { monthsLeft: null, monthly: null }],
  ["in this month", "2026-11", { monthsLeft: 1, monthly: 60_000 }],
  ["in a month that is over", "2026-10", { monthsLeft: 0, monthly: null }],
])("a goal due %s", (_, dueMonth, expected) => {
  expect(goalProgress({ ...state, dueMonth })).toMatchObject(expected);
});

test("the plan of a goal within two years ends with exactly the goal, and no month saves more", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 1, max: 12 }),
      (balance, goal, month) => {
        const dueMonth = `2027-${String(month).padStart(2, "0")}`;
        const plan = goalSchedule({ balance, goal, dueMonth, today });
        if (balance >= goal) return plan.length === 0;
        const [first] = plan;
        return (
          plan.at(-1)?.total === goal &&
          plan.every(({ amount }) => amount > 0 && amount <= (first?.amount ?? 0))
        );
      },
    ),
  );
});
