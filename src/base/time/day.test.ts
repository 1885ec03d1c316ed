import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  compareDays,
  type Day,
  dayFrom,
  dayOf,
  daysBetween,
  formatDay,
  formatMoment,
  formatTime,
  instantOf,
  isDay,
  monthOf,
  noonAfter,
  rocYear,
  startOfDay,
  toMinute,
  weekdayOf,
  yearOf,
  ZONE,
} from "./day.ts";

const DAY_MS = 86_400_000;
const instants = fc.date({
  min: new Date("1979-10-01T00:00:00Z"),
  max: new Date("2199-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const days = instants.map(dayOf);

test.each([
  ["the last second of a day in Taipei", "2026-03-04T15:59:59.999Z", "2026-03-04"],
  ["midnight in Taipei", "2026-03-04T16:00:00Z", "2026-03-05"],
  ["the turn of the year", "2026-12-31T16:00:00Z", "2027-01-01"],
  ["a leap day", "2028-02-28T16:00:00Z", "2028-02-29"],
])("%s lies in its Taipei day", (_, instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day);
});

test.each([
  ["2026-03-04T15:59:59.999Z", "23:59"],
  ["2026-03-04T16:00:00Z", "00:00"],
  ["2026-03-05T06:05:59Z", "14:05"],
])("the clocks of Taipei show %s as %s", (instant, time) => {
  expect(formatTime(new Date(instant))).toBe(time);
});

test.each([
  ["2026-03-05T15:59:59.999Z", "2026/03/05 23:59:59"],
  ["2026-03-05T16:00:00.000Z", "2026/03/06 00:00:00"],
  ["2028-02-28T16:00:09.000Z", "2028/02/29 00:00:09"],
])("a moment %s is told as %s", (instant, expected) => {
  expect(formatMoment(new Date(instant))).toBe(expected);
});

test("a moment as it is written stands for its second, and is shown to the minute", () => {
  expect(instantOf("2026/03/06 00:00:09")).toEqual(new Date("2026-03-05T16:00:09Z"));
  expect(toMinute("2026/03/06 00:00:09")).toBe("2026/03/06 00:00");
  expect(toMinute("")).toBe("");
});

test("days agree with the zone by name at every moment since 1979", () => {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, dateStyle: "short" });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(dayOf(instant)).toBe(format.format(instant));
    }),
    { numRuns: 2_000 },
  );
});

test("a day begins at its first moment, and the one before ends a moment earlier", () => {
  fc.assert(
    fc.property(days, (day) => {
      const start = startOfDay(day);
      expect(dayOf(start)).toBe(day);
      expect(dayOf(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
      expect(dayOf(new Date(start.getTime() + DAY_MS - 1))).toBe(day);
    }),
  );
});

test.each(["2026-02-28", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])(
  "%s is a day",
  (text) => {
    expect(isDay(text)).toBe(true);
    expect(dayFrom(text)).toBe(text);
  },
);

test.each([
  "2026-02-29",
  "1900-02-29",
  "2026-02-30",
  "2026-04-31",
  "2026-13-01",
  "2026-00-10",
  "2026-01-00",
  "2026-01-32",
  "0000-01-01",
  "2026-1-1",
  "2026/01/01",
  "2026-01-01T00:00:00Z",
  "2026-01-01\n",
  "+002026-01-01",
  "",
  "1".repeat(100_000),
])("%s is no day", (text) => {
  expect(isDay(text)).toBe(false);
  expect(() => dayFrom(text)).toThrow(RangeError);
});

test("exactly the days that the calendar holds are days", () => {
  const number = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(
      fc.integer({ min: 1900, max: 2199 }),
      number(13),
      number(32),
      (year, month, day) => {
        const text = [year, ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(isDay(text)).toBe(exists);
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-03-31", -1, "2026-02-28"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2028-02-29", -48, "2024-02-29"],
  ["2026-08-31", 1, "2026-09-30"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2026-05-31", 0, "2026-05-31"],
])("%s and %d months is %s", (day, months, later) => {
  expect(addMonths(dayFrom(day), months)).toBe(later);
});

test("months are added to the month, and the day only falls back to the month's last", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -1200, max: 1200 }), (day, months) => {
      const later = addMonths(day, months);
      const count = (text: Day) => yearOf(text) * 12 + Number(text.slice(5, 7));
      expect(count(later) - count(day)).toBe(months);
      const isSameDay = later.slice(8) === day.slice(8);
      expect(isSameDay || monthOf(addDays(later, 1)) !== monthOf(later)).toBe(true);
    }),
  );
});

test("days added are days between, both ways", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -100_000, max: 100_000 }), (day, count) => {
      const other = addDays(day, count);
      expect(daysBetween(day, other)).toBe(count);
      expect(addDays(other, -count)).toBe(day);
      expect(compareDays(other, day)).toBe(Math.sign(count));
    }),
  );
});

test.each([1.5, Number.NaN, Number.MAX_SAFE_INTEGER])(
  "%d days or months are our fault",
  (count) => {
    expect(() => addDays(dayFrom("2026-01-01"), count)).toThrow(RangeError);
    expect(() => addMonths(dayFrom("2026-01-01"), count)).toThrow(RangeError);
  },
);

test("the calendar ends at both ends with a fault, not with a wrong day", () => {
  expect(() => addDays(dayFrom("9999-12-31"), 1)).toThrow(RangeError);
  expect(() => addDays(dayFrom("0001-01-01"), -1)).toThrow(RangeError);
  expect(() => addMonths(dayFrom("0001-01-01"), -1)).toThrow(RangeError);
  expect(() => dayOf(new Date(Number.NaN))).toThrow(RangeError);
  expect(addDays(dayFrom("0099-12-31"), 1)).toBe("0100-01-01");
});

test("noon after a day is noon in Taipei of the next one", () => {
  expect(noonAfter(dayFrom("2026-02-28"))).toEqual(new Date("2026-03-01T12:00:00+08:00"));
});

test("a day is written YYYY/MM/DD [K07]", () => {
  expect(formatDay(dayFrom("2026-03-05"))).toBe("2026/03/05");
});

test("month, year and year of the Republic are told from the day", () => {
  const day = dayFrom("2026-03-05");
  expect(monthOf(day)).toBe("2026-03");
  expect(yearOf(day)).toBe(2026);
  expect(rocYear(day)).toBe(115);
  expect(rocYear(dayFrom("1912-01-01"))).toBe(1);
  expect(rocYear(dayFrom("1911-12-31"))).toBe(0);
});

test("the week goes on from a known Thursday", () => {
  const thursday = dayFrom("2026-01-01");
  expect([-1, 0, 1, 2, 3].map((count) => weekdayOf(addDays(thursday, count)))).toEqual([
    3, 4, 5, 6, 0,
  ]);
});
