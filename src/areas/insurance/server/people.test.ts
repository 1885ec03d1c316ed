import { expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { Malformed } from "#server/api/check.ts";
import { childrenIn } from "./people.ts";

const today = dayFrom("2026-11-16");
const two = {
  child1Name: "王小寶",
  child1NationalId: "A123456789",
  child1Birthday: "2022/03/04",
  child2Name: "王小貝",
  child2NationalId: "B221693509",
  child2Birthday: "2026/11/16",
};

/** The fields that are refused. */
function wrongIn(change: object): string[] {
  try {
    childrenIn({ ...two, ...change }, { count: 2, today });
    return [];
  } catch (thrown) {
    if (!(thrown instanceof Malformed)) throw thrown;
    return thrown.broken.map(({ field }) => field);
  }
}

test("children are insured from the day of their birth, each once", () => {
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ child2Birthday: "2026/11/17" })).toEqual(["child2Birthday"]);
  expect(wrongIn({ child2Birthday: "9999/12/31" })).toEqual(["child2Birthday"]);
  expect(wrongIn({ child2NationalId: "a123456789" })).toEqual(["child2NationalId"]);
});
