// What a loan costs. This is the only arithmetic of the bank that is not done in whole numbers: rates
// are fractions, and only what is paid is rounded to dollars.

import { formatRate } from "#areas/rates/rules.ts";
import { amountOf, type Ntd, ntd } from "#base/money/money.ts";

/** The product that the calculator reckons. */
export const INSTALLMENT_LOAN = "LNIL0001";

/** What an installment loan may be; what a product's own row says lies within. */
export const loanBounds = {
  least: ntd(50_000),
  most: ntd(2_000_000),
  rateLeast: 0.01,
  rateMost: 0.2,
  yearsLeast: 1,
  yearsMost: 7,
  fee: ntd(488),
} as const;

/** A loan to be reckoned: how much, at what yearly rate (a fraction), for how long, at what fee. */
export interface Loan {
  amount: Ntd;
  rate: number;
  years: number;
  fee: Ntd;
}

/** What a loan costs: the payment of a month, and the yearly cost of all as a fraction. */
export interface LoanCost {
  payment: Ntd;
  apr: number;
}

/** What a product lends, and takes once for it. */
export interface LoanTerms {
  least: Ntd;
  most: Ntd;
  fee: Ntd;
}

/** The amounts of a loan are told in units of so many dollars. */
export const UNIT = 10_000;

// Months have thirty days and a year has twelve of them, so that every month costs the same.
const MONTH_DAYS = 30;
const YEAR_DAYS = 360;
export const MONTHS = YEAR_DAYS / MONTH_DAYS;

const ITERATIONS_MOST = 1000;
const TOLERANCE = 1e-7;
const SLOPE_STEP = 1e-6;
const BASIS_POINTS = 10_000;
const NOTHING: LoanCost = { payment: ntd(0), apr: 0 };

/** The rate of one month. */
function monthlyRate(rate: number): number {
  return (rate * MONTH_DAYS) / YEAR_DAYS;
}

/** The loan that is reckoned before anybody asks for one: the most, at the highest rate, for longest. */
export function costliestLoan({ most, fee }: LoanTerms): Loan {
  return { amount: most, rate: loanBounds.rateMost, years: loanBounds.yearsMost, fee };
}

/** Whether a loan is one that the product allows. */
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

/** Costs by amount, rate, period and fee: who moves a slider comes back to the same loans. */
const costs = new Map<string, LoanCost>();
const COSTS_MOST = 1_000;

/** What a loan costs, computed once for its four numbers; nothing where the product does not allow it. */
export function costOf(loan: Loan, terms: LoanTerms): LoanCost {
  if (!isWithin(loan, terms)) return NOTHING;
  const { amount, rate, years, fee } = loan;
  const key = `${amount} ${rate} ${years} ${fee}`;
  const cost = costs.get(key) ?? costOfLoan(loan);
  costs.set(key, cost);
  if (costs.size > COSTS_MOST) costs.delete(costs.keys().next().value ?? "");
  return cost;
}

/** What any loan costs by equal payments: an annuity, in whole dollars. */
export function costOfLoan({ amount, rate, years, fee }: Loan): LoanCost {
  const months = years * MONTHS;
  const monthly = monthlyRate(rate);
  const payment = amountOf<"TWD">(Math.round(amount / worthOf(monthly, months)));
  const received = amount - fee;
  // Newton's way from the loan's own rate: what is paid must be worth what was received.
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

/** What one dollar a month is worth today. */
function worthOf(monthly: number, months: number): number {
  if (Math.abs(monthly) < Number.EPSILON) return months;
  return (1 - (1 + monthly) ** -months) / monthly;
}

/** A yearly rate as people read it: 0.0228 is 2.28%. */
export function rateText(rate: number): string {
  return formatRate(Math.round(rate * BASIS_POINTS));
}

/** One payment: what of it repays, what is interest, and what is left to repay. */
export interface Instalment {
  payment: Ntd;
  principal: Ntd;
  interest: Ntd;
  left: Ntd;
}

/** Every payment of a loan; the last one takes what rounding has left. */
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

/** A year of payments: what of them repays, and what is interest. */
export interface YearOfPayments {
  principal: Ntd;
  interest: Ntd;
}

/** The payments by years. */
export function byYears(schedule: readonly Instalment[]): YearOfPayments[] {
  return Array.from({ length: Math.ceil(schedule.length / MONTHS) }, (_, year) => {
    const months = schedule.slice(year * MONTHS, (year + 1) * MONTHS);
    return {
      principal: sumOf(months.map(({ principal }) => principal)),
      interest: sumOf(months.map(({ interest }) => interest)),
    };
  });
}

/** The interest of all payments together. */
export function interestOf(schedule: readonly Instalment[]): Ntd {
  return sumOf(schedule.map(({ interest }) => interest));
}

function sumOf(amounts: readonly Ntd[]): Ntd {
  return ntd(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}
