// Loans compared side by side: the URL carries them, so that it can be shared and bookmarked.

import { add, type Ntd } from "#base/money/money.ts";
import { CALCULATOR_PATH } from "#base/site/paths.ts";
import { costOf, interestOf, type Loan, type LoanTerms, scheduleOf } from "../rules.ts";
import { loanFields, readLoan, type TypedLoan, typedOf } from "./typed-loan.ts";

/** The maximum number of compared loans. */
export const COMPARED_MOST = 3;

/** The query parameter that carries a compared loan. */
export const COMPARED = "compare";

/** The name of the button that adds the current loan to the comparison. */
export const KEEP = "keep";

/** A compared loan with its cost. */
export interface Compared {
  loan: Loan;
  /** As in the URL: amount, rate and years. */
  text: string;
  payment: Ntd;
  apr: number;
  interest: Ntd;
  /** The total cost: interest and fee. */
  cost: Ntd;
  isCheapest: boolean;
}

/** A loan as its URL parameter. */
export function comparedText(loan: Loan): string {
  const typed = typedOf(loan);
  return loanFields.map((field) => typed[field]).join("_");
}

/** The loans encoded in texts: valid ones, without duplicates, up to the maximum. */
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

/** The texts with one added; unchanged if it is already there, or the maximum is reached. */
export function withCompared(texts: readonly string[], text: string): readonly string[] {
  if (texts.includes(text) || texts.length >= COMPARED_MOST) return texts;
  return [...texts, text];
}

/** The calculator's address with its current fields and the compared loans. */
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
