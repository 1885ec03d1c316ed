// The part of the port about customers: who they are, what they earn, and what they owe.

import type { LoanState } from "#base/call/codes.ts";
import type { Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";

/** A customer's identity and addresses, unmasked. */
export interface Identity {
  name: Translated;
  nationalId: string;
  email: string | null;
  mobile: string;
}

/** An account's interest, and what was withheld from it. */
export interface InterestEarned {
  gross: number;
  tax: number;
  premium: number;
}

/** A loan as its borrower sees it. Amounts are whole New Taiwan dollars. */
export interface Loan {
  id: string;
  number: string;
  productCode: string;
  productName: Translated;
  principal: number;
  balance: number;
  basisPoints: number;
  months: number;
  openedOn: Day;
  state: LoanState;
  completedOn: Day | null;
}

/** An instalment of a loan, paid or not. */
export interface LoanPayment {
  number: number;
  dueOn: Day;
  paidOn: Day | null;
  principal: number;
  interest: number;
  penalty: number;
}

/** What is due of a loan. Amounts are whole New Taiwan dollars. */
export interface LoanDue {
  loanId: string;
  /** The next instalment that is not due yet; null where there is none. */
  nextDueOn: Day | null;
  nextAmount: number | null;
  paidCount: number;
  /** Instalments that are due and not paid. */
  overdueCount: number;
  overdueAmount: number;
  overdueSince: Day | null;
}

/** The reads about customers. */
export interface CustomerFacts {
  /** Null for an unknown customer. */
  identity(customerId: string): Promise<Identity | null>;
  /** The interest an account earned in a period, without reversed postings. */
  interestEarned(accountId: string, days: { from: Day; to: Day }): Promise<InterestEarned>;
  /** Every loan of a customer, newest first. */
  loans(customerId: string): Promise<Loan[]>;
  /** What is due of every loan of a customer. */
  loanDues(customerId: string): Promise<LoanDue[]>;
  /** The instalments of a loan in order. */
  loanPayments(loanId: string): Promise<LoanPayment[]>;
}
