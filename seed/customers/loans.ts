import { addDays, addMonths, type Day, daysBetween } from "#base/time/day.ts";
import { type Instalment, instalmentOf, scheduleOf, type Terms } from "../ledger/schedule.ts";

/** The state of a loan. */
export type LoanState = "repaying" | "overdue" | "non-accrual" | "completed";

/** A loan of a person in people.ts, paid out to their TWD main account. */
export interface LoanSeed {
  owner: string;
  principal: number;
  basisPoints: number;
  months: number;
  openedMonthsAgo: number;
  state: LoanState;
  /** How many due instalments were missed. */
  missed?: number;
  /** The instalment with which the whole rest was repaid. */
  repaidWith?: number;
  /** The instalment that was paid late. */
  lateWith?: number;
}

/** The product code of the installment loan. */
export const LOAN_PRODUCT = "LNIL0001";

/** The bank's account management fee for the loan. */
export const LOAN_FEE = 488;

const owner = "loans01";
const LATE_DAYS = 12;
const DAYS_OF_YEAR = 365;
const BASIS_POINTS = 10_000;
/** For the first half year of arrears a tenth of the rate is added. */
const PENALTY_TIMES = 1.1;

/** Every loan. */
export const loans: readonly LoanSeed[] = [
  {
    owner,
    principal: 300_000,
    basisPoints: 588,
    months: 60,
    openedMonthsAgo: 14,
    state: "repaying",
  },
  {
    owner,
    principal: 150_000,
    basisPoints: 720,
    months: 36,
    openedMonthsAgo: 11,
    state: "overdue",
    missed: 2,
    lateWith: 5,
  },
  {
    owner,
    principal: 100_000,
    basisPoints: 980,
    months: 24,
    openedMonthsAgo: 16,
    state: "non-accrual",
    missed: 9,
  },
  {
    owner,
    principal: 120_000,
    basisPoints: 450,
    months: 24,
    openedMonthsAgo: 32,
    state: "completed",
  },
  {
    owner,
    principal: 200_000,
    basisPoints: 520,
    months: 48,
    openedMonthsAgo: 38,
    state: "completed",
    repaidWith: 13,
  },
];

/** An instalment and its outcome. */
export interface Payment extends Instalment {
  paidOn: Day | null;
  penalty: number;
}

/** The state of a loan today. */
export interface LoanStory extends Terms {
  seed: LoanSeed;
  payments: Payment[];
  balance: number;
  completedOn: Day | null;
}

/** What was agreed, paid and missed for a loan up to today. */
export function storyOf(seed: LoanSeed, today: Day): LoanStory {
  const { principal, basisPoints, months, openedMonthsAgo, state } = seed;
  // Three days later, so that no instalment is due today.
  const openedOn = addDays(addMonths(today, -openedMonthsAgo), 3);
  const terms: Terms = { principal, basisPoints, months, openedOn };
  const agreed = scheduleOf(terms);
  const schedule = seed.repaidWith ? repaidEarly(agreed, seed.repaidWith) : agreed;
  const due = schedule.filter(({ dueOn }) => dueOn < today).length;
  const paid = due - (seed.missed ?? 0);
  const payments = schedule.map((instalment): Payment => {
    if (instalment.number > paid) return { ...instalment, paidOn: null, penalty: 0 };
    const isLate = instalment.number === seed.lateWith;
    const paidOn = isLate ? addDays(instalment.dueOn, LATE_DAYS) : instalment.dueOn;
    return {
      ...instalment,
      paidOn,
      penalty: penaltyOf(terms, daysBetween(instalment.dueOn, paidOn)),
    };
  });
  const last = payments[paid - 1];
  const completedOn = state === "completed" ? (last?.paidOn ?? null) : null;
  return { ...terms, seed, payments, balance: last?.balance ?? principal, completedOn };
}

/** The schedule of a loan whose rest was repaid with one instalment. */
function repaidEarly(schedule: readonly Instalment[], number: number): Instalment[] {
  const paid = schedule.slice(0, number);
  const last = paid.at(-1);
  if (!last) return paid;
  return [...paid.slice(0, -1), { ...last, principal: last.principal + last.balance, balance: 0 }];
}

function penaltyOf(terms: Terms, daysLate: number): number {
  const yearly = (instalmentOf(terms) * terms.basisPoints) / BASIS_POINTS;
  return Math.round(((yearly * daysLate) / DAYS_OF_YEAR) * PENALTY_TIMES);
}
