import { expect, test } from "vitest";
import { dayFrom } from "#base/time/day.ts";
import { categoryOf, entryCategories, kindsOf } from "./categories.ts";
import {
  amountError,
  historyChoice,
  historyInput,
  historyPageAddress,
  isNarrowed,
  underDays,
} from "./history-page.ts";

const PATH = "/accounts/x";
const today = dayFrom("2026-11-16");
const choiceOf = (query: string) => historyChoice(new URLSearchParams(query));
const inputOf = (query: string, currency: "TWD" | "USD" = "TWD") =>
  historyInput(choiceOf(query), { accountNumber: "101682104513", currency, today });

test("an address without a choice asks for the last 30 days", () => {
  expect(inputOf("")).toEqual({
    accountNumber: "101682104513",
    startDay: "2026/10/17",
    pageSize: "20",
  });
  expect(isNarrowed(choiceOf(""))).toBe(false);
});

test("a choice comes back from its own address", () => {
  const query = "search=rent&days=7&direction=deposit&category=card&minimum=1%2C000&maximum=2000";
  const choice = choiceOf(query);
  expect(historyPageAddress(PATH, choice, {})).toBe(`${PATH}?${query}`);
  expect(historyPageAddress(PATH, choice, { before: "91", shown: 20 })).toBe(
    `${PATH}?${query}&before=91&shown=20`,
  );
  expect(isNarrowed(choice)).toBe(true);
});

test("what is unknown is as if it were not there", () => {
  expect(choiceOf("days=365&direction=up&category=fun&shown=-3&view=all")).toEqual(choiceOf(""));
});

test("amounts are read with their commas, in cents where the currency has them", () => {
  expect(inputOf("minimum=1,000")).toMatchObject({ minimumAmount: "1000" });
  expect(inputOf("maximum=12.5", "USD")).toMatchObject({ maximumAmount: "1250" });
  expect(inputOf("minimum=lots")).toMatchObject({ minimumAmount: "lots" });
});

test("the whole selection is asked for without a page", () => {
  const input = inputOf("view=print&before=9");
  expect(input).toMatchObject({ pageSize: "1000" });
  expect(input).not.toHaveProperty("beforeEntry");
});

test("lines come under their days in the order that they have", () => {
  const day = dayFrom("2026-11-15");
  const lines = [
    { day: today, n: 1 },
    { day, n: 2 },
    { day, n: 3 },
  ];
  expect(underDays(lines).map((each) => each.lines.map(({ n }) => n))).toEqual([[1], [2, 3]]);
});

test("every category holds kinds, and each kind belongs to its category", () => {
  for (const category of entryCategories) {
    expect(kindsOf(category).length).toBeGreaterThan(0);
    for (const kind of kindsOf(category)) expect(categoryOf(kind)).toBe(category);
  }
});

test("every filter reaches the call by its name there, and blanks around it do not", () => {
  const query = "search=+rent+&days=14&direction=deposit&category=card&minimum=1%2C000&before=91";
  expect(inputOf(query)).toEqual({
    accountNumber: "101682104513",
    startDay: "2026/11/02",
    entryType: "1",
    minimumAmount: "1000",
    searchText: "rent",
    category: "card",
    beforeEntry: "91",
    pageSize: "20",
  });
  expect(inputOf("direction=withdrawal")).toMatchObject({ entryType: "2" });
  expect(inputOf("direction=all")).not.toHaveProperty("entryType");
  expect(inputOf("maximum=12.50", "USD")).toMatchObject({ maximumAmount: "1250" });
  expect(inputOf("maximum=x")).toMatchObject({ maximumAmount: "x" });
});

test("a printed history is whole, from its beginning", () => {
  const printed = inputOf("view=print&before=91");
  expect(printed).toMatchObject({ pageSize: "1000" });
  expect(printed).not.toHaveProperty("beforeEntry");
  expect(historyPageAddress(PATH, choiceOf("view=print"), {})).toBe(`${PATH}?view=print`);
});

test("what is not chosen is not in an address", () => {
  expect(historyPageAddress(PATH, choiceOf("days=30&direction=all&shown=0"), {})).toBe(PATH);
});

test.each(["search=a", "days=7", "direction=deposit", "category=card", "minimum=1", "maximum=1"])(
  "%s alone narrows the list",
  (query) => {
    expect(isNarrowed(choiceOf(query))).toBe(true);
  },
);

test("other parameters narrow nothing", () => {
  expect(isNarrowed(choiceOf("before=9&shown=20&view=print"))).toBe(false);
});

test("an amount is refused in the units in which it was typed", () => {
  const errorOf = (field: string, query: string, currency: "TWD" | "USD" = "USD") =>
    amountError(field, choiceOf(query), currency);
  expect(errorOf("minimum", "minimum=x")).toBe("not-decimal");
  expect(errorOf("maximum", "maximum=x")).toBe("not-decimal");
  expect(errorOf("minimum", "minimum=x", "TWD")).toBeNull();
  expect(errorOf("maximum", "minimum=12.50&maximum=12.49")).toEqual({ least: 12.5 });
  expect(errorOf("maximum", "minimum=12.50&maximum=12.50")).toBeNull();
  expect(errorOf("maximum", "minimum=x&maximum=1")).toBeNull();
  expect(errorOf("maximum", "minimum=200&maximum=100", "TWD")).toEqual({ least: 200 });
  expect(errorOf("search", "minimum=x")).toBeNull();
});
