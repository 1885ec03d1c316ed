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

test("a wrong amount is answered in the units in which it was typed", () => {
  const wrong = (query: string, field: string, currency: "USD" | "JPY" = "USD") =>
    amountError(field, choiceOf(query), currency);
  expect(wrong("minimum=50.5&maximum=10", "maximum")).toEqual({ least: 50.5 });
  expect(wrong("minimum=10.555", "minimum")).toBe("not-decimal");
  expect(wrong("minimum=1&maximum=lots", "maximum")).toBe("not-decimal");
  expect(wrong("minimum=10.555", "search")).toBeNull();
  // Yen are stored in hundredths, but have no decimals.
  expect(wrong("minimum=50&maximum=10", "maximum", "JPY")).toEqual({ least: 50 });
  expect(wrong("minimum=10.5", "minimum", "JPY")).toBeNull();
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
