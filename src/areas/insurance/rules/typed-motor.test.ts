import { expect, test } from "vitest";
import { addDays, dayFrom } from "#base/time/day.ts";
import { readMotor } from "./typed-motor.ts";

const TODAY = dayFrom("2026-11-16");
const read = (query: string) => {
  const params = new URLSearchParams(query);
  return readMotor("motorbike", (name) => params.get(name), TODAY);
};

test("a quote begins tomorrow unless another day is typed, from today on and up to sixty days ahead", () => {
  expect(read("").typed.start).toBe("2026-11-17");
  for (const ahead of [0, 1, 60]) {
    const start = addDays(TODAY, ahead);
    expect(read(`start=${start}`)).toMatchObject({ typed: { start }, problems: {} });
  }
});

test.each([
  ...(["2026-11-15", "2027-01-16", "9999-12-31", "0001-01-01"] as const),
  ...(["2026-02-30", "tomorrow", ""] as const),
])("a quote that would begin on %j is not made, and stays as it was typed", (start) => {
  const { typed, problems, question } = read(`start=${start}`);
  expect([typed.start, problems, question]).toEqual([start, { start: "INSR000027" }, null]);
});

test("an age in the digits of a Chinese input method is read", () => {
  expect(read("age=３０").question).toMatchObject({ age: 30 });
});
