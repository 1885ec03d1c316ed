import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import {
  claimGrades,
  classesOf,
  isRenewable,
  type MotorQuestion,
  motorExtras,
  motorProblems,
  motorQuote,
  reminderOf,
  vehicles,
  yearsOf,
} from "./motor.ts";

const questions: fc.Arbitrary<MotorQuestion> = fc.constantFrom(...vehicles).chain((vehicle) =>
  fc.record({
    vehicleClass: fc.constantFrom(...classesOf(vehicle)),
    age: fc.integer({ min: 18, max: 90 }),
    sex: fc.constantFrom("male" as const, "female" as const),
    claimGrade: fc.constantFrom(...claimGrades),
    years: fc.constantFrom(...yearsOf[vehicle]),
    extras: fc.subarray([...motorExtras]),
  }),
);
const car: MotorQuestion = {
  vehicleClass: "car-small",
  age: 40,
  sex: "male",
  claimGrade: 4,
  years: 1,
  extras: [],
};

test("a motor quote adds up, holds the compulsory cover, and never falls with more cover or claims [A08]", () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { lines, total } = motorQuote(question);
      expect(motorProblems(question)).toEqual({});
      expect(lines.map(({ item }) => item)).toEqual([
        "compulsory",
        ...motorExtras.filter((extra) => question.extras.includes(extra)),
      ]);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(motorQuote({ ...question, extras: motorExtras }).total).toBeGreaterThanOrEqual(total);
      const claimGrade = Math.min(10, question.claimGrade + 1);
      expect(motorQuote({ ...question, claimGrade }).total).toBeGreaterThanOrEqual(total);
    }),
    { numRuns: 1_000 },
  );
});

describe("a motor quote", () => {
  test.each<[string, Partial<MotorQuestion>, number]>([
    ["a man of 40 in the fourth grade", {}, 1_190],
    ["a woman of 40", { sex: "female" }, 1_071],
    ["a man of 19", { age: 19 }, 2_249],
    ["a man of 20", { age: 20 }, 2_071],
    ["somebody without claims for years", { claimGrade: 1 }, 833],
    ["somebody with many claims", { claimGrade: 10 }, 1_904],
    ["a motorbike, whoever rides it", { vehicleClass: "motorbike-heavy", age: 19 }, 474],
    ["a motorbike for two years", { vehicleClass: "motorbike-heavy", years: 2 }, 924],
  ])("of the compulsory cover for %s", (_, change, amount) => {
    expect(motorQuote({ ...car, ...change }).total).toBe(amount);
  });

  test.each<[string, Partial<MotorQuestion>, object]>([
    ["a driver of 17", { age: 17 }, { age: "INSR000026" }],
    ["a driver of 91", { age: 91 }, { age: "INSR000026" }],
    ["a half year", { age: 18.5 }, { age: "INSR000026" }],
    ["a grade that does not exist", { claimGrade: 11 }, { claimGrade: "FELD000008" }],
    ["two years for a car", { years: 2 }, { years: "FELD000008" }],
  ])("is refused for %s", (_, change, problems) => {
    expect(motorProblems({ ...car, ...change })).toEqual(problems);
  });
});

test("the customer is reminded thirty days before cover ends, over a leap day too", () => {
  expect(reminderOf(dayFrom("2027-03-15"), 1)).toEqual({
    endsOn: "2028-03-15",
    remindOn: "2028-02-14",
  });
  expect(reminderOf(dayFrom("2028-02-29"), 1)).toEqual({
    endsOn: "2029-02-28",
    remindOn: "2029-01-29",
  });
  expect(isRenewable(dayFrom("2026-12-16"), dayFrom("2026-11-16"))).toBe(true);
  expect(isRenewable(dayFrom("2026-12-17"), dayFrom("2026-11-16"))).toBe(false);
  expect(isRenewable(dayFrom("2026-11-15"), dayFrom("2026-11-16"))).toBe(false);
});
