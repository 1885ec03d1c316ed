import { afterEach, expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { freeClock, setClock } from "../../../tests/bank/clock.ts";
import { holidayTable, missingHolidayYears } from "./holiday-table.ts";

const bank = testBank();

afterEach(() => freeClock(bank()));

test.each([
  ["2026-01-01", []],
  ["2027-11-01", []],
  ["2027-11-02", [2028]],
  ["2028-01-01", [2028]],
  ["2028-12-31", [2028, 2029]],
  ["2025-12-31", [2025]],
])("on %s the years without known holidays are %j", (day, years) => {
  expect(missingHolidayYears(dayFrom(day))).toEqual(years);
});

test("operators are warned by the bank's own day, Taipei's, and left in peace before", async () => {
  const lines: object[] = [];
  const { work } = holidayTable((line) => lines.push(line));
  await setClock(bank(), new Date("2027-11-01T23:59:59+08:00"));
  await work(bank().pool);
  expect(lines).toEqual([]);
  await setClock(bank(), new Date("2027-11-02T00:00:00+08:00"));
  await work(bank().pool);
  expect(lines).toEqual([{ years: [2028] }]);
});
