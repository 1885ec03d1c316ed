import fc from "fast-check";
import { expect, test } from "vitest";
import { addBusinessDays, isBusinessDay, MOST_BUSINESS_DAYS } from "./business-days.ts";
import { addDays, type Day, dayFrom, daysBetween, weekdayOf } from "./day.ts";
import { holidays, holidayYears } from "./holidays.ts";

const first = dayFrom("2026-01-01");
const days = fc.integer({ min: -1_000, max: 2_000 }).map((count) => addDays(first, count));

test.each([
  [2026, 16, 245],
  [2027, 17, 244],
])("%d has %d holidays on weekdays and %d business days", (year, closed, open) => {
  const all = daysOf(year);
  const onWeekdays = all.filter((day) => holidays().has(day) && ![0, 6].includes(weekdayOf(day)));
  expect(onWeekdays).toHaveLength(closed);
  expect(all.filter(isBusinessDay)).toHaveLength(open);
});

test("a holiday at the weekend is listed beside its substitute day", () => {
  for (const [itself, substitute] of [
    ["2026-02-28", "2026-02-27"],
    ["2026-10-10", "2026-10-09"],
    ["2026-10-25", "2026-10-26"],
    ["2027-02-28", "2027-03-01"],
    ["2027-05-01", "2027-04-30"],
    ["2027-12-25", "2027-12-24"],
  ] as const) {
    expect([0, 6]).toContain(weekdayOf(dayFrom(itself)));
    expect([itself, substitute].map((day) => holidays().has(dayFrom(day)))).toEqual([true, true]);
  }
  expect(holidayYears()).toEqual([2026, 2027]);
});

test.each([
  ["the day before New Year", "2025-12-31", true],
  ["New Year", "2026-01-01", false],
  ["a plain Friday", "2026-01-02", true],
  ["a Saturday", "2026-01-03", false],
  ["a Sunday", "2026-01-04", false],
  ["Lunar New Year's Eve", "2026-02-16", false],
  ["Teachers' Day", "2026-09-28", false],
  ["Constitution Day observed", "2027-12-24", false],
  ["New Year of a year not in the table", "2028-01-03", true],
])("%s is told rightly", (_, day, isOpen) => {
  expect(isBusinessDay(dayFrom(day))).toBe(isOpen);
});

test.each([
  ["over a weekend", "2026-01-02", 1, "2026-01-05"],
  ["over Lunar New Year", "2026-02-13", 1, "2026-02-23"],
  ["three days from a Saturday", "2026-01-03", 3, "2026-01-07"],
  ["back over a weekend", "2026-01-05", -1, "2026-01-02"],
  ["back over New Year into an unknown year", "2026-01-02", -1, "2025-12-31"],
  ["no day from a Saturday", "2026-01-03", 0, "2026-01-03"],
])("business days are counted %s", (_, day, count, reached) => {
  expect(addBusinessDays(dayFrom(day), count)).toBe(reached);
});

test("as many business days lie on the way as were asked for, and the last is one", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), (day, count) => {
      const later = addBusinessDays(day, count);
      const onTheWay = Array.from({ length: daysBetween(day, later) }, (_, n) =>
        addDays(day, n + 1),
      );
      expect(onTheWay.filter(isBusinessDay)).toHaveLength(count);
      expect(isBusinessDay(later)).toBe(true);
      const earlier = addBusinessDays(day, -count);
      expect(isBusinessDay(earlier)).toBe(true);
      expect(addBusinessDays(earlier, count + (isBusinessDay(day) ? 0 : 1)) >= day).toBe(true);
    }),
  );
});

test.each([0.5, Number.NaN, MOST_BUSINESS_DAYS + 1, -MOST_BUSINESS_DAYS - 1])(
  "%d business days are our fault",
  (count) => {
    expect(() => addBusinessDays(first, count)).toThrow(RangeError);
  },
);

function daysOf(year: number): Day[] {
  const start = dayFrom(`${year}-01-01`);
  const length = daysBetween(start, dayFrom(`${year + 1}-01-01`));
  return Array.from({ length }, (_, count) => addDays(start, count));
}
