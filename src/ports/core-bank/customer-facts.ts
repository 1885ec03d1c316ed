// The part of the port that is about customers: who they are, what they earn, and what they owe.

import type { Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";

/** Who a customer is and where the bank writes to; nothing of it is masked. */
export interface Identity {
  name: Translated;
  nationalId: string;
  email: string | null;
  mobile: string;
}

/** What an account earned: interest, and what was kept back of it. */
export interface InterestEarned {
  gross: number;
  tax: number;
  premium: number;
}

/** A loan as its borrower may see it. Amounts are whole New Taiwan dollars. */
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
  state: "repaying" | "overdue" | "non-accrual" | "completed";
  completedOn: Day | null;
}

/** An instalment of a loan; it was paid, or is still to be. */
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
  /** The next installment that is not due yet; null where there is none. */
  nextDueOn: Day | null;
  nextAmount: number | null;
  paidCount: number;
  /** Installments that are due and not paid. */
  overdueCount: number;
  overdueAmount: number;
  overdueSince: Day | null;
}

/** The questions about it. */
export interface CustomerFacts {
  /** Null for a customer who is not there. */
  identity(customerId: string): Promise<Identity | null>;
  /** What an account earned by interest in days, without what was undone. */
  interestEarned(accountId: string, days: { from: Day; to: Day }): Promise<InterestEarned>;
  /** Every loan of a customer, the newest first. */
  loans(customerId: string): Promise<Loan[]>;
  /** What is due of every loan of a customer. */
  loanDues(customerId: string): Promise<LoanDue[]>;
  /** The instalments of a loan in order. */
  loanPayments(loanId: string): Promise<LoanPayment[]>;
}
