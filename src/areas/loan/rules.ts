// The cost of a loan. This is the bank's only arithmetic that does not use integers: rates are
// fractions, and only payments are rounded to dollars.

import { formatRate } from "#areas/rates/rules.ts";
import { amountOf, type Ntd, ntd } from "#base/money/money.ts";

/** The product used by the calculator. */
export const INSTALLMENT_LOAN = "LNIL0001";

/** The limits of an installment loan; a product's own limits lie within. */
export const loanBounds = {
  least: ntd(50_000),
  most: ntd(2_000_000),
  rateLeast: 0.01,
  rateMost: 0.2,
  yearsLeast: 1,
  yearsMost: 7,
  fee: ntd(488),
} as const;

/** A loan to calculate: the amount, the yearly rate (a fraction), the period, and the fee. */
export interface Loan {
  amount: Ntd;
  rate: number;
  years: number;
  fee: Ntd;
}

/** The cost of a loan: the monthly payment, and the annual percentage rate as a fraction. */
export interface LoanCost {
  payment: Ntd;
  apr: number;
}

/** The amounts a product lends, and its one-time fee. */
export interface LoanTerms {
  least: Ntd;
  most: Ntd;
  fee: Ntd;
}

/** Loan amounts are entered in units of this many dollars. */
export const UNIT = 10_000;

// A 30/360 day count: every month costs the same.
const MONTH_DAYS = 30;
const YEAR_DAYS = 360;
export const MONTHS = YEAR_DAYS / MONTH_DAYS;

const ITERATIONS_MOST = 1000;
const TOLERANCE = 1e-7;
const SLOPE_STEP = 1e-6;
const BASIS_POINTS = 10_000;
const NOTHING: LoanCost = { payment: ntd(0), apr: 0 };

/** The rate per month. */
function monthlyRate(rate: number): number {
  return (rate * MONTH_DAYS) / YEAR_DAYS;
}

/** The loan shown initially: the largest amount, the highest rate, the longest period. */
export function costliestLoan({ most, fee }: LoanTerms): Loan {
  return { amount: most, rate: loanBounds.rateMost, years: loanBounds.yearsMost, fee };
}

/** Whether the product allows a loan. */
export function isWithin({ amount, rate, years }: Loan, { least, most }: LoanTerms): boolean {
  const { rateLeast, rateMost, yearsLeast, yearsMost } = loanBounds;
  return (
    amount >= least &&
    amount <= most &&
    rate >= rateLeast &&
    rate <= rateMost &&
    Number.isInteger(years) &&
    years >= yearsLeast &&
    years <= yearsMost
  );
}

/** A cache of costs by amount, rate, period and fee: moving a slider returns to the same loans. */
const costs = new Map<string, LoanCost>();
const COSTS_MOST = 1_000;

/** The cost of a loan, cached; zero if the product does not allow it. */
export function costOf(loan: Loan, terms: LoanTerms): LoanCost {
  if (!isWithin(loan, terms)) return NOTHING;
  const { amount, rate, years, fee } = loan;
  const key = `${amount} ${rate} ${years} ${fee}`;
  const cost = costs.get(key) ?? costOfLoan(loan);
  costs.set(key, cost);
  if (costs.size > COSTS_MOST) costs.delete(costs.keys().next().value ?? "");
  return cost;
}

/** The cost of any loan with equal payments: an annuity, in whole dollars. */
export function costOfLoan({ amount, rate, years, fee }: Loan): LoanCost {
  const months = years * MONTHS;
  const monthly = monthlyRate(rate);
  const payment = amountOf<"TWD">(Math.round(amount / worthOf(monthly, months)));
  const received = amount - fee;
  // Newton's method from the nominal rate: the payments' present value must equal the sum received.
  let found = monthly;
  for (let turn = 0; turn < ITERATIONS_MOST; turn += 1) {
    const worth = worthOf(found, months);
    const slope = (payment * (worthOf(found + SLOPE_STEP, months) - worth)) / SLOPE_STEP;
    const step = (payment * worth - received) / slope;
    found -= step;
    if (Math.abs(step) < TOLERANCE) break;
  }
  return { payment, apr: Math.round(found * MONTHS * BASIS_POINTS) / BASIS_POINTS };
}

/** The present value of one dollar a month. */
function worthOf(monthly: number, months: number): number {
  if (Math.abs(monthly) < Number.EPSILON) return months;
  return (1 - (1 + monthly) ** -months) / monthly;
}

/** A yearly rate for display: 0.0228 is 2.28%. */
export function rateText(rate: number): string {
  return formatRate(Math.round(rate * BASIS_POINTS));
}

/** One payment: its principal, its interest, and the remaining principal. */
export interface Instalment {
  payment: Ntd;
  principal: Ntd;
  interest: Ntd;
  left: Ntd;
}

/** Every payment of a loan; the last one absorbs the rounding. */
export function scheduleOf(loan: Loan): Instalment[] {
  const { payment } = costOfLoan(loan);
  const months = loan.years * MONTHS;
  let left: number = loan.amount;
  return Array.from({ length: months }, (_, month) => {
    const interest = Math.round(left * monthlyRate(loan.rate));
    const principal = month === months - 1 ? left : Math.min(payment - interest, left);
    left -= principal;
    return {
      payment: ntd(principal + interest),
      principal: ntd(principal),
      interest: ntd(interest),
      left: ntd(left),
    };
  });
}

/** A year of payments: the principal and the interest. */
export interface YearOfPayments {
  principal: Ntd;
  interest: Ntd;
}

/** The payments grouped by year. */
export function byYears(schedule: readonly Instalment[]): YearOfPayments[] {
  return Array.from({ length: Math.ceil(schedule.length / MONTHS) }, (_, year) => {
    const months = schedule.slice(year * MONTHS, (year + 1) * MONTHS);
    return {
      principal: sumOf(months.map(({ principal }) => principal)),
      interest: sumOf(months.map(({ interest }) => interest)),
    };
  });
}

/** The total interest of all payments. */
export function interestOf(schedule: readonly Instalment[]): Ntd {
  return sumOf(schedule.map(({ interest }) => interest));
}

function sumOf(amounts: readonly Ntd[]): Ntd {
  return ntd(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}
