// The loan that a visitor has typed into the calculator, or that a URL carries.

import { ntd } from "#base/money/money.ts";
import { halfWidth, startOf } from "#base/text/typed-text.ts";
import { costliestLoan, isWithin, type Loan, type LoanTerms, UNIT } from "../rules.ts";

/** The fields of the calculator. */
export const loanFields = ["amount", "rate", "years"] as const;

export type LoanField = (typeof loanFields)[number];

/** The values of the fields: ten thousands, percent, years. */
export type TypedLoan = Readonly<Record<LoanField, string>>;

/** What was typed, the invalid fields, and the loan if there are none. */
export interface ReadLoan {
  typed: TypedLoan;
  wrong: readonly LoanField[];
  loan: Loan | null;
}

const PERCENT = 100;
const BASIS_POINTS = 10_000;
/** How much of an input is shown again; no valid one is longer. */
export const TYPED_LENGTH = 12;

const forms: Readonly<Record<LoanField, RegExp>> = {
  // Down to one dollar.
  amount: /^\d{1,6}(?:\.\d{1,4})?$/,
  rate: /^\d{1,3}(?:\.\d{1,2})?$/,
  years: /^\d{1,3}$/,
};

/** Parses the fields; missing ones default to the product's costliest loan. */
export function readLoan(given: Partial<TypedLoan>, terms: LoanTerms): ReadLoan {
  const typed = typedOf(costliestLoan(terms));
  for (const field of loanFields) typed[field] = cleaned(given[field] ?? typed[field]);
  const loan = loanOf(typed, terms);
  const wrong = loanFields.filter((field) => isWrong(field, typed, terms));
  return { typed, wrong, loan: wrong.length === 0 ? loan : null };
}

/** Each field is validated alone, with valid values for the others. */
function isWrong(field: LoanField, typed: TypedLoan, terms: LoanTerms): boolean {
  if (!forms[field].test(typed[field])) return true;
  const others = typedOf(costliestLoan(terms));
  return !isWithin(loanOf({ ...others, [field]: typed[field] }, terms), terms);
}

function loanOf({ amount, rate, years }: TypedLoan, { fee }: LoanTerms): Loan {
  const dollars = Math.round(Number(amount) * UNIT);
  return {
    amount: ntd(Number.isSafeInteger(dollars) ? dollars : 0),
    // Via basis points: 2.28 divided by 100 is not exactly 0.0228.
    rate: Math.round(Number(rate) * PERCENT) / BASIS_POINTS,
    years: Number(years),
    fee,
  };
}

/** A loan as field values. */
export function typedOf({ amount, rate, years }: Loan): Record<LoanField, string> {
  return {
    amount: String(amount / UNIT),
    // Via basis points: a fraction with two decimals times 100 may be inexact.
    rate: String(Math.round(rate * BASIS_POINTS) / PERCENT),
    years: String(years),
  };
}

function cleaned(text: string): string {
  return startOf(halfWidth(text).replace(/[,%\s]/g, ""), TYPED_LENGTH);
}
