import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ntd } from "#base/money/money.ts";
import { compareCovers, coverCodes, type Mark, mostOf } from "./covers.ts";
import { anyPlan, coveredTo, coversWith } from "./plans.testing.ts";
import {
  optionsOf,
  passesFilter,
  planPrice,
  planRefusal,
  suggestPlans,
  type TravelPlan,
  type Trip,
} from "./plans.ts";

const trip: Trip = {
  destination: "overseas",
  periods: 5,
  sumInsured: ntd(5_000_000),
  travellers: [{ kind: "adult", age: 40 }],
  options: [],
};
const child = { kind: "child", age: 4 } as const;
const narrow: TravelPlan = {
  ...anyPlan,
  code: "NARROW",
  rates: { ...anyPlan.rates, domestic: null },
  sumMost: ntd(5_000_000),
  ageMost: 70,
  withChildren: false,
  isSchengen: false,
  covers: coversWith({ "car-rental": { mark: "cross" } }),
};

describe("a plan", () => {
  test.each<[string, Partial<Trip>, ReturnType<typeof planRefusal>]>([
    ["at its highest sum", {}, null],
    ["over its highest sum", { sumInsured: ntd(8_000_000) }, "INSR000013"],
    ["where it is not sold", { destination: "domestic" }, "INSR000012"],
    ["at its highest age", { travellers: [{ kind: "adult", age: 70 }] }, null],
    ["a year over its highest age", { travellers: [{ kind: "adult", age: 71 }] }, "INSR000014"],
    ["over the age of all plans", { travellers: [{ kind: "adult", age: 80 }] }, "INSR000007"],
    ["with a child", { travellers: [child] }, "INSR000015"],
    ["with an option that it does not offer", { options: ["car-rental"] }, "INSR000016"],
  ])("%s", (_, change, code) => {
    expect(planRefusal(narrow, { ...trip, ...change })).toBe(code);
    expect(planPrice(narrow, { ...trip, ...change }) === null).toBe(code !== null);
  });

  test("passes the filters that fit it", () => {
    const filters = ["all", "age", "schengen", "childProject", "carRental"] as const;
    expect(filters.map((filter) => passesFilter(anyPlan, filter))).toEqual(Array(5).fill(true));
    expect(filters.map((filter) => passesFilter(narrow, filter))).toEqual([
      true,
      ...Array(4).fill(false),
    ]);
  });

  test("offers its items at choice", () => {
    expect(optionsOf(anyPlan)).toEqual(["car-rental"]);
  });
});

test("suggested plans are those that can insure the trip, the cheapest first", () => {
  const rates = { accident: 1, medical: 1, inconvenience: 1 };
  const cheap = { ...anyPlan, code: "CHEAP", rates: { overseas: rates, domestic: null } };
  const codes = (change: Partial<Trip>, filter: "all" | "schengen" = "all") =>
    suggestPlans([anyPlan, cheap, narrow], { ...trip, ...change }, filter).map(
      ({ plan }) => plan.code,
    );
  expect(codes({})).toEqual(["CHEAP", "ANY01", "NARROW"]);
  expect(codes({}, "schengen")).toEqual(["CHEAP", "ANY01"]);
  expect(codes({ destination: "domestic" })).toEqual(["ANY01"]);
  expect(codes({ travellers: [child] })).toEqual(["CHEAP", "ANY01"]);
  expect(codes({ options: ["car-rental"] })).toEqual(["CHEAP", "NARROW", "ANY01"]);
});

describe("a comparison", () => {
  test("marks what is covered, not covered, at choice and not asked, and where plans differ [C67]", () => {
    const other = {
      covers: coversWith({
        accident: { mark: "check", most: { thousandths: 1000 } },
        "flight-delay": coveredTo(5_000),
        "home-burglary": { mark: "cross" },
      }),
    };
    const lines = compareCovers([anyPlan, other], ntd(5_000_000));
    const shown = lines.map(({ code, cells, differs }) => [
      code,
      cells.map(({ mark }) => mark).join(),
      differs,
    ]);
    expect(shown).toEqual([
      ["accident", "check,check", false],
      ["accident-medical", "check,none", true],
      ["flight-delay", "check,check", true],
      ["home-burglary", "cross,cross", false],
      ["car-rental", "optional,none", true],
    ]);
    expect(lines[1]?.cells[0]?.most).toBe(500_000);
  });

  test("of a plan with itself differs nowhere, and in any order the same lines differ", () => {
    const cover = fc.oneof(
      fc.record({
        mark: fc.constantFrom<Mark>("check", "optional"),
        most: fc.constantFrom(1_000, 3_000).map((dollars) => ({ dollars: ntd(dollars) })),
        optionRate: fc.constant(null),
      }),
      fc.record({
        mark: fc.constantFrom<Mark>("cross", "none"),
        most: fc.constant(null),
        optionRate: fc.constant(null),
      }),
    );
    const plan = fc.tuple(...coverCodes.map(() => cover)).map((covers) => ({
      covers: coversWith(Object.fromEntries(coverCodes.map((code, at) => [code, covers[at]]))),
    }));
    fc.assert(
      fc.property(plan, plan, (one, other) => {
        const differing = (plans: (typeof one)[]) =>
          compareCovers(plans, ntd(2_000_000)).flatMap(({ code, differs }) =>
            differs ? [code] : [],
          );
        expect(differing([one, one, one])).toEqual([]);
        expect(differing([one, other])).toEqual(differing([other, one]));
        expect(differing([one, other])).toEqual(
          coverCodes.filter((code) => {
            const [a, b] = [one.covers[code], other.covers[code]];
            return a.mark !== b.mark || mostOf(a, ntd(1)) !== mostOf(b, ntd(1));
          }),
        );
      }),
    );
  });
});
