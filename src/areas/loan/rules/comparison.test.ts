import { expect, test } from "vitest";
import { ntd } from "#base/money/money.ts";
import { loanBounds } from "../rules.ts";
import {
  COMPARED_MOST,
  calculatorPath,
  comparedOf,
  comparedText,
  withCompared,
} from "./comparison.ts";

const terms = { least: loanBounds.least, most: loanBounds.most, fee: loanBounds.fee };

test("a compared loan travels in an address and comes back as it was [F06]", () => {
  const loan = { amount: ntd(305_000), rate: 0.0228, years: 5, fee: terms.fee };
  expect(comparedText(loan)).toBe("30.5_2.28_5");
  expect(comparedOf(["30.5_2.28_5"], terms)).toMatchObject([{ loan, text: "30.5_2.28_5" }]);
  expect(calculatorPath({ amount: "30", rate: "5", years: "3" }, ["30.5_2.28_5", "50_3_7"])).toBe(
    "/products/loan/calculator?amount=30&rate=5&years=3&compare=30.5_2.28_5&compare=50_3_7",
  );
});

test("three loans are compared, each once; what cannot be lent is none of them [V09]", () => {
  const given = ["x", "", "1_2_3_4", "500_5_5", "30_25_5", "30_5_8", "30_5_5", "30_5_5"];
  expect(comparedOf(given, terms).map(({ text }) => text)).toEqual(["30_5_5"]);
  const many = ["30_5_1", "30_5_2", "30_5_3", "30_5_4"];
  expect(comparedOf(many, terms)).toHaveLength(COMPARED_MOST);
  expect(withCompared(many.slice(0, 3), "30_5_4")).toEqual(many.slice(0, 3));
  expect(withCompared(["30_5_1"], "30_5_1")).toEqual(["30_5_1"]);
  expect(withCompared(["30_5_1"], "30_5_2")).toEqual(["30_5_1", "30_5_2"]);
});

test("the one that costs least of all is marked, unless it is alone or shares its place", () => {
  const marked = (texts: string[]) => comparedOf(texts, terms).map(({ isCheapest }) => isCheapest);
  expect(marked(["30_5_5", "30_5_3"])).toEqual([false, true]);
  expect(marked(["30_5_5"])).toEqual([false]);
  const [one] = comparedOf(["30_5_5"], terms);
  expect(one?.cost).toBe((one?.interest ?? 0) + terms.fee);
});
