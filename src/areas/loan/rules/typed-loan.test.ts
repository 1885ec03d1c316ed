import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ntd } from "#base/money/money.ts";
import { isWithin, loanBounds } from "../rules.ts";
import { calculatorPath } from "./comparison.ts";
import { readLoan, typedOf } from "./typed-loan.ts";

const { least, most, fee } = loanBounds;
const terms = { least, most, fee };
const read = (query: string) => readLoan(Object.fromEntries(new URLSearchParams(query)), terms);

test("an address without numbers is the dearest loan [S10]", () => {
  const { typed, wrong, loan } = read("");
  expect(typed).toEqual({ amount: "200", rate: "20", years: "7" });
  expect(wrong).toEqual([]);
  expect(loan).toEqual({ amount: 2_000_000, rate: 0.2, years: 7, fee: 488 });
});

test("amounts are typed in ten thousands, rates in percent [V09]", () => {
  const { loan } = read("amount=30&rate=2.28&years=3");
  expect(loan).toEqual({ amount: 300_000, rate: 0.0228, years: 3, fee: 488 });
});

test.each([
  ["full-width figures", "amount=３０&rate=２．２８&years=３", 300_000],
  ["signs that people type along", "amount=30&rate=2.28%25&years=3", 300_000],
  ["spaces", "amount=+30+&rate=2.28&years=3", 300_000],
  ["a dollar more", "amount=30.0001&rate=2.28&years=3", 300_001],
  ["what is missing", "amount=30", 300_000],
])("%s are read", (_, query, amount) => {
  expect(read(query)).toMatchObject({ wrong: [], loan: { amount } });
});

describe("what is wrong is said of its field, and shown again", () => {
  test.each([
    ["amount=4.9999&rate=5&years=3", ["amount"]],
    ["amount=200.0001&rate=5&years=3", ["amount"]],
    ["amount=30.00001&rate=5&years=3", ["amount"]],
    ["amount=&rate=5&years=3", ["amount"]],
    ["amount=-30&rate=5&years=3", ["amount"]],
    ["amount=1e2&rate=5&years=3", ["amount"]],
    ["amount=0x1e&rate=5&years=3", ["amount"]],
    ["amount=30&rate=0.99&years=3", ["rate"]],
    ["amount=30&rate=20.01&years=3", ["rate"]],
    ["amount=30&rate=2.285&years=3", ["rate"]],
    ["amount=30&rate=Infinity&years=3", ["rate"]],
    ["amount=30&rate=5&years=0", ["years"]],
    ["amount=30&rate=5&years=8", ["years"]],
    ["amount=30&rate=5&years=2.5", ["years"]],
    ["amount=x&rate=y&years=z", ["amount", "rate", "years"]],
  ])("%s", (query, fields) => {
    const { typed, wrong, loan } = read(query);
    expect(wrong).toEqual(fields);
    expect(loan).toBeNull();
    expect(typed.amount).toBe(new URLSearchParams(query).get("amount"));
  });

  test("but no more of it than a field holds", () => {
    expect(read(`amount=${"9".repeat(500)}`).typed.amount).toHaveLength(12);
  });
});

test("whatever is typed, a loan is either within the bounds or none", () => {
  const anyText = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
  fc.assert(
    fc.property(anyText, anyText, anyText, (amount, rate, years) => {
      const { loan, wrong } = readLoan({ amount, rate, years }, terms);
      expect(loan === null).toBe(wrong.length > 0);
      if (loan) expect(isWithin(loan, terms)).toBe(true);
    }),
  );
});

test("a loan is found again by its address", () => {
  const within = fc.record({
    amount: fc.integer({ min: least, max: most }).map(ntd),
    rate: fc.integer({ min: 100, max: 2_000 }).map((points) => points / 10_000),
    years: fc.integer({ min: 1, max: 7 }),
  });
  fc.assert(
    fc.property(within, (part) => {
      const loan = { ...part, fee };
      expect(read(calculatorPath(typedOf(loan), []).split("?")[1] ?? "").typed).toEqual(
        typedOf(loan),
      );
      const again = read(calculatorPath(typedOf(loan), []).split("?")[1] ?? "").loan;
      expect(again).toMatchObject({ amount: loan.amount, years: loan.years });
      expect(again?.rate).toBeCloseTo(loan.rate, 10);
    }),
  );
});
