import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ntd } from "#base/money/money.ts";
import {
  byYears,
  costliestLoan,
  costOf,
  costOfLoan,
  interestOf,
  isWithin,
  type Loan,
  loanBounds,
  rateText,
  scheduleOf,
} from "./rules.ts";

const { least, most, fee } = loanBounds;
const terms = { least, most, fee };

function loan(amount: number, rate: number, years: number, once: number = fee): Loan {
  return { amount: ntd(amount), rate, years, fee: ntd(once) };
}

const anyLoan = fc
  .record({
    amount: fc.integer({ min: least, max: most }),
    points: fc.integer({ min: 100, max: 2_000 }),
    years: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ amount, points, years }) => loan(amount, points / 10_000, years));

test("the bounds are those of the specification [K04]", () => {
  expect(loanBounds).toEqual({
    least: 50_000,
    most: 2_000_000,
    rateLeast: 0.01,
    rateMost: 0.2,
    yearsLeast: 1,
    yearsMost: 7,
    fee: 488,
  });
});

describe("what a loan costs [V10]", () => {
  test.each([
    [50_000, 0.01, 1, 488, 4_189, 0.0281],
    [50_000, 0.01, 7, 488, 617, 0.013],
    [100_000, 0.0228, 3, 488, 2_876, 0.0259],
    [300_000, 0.05, 5, 488, 5_661, 0.0506],
    [500_000, 0.0645, 7, 488, 7_413, 0.0648],
    [2_000_000, 0.2, 7, 488, 44_412, 0.2001],
    [50_000, 0.2, 7, 488, 1_110, 0.2035],
    [1_000_000, 0.03, 7, 0, 13_213, 0.03],
    // A tolerance of 1e-4 ends one step too early: 0.1405 and 0.0776.
    [200_000, 0.1395, 5, 488, 4_648, 0.1406],
    [60_000, 0.0433, 3, 3_000, 1_780, 0.0777],
    // Nineteen iterations: practically all of the loan is its fee.
    [50_000, 0.01, 1, 49_995, 4_189, 10_053.6],
  ])("%i at %d for %i years with a fee of %i: %i a month, %d a year", (...row) => {
    const [amount, rate, years, once, payment, apr] = row;
    expect(costOfLoan(loan(amount, rate, years, once))).toEqual({ payment, apr });
  });

  test("at its yearly cost all payments are worth what was received", () => {
    fc.assert(
      fc.property(anyLoan, (each) => {
        const { payment, apr } = costOfLoan(each);
        const months = each.years * 12;
        const worth = (yearly: number) => {
          let sum = 0;
          for (let month = 1; month <= months; month += 1)
            sum += payment / (1 + yearly / 12) ** month;
          return sum;
        };
        const received = each.amount - each.fee;
        // Rounded to four decimals: the true rate lies within half a step on either side.
        expect(worth(apr + 0.00006)).toBeLessThan(received);
        expect(worth(apr - 0.00006)).toBeGreaterThan(received);
      }),
    );
  });
});

describe("a loan outside the ranges costs nothing, which is to say there is none [V09]", () => {
  test.each([
    ["a dollar too little", loan(49_999, 0.05, 3), false],
    ["the least", loan(50_000, 0.05, 3), true],
    ["the most", loan(2_000_000, 0.05, 3), true],
    ["a dollar too much", loan(2_000_001, 0.05, 3), false],
    ["a rate just below 1 %", loan(100_000, 0.0099, 3), false],
    ["1 %", loan(100_000, 0.01, 3), true],
    ["20 %", loan(100_000, 0.2, 3), true],
    ["a rate just above 20 %", loan(100_000, 0.2001, 3), false],
    ["no year", loan(100_000, 0.05, 0), false],
    ["one year", loan(100_000, 0.05, 1), true],
    ["seven years", loan(100_000, 0.05, 7), true],
    ["eight years", loan(100_000, 0.05, 8), false],
    ["half a year more", loan(100_000, 0.05, 2.5), false],
    ["no number at all", loan(100_000, Number.NaN, 3), false],
  ])("%s", (_, each, isAllowed) => {
    expect(isWithin(each, terms)).toBe(isAllowed);
    expect(costOf(each, terms).payment > 0).toBe(isAllowed);
    expect(costOf(each, terms).apr > 0).toBe(isAllowed);
  });

  test("a product may lend less than the bank does", () => {
    const smaller = { ...terms, most: ntd(300_000) };
    expect(costOf(loan(300_000, 0.05, 3), smaller).payment).toBe(8_991);
    expect(costOf(loan(300_001, 0.05, 3), smaller).payment).toBe(0);
  });

  test("the term must exceed the months that are asked about", () => {
    const year = scheduleOf(loan(120_000, 0.05, 1));
    expect(year[10]?.left).toBeGreaterThan(0);
    expect(year[11]?.left).toBe(0);
    expect(year[12]).toBeUndefined();
  });
});

