import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMove } from "#base/market/prices.ts";
import { addDays, type Day, dayFrom } from "#base/time/day.ts";
import { calendarFile } from "./rules/calendar.ts";
import { nextStep, type OfferingDays, offeringState, offeringStates } from "./rules/offering.ts";
import { formatPrice, fromHundred, inTodaysShares, moveOf, windowOf } from "./rules.ts";

const offering: OfferingDays = {
  preOrderFrom: dayFrom("2026-11-02"),
  preOrderTo: dayFrom("2026-11-06"),
  offeredFrom: dayFrom("2026-11-11"),
  offeredTo: dayFrom("2026-11-13"),
  establishedOn: dayFrom("2026-11-19"),
  listedOn: dayFrom("2026-12-03"),
};

describe("the state of an ETF offering [S12]", () => {
  test.each([
    ["2026-11-01", "pre-order-upcoming"],
    ["2026-11-02", "pre-order-ongoing"],
    ["2026-11-06", "pre-order-ongoing"],
    ["2026-11-07", "upcoming"],
    ["2026-11-10", "upcoming"],
    ["2026-11-11", "ongoing"],
    ["2026-11-13", "ongoing"],
    ["2026-11-14", "ended"],
    ["2026-11-18", "ended"],
    ["2026-11-19", "established"],
    ["2026-12-02", "established"],
    ["2026-12-03", "listed"],
    ["2030-01-01", "listed"],
  ])("on %s it is %s [S12]", (day, state) => {
    expect(offeringState(offering, dayFrom(day))).toBe(state);
  });

  test("without pre-orders it is upcoming until it begins", () => {
    const plain = { ...offering, preOrderFrom: null, preOrderTo: null };
    expect(offeringState(plain, dayFrom("2020-01-01"))).toBe("upcoming");
    expect(offeringState(plain, dayFrom("2026-11-11"))).toBe("ongoing");
  });

  test("while no later day is fixed it stays ended", () => {
    const open = { ...offering, establishedOn: null, listedOn: null };
    expect(offeringState(open, dayFrom("2027-11-11"))).toBe("ended");
    expect(nextStep(open, dayFrom("2027-11-11"))).toBeNull();
  });

  test("a later day never has an earlier state, whatever the days are", () => {
    fc.assert(
      fc.property(
        fc.tuple(gap(), gap(), gap(), gap(), gap(), fc.boolean(), fc.nat(200)),
        ([one, two, three, four, five, hasPreOrder, begin]) => {
          const start = addDays(dayFrom("2026-01-01"), begin);
          const days = chain(start, [one, two, three, four, five], hasPreOrder);
          const places = Array.from({ length: 120 }, (_, later) =>
            offeringStates.indexOf(offeringState(days, addDays(start, later - 5))),
          );
          expect(places).toEqual([...places].sort((a, b) => a - b));
        },
      ),
    );
  });

  test("the next step counts whole days, and none on its own day", () => {
    expect(nextStep(offering, dayFrom("2026-11-10"))).toEqual({
      step: "offeredFrom",
      day: "2026-11-11",
      days: 1,
    });
    expect(nextStep(offering, dayFrom("2026-11-13"))?.days).toBe(0);
  });
});

function gap() {
  return fc.integer({ min: 1, max: 15 });
}

function chain(start: Day, gaps: number[], hasPreOrder: boolean): OfferingDays {
  const days: Day[] = [];
  let at = start;
  for (const width of gaps) {
    days.push(at);
    at = addDays(at, width);
  }
  const [preOrderFrom, preOrderTo, offeredFrom, offeredTo, establishedOn] = days as [
    Day,
    Day,
    Day,
    Day,
    Day,
  ];
  const preOrder = hasPreOrder
    ? { preOrderFrom, preOrderTo }
    : { preOrderFrom: null, preOrderTo: null };
  return { ...preOrder, offeredFrom, offeredTo, establishedOn, listedOn: at };
}

test.each([
  ["2026-11-13", "2026-08-14"],
  ["2026-05-31", "2026-03-01"],
  ["2028-05-31", "2028-03-01"],
  ["2026-01-15", "2025-10-16"],
])("three months up to %s begin on %s", (newest, from) => {
  expect(windowOf(dayFrom(newest), 3)).toEqual({ from, to: newest });
});

test("closes before a split are told in today's shares", () => {
  const plain = { newShares: 1, oldShares: 1 };
  const closes = [
    { close: 100_00, ...plain },
    { close: 104_00, ...plain },
    { close: 26_50, newShares: 4, oldShares: 1 },
    { close: 27_00, ...plain },
  ];
  expect(inTodaysShares(closes)).toEqual([25_00, 26_00, 26_50, 27_00]);
});

test("moves and prices are written with signs and groups", () => {
  expect(moveOf(110_00, 100_00)).toBe(1000);
  expect(moveOf(1, null)).toBeNull();
  expect([1000, -40, 0].map(formatMove)).toEqual(["+10.00%", "−0.40%", "0.00%"]);
  expect([2_148_007, 6120, 5, -120].map(formatPrice)).toEqual([
    "21,480.07",
    "61.20",
    "0.05",
    "−1.20",
  ]);
  expect(fromHundred([50, 55, 45])).toEqual([10_000, 11_000, 9000]);
});

test("a calendar file is exactly what RFC 5545 asks for", () => {
  const days = { from: dayFrom("2026-12-31"), to: dayFrom("2026-12-31") };
  const stamp = new Date("2026-11-16T01:02:03.456Z");
  const file = calendarFile([{ id: "a@b", title: "募集", text: "一\n二, \\; 三", ...days }], stamp);
  expect(file.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Dawn Bank//ETF offerings//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:a@b",
    "DTSTAMP:20261116T010203Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:募集",
    "DESCRIPTION:一\\n二\\, \\\\\\; 三",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test.each([
  ["a", 1],
  ["\u007f", 1],
  ["\u0080", 2],
  ["é", 2],
  ["\u0800", 3],
  ["募", 3],
  ["\u{10000}", 4],
  ["😀", 4],
])("lines of %s, %i octets each, are folded at 75 and lose nothing", (letter, octets) => {
  const day = dayFrom("2026-12-31");
  const long = letter.repeat(200);
  const file = calendarFile(
    [{ id: "a", title: long, text: "", from: day, to: day }],
    new Date("2026-11-16T01:02:03Z"),
  );
  const lines = file.split("\r\n");
  const first = lines.findIndex((line) => line.startsWith("SUMMARY:"));
  expect(Buffer.byteLength(lines[first] ?? "")).toBe(8 + octets * Math.floor(67 / octets));
  expect(Buffer.byteLength(lines[first + 1] ?? "")).toBe(1 + octets * Math.floor(74 / octets));
  expect(file.replace(/\r\n /g, "")).toContain(`SUMMARY:${long}\r\n`);
});
