// Loans that are held side by side: an address carries them, so that they can be shared and kept.

import { add, type Ntd } from "#base/money/money.ts";
import { CALCULATOR_PATH } from "#base/site/paths.ts";
import { costOf, interestOf, type Loan, type LoanTerms, scheduleOf } from "../rules.ts";
import { loanFields, readLoan, type TypedLoan, typedOf } from "./typed-loan.ts";

/** How many loans can be compared. */
export const COMPARED_MOST = 3;

/** The name of the parameter under which an address carries a compared loan. */
export const COMPARED = "compare";

/** The name of the button that adds the loan in the fields to the comparison. */
export const KEEP = "keep";

/** A compared loan with what it costs. */
export interface Compared {
  loan: Loan;
  /** As its address carries it: amount, rate and years. */
  text: string;
  payment: Ntd;
  apr: number;
  interest: Ntd;
  /** What all of it costs: interest and fee. */
  cost: Ntd;
  isCheapest: boolean;
}

/** A loan as an address carries it. */
export function comparedText(loan: Loan): string {
  const typed = typedOf(loan);
  return loanFields.map((field) => typed[field]).join("_");
}

/** The loans that texts stand for: each once, those that can be, as many as can be compared. */
export function comparedOf(texts: readonly string[], terms: LoanTerms): Compared[] {
  const loans = [...new Set(texts)]
    .flatMap((text) => loanIn(text, terms) ?? [])
    .slice(0, COMPARED_MOST);
  const costs = loans.map((loan) => {
    const { payment, apr } = costOf(loan, terms);
    const interest = interestOf(scheduleOf(loan));
    return {
      loan,
      text: comparedText(loan),
      payment,
      apr,
      interest,
      cost: add(interest, loan.fee),
    };
  });
  const least = Math.min(...costs.map(({ cost }) => cost));
  const isOne = costs.filter(({ cost }) => cost === least).length === 1 && costs.length > 1;
  return costs.map((each) => ({ ...each, isCheapest: isOne && each.cost === least }));
}

/** The texts with one more; as they are where it is there already, or no more can be compared. */
export function withCompared(texts: readonly string[], text: string): readonly string[] {
  if (texts.includes(text) || texts.length >= COMPARED_MOST) return texts;
  return [...texts, text];
}

/** The address of the calculator with what stands in its fields, and the loans that are compared. */
export function calculatorPath(typed: TypedLoan, texts: readonly string[]): string {
  const pairs = [
    ...loanFields.map((field) => [field, typed[field]] as const),
    ...texts.map((text) => [COMPARED, text] as const),
  ];
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return `${CALCULATOR_PATH}?${query}`;
}

function loanIn(text: string, terms: LoanTerms): Loan | null {
  const [amount = "", rate = "", years = "", ...more] = text.split("_");
  return more.length > 0 ? null : readLoan({ amount, rate, years }, terms).loan;
}
