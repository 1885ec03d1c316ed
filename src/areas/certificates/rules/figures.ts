// What a certificate says, as it was found when it was asked for: kept with the request, and the only
// thing that its document is made from.

import type { Currency } from "#base/money/money.ts";
import type { Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { CertificateCurrency, Purpose, Scope } from "../rules.ts";
import type { BoardRates } from "./amounts.ts";

/** Whom a certificate is about. */
export interface Holder {
  name: string;
  englishName: string;
  nationalId: string;
}

/** An account of a certificate. */
export interface CertifiedAccount {
  number: string;
  kind: "main" | "sub" | "joint";
  currency: Currency;
  openedOn: Day;
  balance: number;
  /** The same in the currency of the certificate. */
  converted: number;
}

export interface DepositFigures {
  kind: "deposit-balance";
  holder: Holder;
  baseDate: Day;
  currency: CertificateCurrency;
  purpose: Purpose;
  scope: Scope;
  includesDreamAccounts: boolean;
  accounts: readonly CertifiedAccount[];
  total: number;
  /** Those that were used. */
  rates: BoardRates;
}

/** The interest of an account in a year. */
export interface EarningAccount {
  number: string;
  currency: Currency;
  gross: number;
  tax: number;
  premium: number;
}

export interface WithholdingFigures {
  kind: "withholding";
  holder: Holder;
  year: number;
  accounts: readonly EarningAccount[];
  /** Of the accounts in New Taiwan dollars. */
  total: { gross: number; tax: number; premium: number };
}

/** A loan of a certificate. */
export interface CertifiedLoan {
  number: string;
  productName: Translated;
  principal: number;
  basisPoints: number;
  months: number;
  openedOn: Day;
}

export interface LoanBalanceFigures {
  kind: "loan-balance";
  holder: Holder;
  baseDate: Day;
  loan: CertifiedLoan;
  owed: number;
}

/** A payment of a loan. */
export interface CertifiedPayment {
  number: number;
  paidOn: Day;
  principal: number;
  interest: number;
  penalty: number;
}

export interface LoanRepaymentFigures {
  kind: "loan-repayment";
  holder: Holder;
  from: Day;
  to: Day;
  loan: CertifiedLoan;
  payments: readonly CertifiedPayment[];
  total: { principal: number; interest: number; penalty: number; whole: number };
}

export interface LoanCompletionFigures {
  kind: "loan-completion";
  holder: Holder;
  loan: CertifiedLoan;
  completedOn: Day;
  /** Whether it ended with its last instalment, or before. */
  ending: "matured" | "early";
}

/** What a certificate of any kind says. */
export type Figures =
  | DepositFigures
  | WithholdingFigures
  | LoanBalanceFigures
  | LoanRepaymentFigures
  | LoanCompletionFigures;

/** What anybody who has the document's number is told of it. */
export interface PublicFacts {
  /** Masked. */
  name: string;
  /** The day, year or period that it is about. */
  about: string;
  /** The last digits of what it is about; none for a total. */
  numbers: readonly string[];
}
