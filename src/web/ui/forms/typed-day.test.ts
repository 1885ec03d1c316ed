import { expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { dayParts, dayRefusal, withWholeDays } from "./typed-day.ts";

function joined(year: string, month: string, day: string): unknown {
  const form = new Map([
    ["birthday-year", year],
    ["birthday-month", month],
    ["birthday-day", day],
    ["name", "王小明"],
  ]);
  return Object.fromEntries(withWholeDays(form, ["birthday"]).entries());
}

test.each([
  ["1990", "5", "7", "1990-05-07"],
  ["１９９０", " 12 ", "31", "1990-12-31"],
  ["", "", "", ""],
  ["1990", "", "", "1990-00-00"],
])("%s %s %s is one day, and nothing else is lost", (year, month, day, whole) => {
  expect(joined(year, month, day)).toEqual({ birthday: whole, name: "王小明" });
});

test("what was typed goes back into the three fields", () => {
  expect(dayParts("1990-13-07")).toEqual({ year: "1990", month: "13", day: "07" });
  expect(dayParts("1990-00-00")).toEqual({ year: "1990", month: "", day: "" });
  expect(dayParts(undefined)).toEqual({ year: "", month: "", day: "" });
});

test.each([
  ["", "empty"],
  ["1990-02-30", "not-a-day"],
  ["79-05-17", "not-a-day"],
  ["1989-12-31", "too-early"],
  ["1990-01-01", null],
  ["2008-11-15", null],
  ["2008-11-16", "too-late"],
])("the day '%s' is answered with %s", (day, refusal) => {
  const ends = { min: dayFrom("1990-01-01"), max: dayFrom("2008-11-15") };
  expect(dayRefusal(day, ends)).toBe(refusal);
});
