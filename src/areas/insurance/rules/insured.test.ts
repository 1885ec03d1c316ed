import { describe, expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { ageOn, CHILDREN_MOST, type People, peopleRefusal, travellersOf } from "./insured.ts";

const startOn = dayFrom("2026-11-20");
const people: People = {
  type: "both",
  policyholder: { customerId: "1", birthday: dayFrom("1990-05-01") },
  payerId: "1",
  children: [{ birthday: dayFrom("2021-01-01") }],
  startOn,
};

test.each([
  ["on the birthday", "1990-11-20", "2026-11-20", 36],
  ["the day before it", "1990-11-21", "2026-11-20", 35],
  ["of a leap day on 28 February", "2020-02-29", "2027-02-28", 6],
  ["of a leap day on 1 March", "2020-02-29", "2027-03-01", 7],
  ["of a leap day on a leap day", "2020-02-29", "2028-02-29", 8],
  ["of a child that is born today", "2026-11-20", "2026-11-20", 0],
])("an age %s is counted in whole years", (_, birthday, day, age) => {
  expect(ageOn(dayFrom(birthday), dayFrom(day))).toBe(age);
});

describe("the people of a policy", () => {
  test("are a policyholder of age who pays, and children under 7 [V12]", () => {
    expect(peopleRefusal(people)).toBeNull();
  });

  test.each<[string, Partial<People>, ReturnType<typeof peopleRefusal>]>([
    ["18 today", { policyholder: { customerId: "1", birthday: dayFrom("2008-11-20") } }, null],
    [
      "18 tomorrow",
      { policyholder: { customerId: "1", birthday: dayFrom("2008-11-21") } },
      "INSR000006",
    ],
    [
      "79 until tomorrow",
      { policyholder: { customerId: "1", birthday: dayFrom("1946-11-21") } },
      null,
    ],
    [
      "80 today",
      { policyholder: { customerId: "1", birthday: dayFrom("1946-11-20") } },
      "INSR000007",
    ],
    [
      "80 today, for a child alone",
      { type: "child", policyholder: { customerId: "1", birthday: dayFrom("1946-11-20") } },
      null,
    ],
    ["paid for by somebody else", { payerId: "2" }, "INSR000009"],
    ["with a child that is 7 tomorrow", { children: [{ birthday: dayFrom("2019-11-21") }] }, null],
    [
      "with a child that is 7 today",
      { children: [{ birthday: dayFrom("2019-11-20") }] },
      "INSR000008",
    ],
    [
      "with a child that is not born",
      { children: [{ birthday: dayFrom("2026-11-21") }] },
      "INSR000008",
    ],
    ["without the child they insure", { children: [] }, "INSR000010"],
    ["with a child that they do not insure", { type: "self" }, "INSR000010"],
    ["for oneself alone", { type: "self", children: [] }, null],
    ["with the most children", { children: Array(CHILDREN_MOST).fill(people.children[0]) }, null],
    [
      "with one child more",
      { children: Array(CHILDREN_MOST + 1).fill(people.children[0]) },
      "INSR000010",
    ],
  ])("who are %s [V12]", (_, change, code) => {
    expect(peopleRefusal({ ...people, ...change })).toBe(code);
  });
});

test("a trial insures oneself, children, or both [V12] [F22]", () => {
  const adult = { kind: "adult", age: 40 };
  const child = { kind: "child", age: 0 };
  expect(travellersOf("self", 40, 2)).toEqual([adult]);
  expect(travellersOf("child", 40, 2)).toEqual([child, child]);
  expect(travellersOf("both", 40, 1)).toEqual([adult, child]);
});
