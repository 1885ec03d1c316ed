// A parsed certificate request: the same from a page and from the API.

import type { Day } from "#base/time/day.ts";
import type {
  CertificateCurrency,
  CertificateLanguage,
  Delivery,
  Purpose,
  Scope,
} from "../rules.ts";

/** The fields of every request. */
export interface CommonRequest {
  language: CertificateLanguage;
  delivery: Delivery;
  /** The email address; null for any other delivery. */
  email: string | null;
  postalAddress: string | null;
  copies: number;
  /** The account that pays the postage. */
  feeAccount: string | null;
}

export interface DepositRequest extends CommonRequest {
  kind: "deposit-balance";
  baseDate: Day;
  currency: CertificateCurrency;
  purpose: Purpose;
  scope: Scope;
  /** The chosen accounts; empty for the total. */
  accountNumbers: readonly string[];
  includesDreamAccounts: boolean;
  englishName: string | null;
}

export interface WithholdingRequest extends CommonRequest {
  kind: "withholding";
  year: number;
}

export interface LoanBalanceRequest extends CommonRequest {
  kind: "loan-balance";
  loanNumber: string;
  baseDate: Day;
}

export interface LoanRepaymentRequest extends CommonRequest {
  kind: "loan-repayment";
  loanNumber: string;
  from: Day;
  to: Day;
}

export interface LoanCompletionRequest extends CommonRequest {
  kind: "loan-completion";
  loanNumber: string;
}

/** A request of any kind. */
export type CertificateRequest =
  | DepositRequest
  | WithholdingRequest
  | LoanBalanceRequest
  | LoanRepaymentRequest
  | LoanCompletionRequest;