describe("the payments of a loan", () => {
  test("repay it to the dollar, and the last takes what rounding has left", () => {
    fc.assert(
      fc.property(anyLoan, (each) => {
        const { payment } = costOfLoan(each);
        const all = scheduleOf(each);
        expect(all).toHaveLength(each.years * 12);
        expect(all.reduce<number>((sum, { principal }) => sum + principal, 0)).toBe(each.amount);
        expect(all[all.length - 1]?.left).toBe(0);
        for (const one of all) {
          expect(one.payment).toBe(one.principal + one.interest);
          expect(one.principal).toBeGreaterThan(0);
          expect(one.interest).toBeGreaterThanOrEqual(0);
        }
        for (const one of all.slice(0, -1)) expect(one.payment).toBe(payment);
        // Up to half a dollar of rounding each month, plus its interest.
        const last = all[all.length - 1]?.payment ?? 0;
        expect(Math.abs(last - payment)).toBeLessThan(each.years * 12 * 1.5);
      }),
    );
  });

  test("are summed up by years", () => {
    const each = loan(300_000, 0.05, 5);
    const years = byYears(scheduleOf(each));
    expect(years).toHaveLength(5);
    expect(years.reduce<number>((sum, { principal }) => sum + principal, 0)).toBe(300_000);
    expect(years.reduce<number>((sum, { interest }) => sum + interest, 0)).toBe(
      interestOf(scheduleOf(each)),
    );
    expect(years[0]?.interest).toBeGreaterThan(years[4]?.interest ?? 0);
  });
});

test("the first loan is the most, at the highest rate, for longest, with the product's fee [S10]", () => {
  expect(costliestLoan(terms)).toEqual({ amount: 2_000_000, rate: 0.2, years: 7, fee: 488 });
});

test.each([
  [0.0228, "2.28%"],
  [0.2, "20.00%"],
  [0.0281, "2.81%"],
])("%d is read as %s", (rate, text) => {
  expect(rateText(rate)).toBe(text);
});

test("a result is kept by amount, rate, period and fee, and of a thousand others it is computed anew [F06]", () => {
  const terms = { least: ntd(50_000), most: ntd(2_000_000), fee: ntd(488) };
  const wanted = { amount: ntd(300_000), rate: 0.05, years: 3, fee: ntd(488) };
  const first = costOf(wanted, terms);
  expect(first).toEqual({ payment: 8_991, apr: 0.0511 });
  expect(costOf({ ...wanted }, terms)).toBe(first);
  for (const other of [
    { ...wanted, amount: ntd(310_000) },
    { ...wanted, rate: 0.06 },
    { ...wanted, years: 4 },
    { ...wanted, fee: ntd(0) },
  ]) {
    expect(costOf(other, terms)).not.toEqual(first);
  }
  for (let more = 1; more <= 1_000; more += 1)
    costOf({ ...wanted, amount: ntd(400_000 + more) }, terms);
  expect(costOf(wanted, terms)).not.toBe(first);
  expect(costOf(wanted, terms)).toEqual(first);
});
