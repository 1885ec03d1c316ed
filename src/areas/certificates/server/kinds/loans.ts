// What the certificates of loans share.

import { type AccountNumber, maskAccountNumber } from "#base/banks/account-number.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { maskNationalId, type NationalId } from "#base/identity/national-id.ts";
import { formatNtd, ntd } from "#base/money/money.ts";
import type { Loan } from "#ports/core-bank/customer-facts.ts";
import { type CertifiedLoan, type Holder, type LoanKind, loanRefusal } from "../../rules/kinds.ts";
import type { Finding } from "./kind-rules.ts";

/** The loan of a certificate; refuses another customer's loan, or one not certifiable. */
export async function loanFor(
  kind: LoanKind,
  loanNumber: string,
  { coreBank, customerId }: Finding,
): Promise<Loan> {
  const loans = await coreBank.loans(customerId);
  const loan = loans.find(({ number }) => number === loanNumber);
  if (!loan) throw new Refusal("LBEB000527");
  const refusal = loanRefusal(kind, loan.state);
  if (refusal) throw new Refusal(refusal);
  return loan;
}

/** A loan as certificates state it. */
export function certified(loan: Loan): CertifiedLoan {
  const { number, productName, principal, basisPoints, months, openedOn } = loan;
  return { number, productName, principal, basisPoints, months, openedOn };
}

/** The fields that every answer about a loan has. */
export function loanAnswer({ holder, loan }: { holder: Holder; loan: CertifiedLoan }) {
  return {
    nationalId: maskNationalId(holder.nationalId as NationalId),
    customerName: holder.name,
    loanNumber: loan.number,
  };
}

/** The last digits of a loan's number. */
export function maskedLoan({ number }: CertifiedLoan): string[] {
  return [maskAccountNumber(number as AccountNumber)];
}

/** Whole New Taiwan dollars as text. */
export function dollars(amount: number): string {
  return formatNtd(ntd(amount));
}
