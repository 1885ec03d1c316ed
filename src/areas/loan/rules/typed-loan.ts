// The loan that a visitor has typed into the calculator, or that an address carries.

import { ntd } from "#base/money/money.ts";
import { halfWidth } from "#base/text/typed-text.ts";
import { costliestLoan, isWithin, type Loan, type LoanTerms, UNIT } from "../rules.ts";

/** The fields of the calculator. */
export const loanFields = ["amount", "rate", "years"] as const;

export type LoanField = (typeof loanFields)[number];

/** What stands in the fields: ten thousands, percent, years. */
export type TypedLoan = Readonly<Record<LoanField, string>>;

/** What was typed, which fields are wrong, and the loan where none is. */
export interface ReadLoan {
  typed: TypedLoan;
  wrong: readonly LoanField[];
  loan: Loan | null;
}

const PERCENT = 100;
const BASIS_POINTS = 10_000;
/** What is shown again of a field; nothing that can be right is longer. */
export const TYPED_LENGTH = 12;

const forms: Readonly<Record<LoanField, RegExp>> = {
  // Down to one dollar.
  amount: /^\d{1,6}(?:\.\d{1,4})?$/,
  rate: /^\d{1,3}(?:\.\d{1,2})?$/,
  years: /^\d{1,3}$/,
};

/** Reads the fields; what is not given is as in the dearest loan of the product. */
export function readLoan(given: Partial<TypedLoan>, terms: LoanTerms): ReadLoan {
  const typed = typedOf(costliestLoan(terms));
  for (const field of loanFields) typed[field] = cleaned(given[field] ?? typed[field]);
  const loan = loanOf(typed, terms);
  const wrong = loanFields.filter((field) => isWrong(field, typed, terms));
  return { typed, wrong, loan: wrong.length === 0 ? loan : null };
}

/** Every field is judged with the others as they are in a loan that is right. */
function isWrong(field: LoanField, typed: TypedLoan, terms: LoanTerms): boolean {
  if (!forms[field].test(typed[field])) return true;
  const others = typedOf(costliestLoan(terms));
  return !isWithin(loanOf({ ...others, [field]: typed[field] }, terms), terms);
}

function loanOf({ amount, rate, years }: TypedLoan, { fee }: LoanTerms): Loan {
  const dollars = Math.round(Number(amount) * UNIT);
  return {
    amount: ntd(Number.isSafeInteger(dollars) ? dollars : 0),
    // In basis points first: 2.28 divided by a hundred is not quite 0.0228.
    rate: Math.round(Number(rate) * PERCENT) / BASIS_POINTS,
    years: Number(years),
    fee,
  };
}

/** A loan as it stands in the fields. */
export function typedOf({ amount, rate, years }: Loan): Record<LoanField, string> {
  return {
    amount: String(amount / UNIT),
    // A fraction of two decimals, times a hundred, is not always what it looks like.
    rate: String(Math.round(rate * BASIS_POINTS) / PERCENT),
    years: String(years),
  };
}

function cleaned(text: string): string {
  return halfWidth(text)
    .replace(/[,%\s]/g, "")
    .slice(0, TYPED_LENGTH);
}
