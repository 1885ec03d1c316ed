import { describe, expect, test } from "vitest";
import { type Day, dayFrom } from "#base/time/day.ts";
import {
  countedOn,
  type Locked,
  laterDay,
  usedOn,
  withEntry,
  withGivenBack,
  withSent,
} from "./account.ts";

const account: Locked = {
  id: "1",
  number: "970000000019",
  customerId: "7",
  currency: "TWD",
  kind: "main",
  tier: "basic",
  state: "open",
  designatedOn: true,
  otherOn: true,
  balance: 500,
  entries: 3,
  entryDay: dayFrom("2026-03-05"),
  usedDay: dayFrom("2026-03-05"),
  used: { designated: { day: 10, month: 100 }, other: { day: 20, month: 200 } },
  freeDay: null,
  otherDayLimit: null,
};

function used(usedDay: string, day: string): number[] {
  const { designated, other } = usedOn({ ...account, usedDay: dayFrom(usedDay) }, dayFrom(day));
  return [designated.day, designated.month, other.day, other.month];
}

describe("what was used", () => {
  test.each([
    ["the same day", "2026-03-05", "2026-03-05", [10, 100, 20, 200]],
    ["the next day", "2026-03-05", "2026-03-06", [0, 100, 0, 200]],
    ["the last day of the month", "2026-03-30", "2026-03-31", [0, 100, 0, 200]],
    ["the first of the next month", "2026-03-31", "2026-04-01", [0, 0, 0, 0]],
    ["a leap day", "2028-02-28", "2028-02-29", [0, 100, 0, 200]],
    ["the day after a leap day", "2028-02-29", "2028-03-01", [0, 0, 0, 0]],
    ["the same month of another year", "2025-03-05", "2026-03-05", [0, 0, 0, 0]],
    ["the turn of the year", "2026-12-31", "2027-01-01", [0, 0, 0, 0]],
    ["the first day of all", "1970-01-01", "2026-03-05", [0, 0, 0, 0]],
  ])("on %s", (_, usedDay, day, expected) => {
    expect(used(usedDay, day)).toEqual(expected);
  });

  test("counts what is sent in the day and the month of its kind only", () => {
    const sent = withSent(account, "other", 5, dayFrom("2026-03-06"));
    expect(sent.usedDay).toBe("2026-03-06");
    expect(sent.used).toEqual({
      designated: { day: 0, month: 100 },
      other: { day: 5, month: 205 },
    });
    expect(account.used.other).toEqual({ day: 20, month: 200 });
  });

  test.each([
    ["on the same day, both", "2026-03-05", { day: 15, month: 195 }],
    ["in the same month, the month", "2026-03-01", { day: 20, month: 195 }],
    ["of another month, nothing", "2026-02-28", { day: 20, month: 200 }],
    ["of that month a year before, nothing", "2025-03-05", { day: 20, month: 200 }],
  ])("is given back: %s", (_, day, other) => {
    const back = withGivenBack(account, "other", 5, dayFrom(day));
    expect(back.used).toEqual({ ...account.used, other });
    expect(back.usedDay).toBe("2026-03-05");
  });
});

test("a clock that was put back opens no day anew", () => {
  const [early, late] = [dayFrom("2026-03-05"), dayFrom("2026-03-06")];
  expect(laterDay(early, late)).toBe(late);
  expect(laterDay(late, early)).toBe(late);
  expect(laterDay(early, null)).toBe(early);
});

describe("an entry", () => {
  const enter = (entryDay: Day | null, today: string) =>
    withEntry({ ...account, entryDay }, -100, dayFrom(today));

  test("is numbered and leaves the balance after it", () => {
    const { account: after } = enter(account.entryDay, "2026-03-05");
    expect(after).toMatchObject({ balance: 400, entries: 4, entryDay: "2026-03-05" });
  });

  test("of a later day closes the day before as it stood", () => {
    const { close, account: after } = enter(account.entryDay, "2026-03-09");
    expect(close).toEqual({ accountId: "1", day: "2026-03-05", balance: 500, entries: 3 });
    expect(after.entryDay).toBe("2026-03-09");
  });

  test.each([
    ["the same day", account.entryDay, "2026-03-05", "2026-03-05"],
    ["a day before, by a clock that was put back", account.entryDay, "2026-03-04", "2026-03-05"],
    ["the first day of all", null, "2026-03-05", "2026-03-05"],
  ])("of %s closes nothing", (_, entryDay, today, day) => {
    const { close, account: after } = enter(entryDay, today);
    expect(close).toBeNull();
    expect(after.entryDay).toBe(day);
  });
});

describe("the day that limits count for", () => {
  test.each([
    ["the next day", "2026-03-05", "2026-03-06", "2026-03-06", 0],
    ["the leap day", "2028-02-28", "2028-02-29", "2028-02-29", 0],
    ["the same day", "2026-03-05", "2026-03-05", "2026-03-05", 20],
    ["a clock that was put back", "2026-03-06", "2026-03-05", "2026-03-06", 20],
  ])("on %s", (_, usedDay, today, day, dayUsed) => {
    const counted = countedOn({ ...account, usedDay: dayFrom(usedDay) }, dayFrom(today));
    expect(counted).toMatchObject({ today, day, used: { other: { day: dayUsed } } });
  });

  test.each([
    ["never used", null, false],
    ["used the day before", "2026-03-04", false],
    ["used the same day", "2026-03-05", true],
    ["used on a later day, the clock put back since", "2026-03-06", true],
  ])("the free small transfer, %s", (_, freeDay, freeUsed) => {
    const change = { freeDay: freeDay === null ? null : dayFrom(freeDay) };
    expect(countedOn({ ...account, ...change }, dayFrom("2026-03-05")).freeUsed).toBe(freeUsed);
  });
});
