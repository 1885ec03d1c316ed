import { expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { isBoardStale, newestBoardDay } from "./board.ts";

test.each([
  ["a second before half past nine on a Monday", "2026-11-16T09:29:59+08:00", "2026-11-13"],
  ["half past nine on a Monday", "2026-11-16T09:30:00+08:00", "2026-11-16"],
  ["the last second of a Monday in Taipei", "2026-11-16T23:59:59+08:00", "2026-11-16"],
  ["the first second of a Tuesday", "2026-11-17T00:00:00+08:00", "2026-11-16"],
  ["a Saturday", "2026-11-14T12:00:00+08:00", "2026-11-13"],
  ["a Sunday", "2026-11-15T23:00:00+08:00", "2026-11-13"],
  ["National Day's bridge, a Friday", "2026-10-09T12:00:00+08:00", "2026-10-08"],
  ["the Lunar New Year", "2026-02-19T12:00:00+08:00", "2026-02-13"],
])("on %s the board of %s is not older than %s", (_, now, day) => {
  expect(newestBoardDay(new Date(now))).toBe(day);
});

test("a board is stale when a newer one should be there, and not while it is the newest", () => {
  const monday = new Date("2026-11-16T09:30:00+08:00");
  expect(isBoardStale(dayFrom("2026-11-13"), monday)).toBe(true);
  expect(isBoardStale(dayFrom("2026-11-16"), monday)).toBe(false);
  expect(isBoardStale(dayFrom("2026-11-13"), new Date("2026-11-15T12:00:00+08:00"))).toBe(false);
});
