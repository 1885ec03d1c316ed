// The content of a certificate, as computed at the request: stored with the request, and the only
// source of its document.

import type { Currency } from "#base/money/money.ts";
import type { Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { CertificateCurrency, Purpose, Scope } from "../rules.ts";
import type { BoardRates } from "./amounts.ts";

/** The person a certificate is about. */
export interface Holder {
  name: string;
  englishName: string;
  /** The English name on file, if the customer asked for another one. */
  nameOnFile?: string;
  nationalId: string;
}

/** An account of a certificate. */
export interface CertifiedAccount {
  number: string;
  kind: "main" | "sub" | "joint";
  currency: Currency;
  openedOn: Day;
  balance: number;
  /** The balance in the certificate's currency. */
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
  /** The rates that were used. */
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
  /** The sums of the accounts in New Taiwan dollars. */
  total: { gross: number; tax: number; premium: number };
}

/** A loan on a certificate. */
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
  /** Whether it ended with its last instalment, or early. */
  ending: "matured" | "early";
}

/** The content of a certificate of any kind. */
export type Figures =
  | DepositFigures
  | WithholdingFigures
  | LoanBalanceFigures
  | LoanRepaymentFigures
  | LoanCompletionFigures;

/** What anybody who has the document's number can see. */
export interface PublicFacts {
  /** Masked. */
  name: string;
  /** The day, year or period it covers. */
  about: string;
  /** The last digits of the accounts or the loan; none for a total. */
  numbers: readonly string[];
}
