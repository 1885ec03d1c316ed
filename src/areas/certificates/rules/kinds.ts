// The kinds of certificates: what each is requested with, and what it states. The other tables of
// kinds (rules of the server, texts) follow from this one and do not compile without a new kind.

import type { LoanState } from "#base/call/codes.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Currency } from "#base/money/money.ts";
import type { Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type {
  CertificateCurrency,
  CertificateLanguage,
  Delivery,
  Purpose,
  Scope,
} from "../rules.ts";
import type { BoardRates } from "./amounts.ts";

/** Every kind, in the order of the main page: its call, and what a customer must have. */
export const kindTable = {
  "deposit-balance": { call: "requestBalanceCertificate", needs: "account" },
  withholding: { call: "requestWithholdingStatement", needs: "account" },
  "loan-balance": { call: "requestLoanBalanceCertificate", needs: "open loan" },
  "loan-repayment": { call: "requestLoanRepaymentCertificate", needs: "loan" },
  "loan-completion": { call: "requestLoanCompletionCertificate", needs: "completed loan" },
} as const;

export type CertificateKind = keyof typeof kindTable;

/** Every certificate, in the order of the main page. */
export const certificateKinds = Object.keys(kindTable) as CertificateKind[];

/** The kind in a path, or null. */
export function kindIn(pathname: string): CertificateKind | null {
  const [, , name] = pathname.split("/");
  return certificateKinds.find((kind) => kind === name) ?? null;
}

/** The kinds that are about a loan. */
export type LoanKind = {
  [K in CertificateKind]: (typeof kindTable)[K]["needs"] extends "account" ? never : K;
}[CertificateKind];

/** Whether a certificate is about a loan. */
export function isLoanKind(kind: CertificateKind): kind is LoanKind {
  return kindTable[kind].needs !== "account";
}

/** Why a loan has no certificate of a kind, or null. */
export function loanRefusal(kind: LoanKind, state: LoanState): ErrorCode | null {
  if (state === "non-accrual") return "LBEA002046";
  const { needs } = kindTable[kind];
  const isRight = needs === "loan" || (needs === "completed loan") === (state === "completed");
  return isRight ? null : "LBEB000527";
}

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

/** What each kind is requested with, besides. */
export interface OwnRequest {
  "deposit-balance": {
    baseDate: Day;
    currency: CertificateCurrency;
    purpose: Purpose;
    scope: Scope;
    /** The chosen accounts; empty for the total. */
    accountNumbers: readonly string[];
    includesDreamAccounts: boolean;
    englishName: string | null;
  };
  withholding: { year: number };
  "loan-balance": { loanNumber: string; baseDate: Day };
  "loan-repayment": { loanNumber: string; from: Day; to: Day };
  "loan-completion": { loanNumber: string };
}

/** A parsed request of a kind: the same from a page and from the API. */
export type RequestOf<K extends CertificateKind> = K extends K
  ? CommonRequest & { kind: K } & OwnRequest[K]
  : never;

/** A request of any kind. */
export type CertificateRequest = RequestOf<CertificateKind>;

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

/** The interest of an account in a year. */
interface EarningAccount {
  number: string;
  currency: Currency;
  gross: number;
  tax: number;
  premium: number;
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

/** A payment of a loan. */
interface CertifiedPayment {
  number: number;
  paidOn: Day;
  principal: number;
  interest: number;
  penalty: number;
}

interface OwnFigures {
  "deposit-balance": {
    baseDate: Day;
    currency: CertificateCurrency;
    purpose: Purpose;
    scope: Scope;
    includesDreamAccounts: boolean;
    accounts: readonly CertifiedAccount[];
    total: number;
    /** The rates that were used. */
    rates: BoardRates;
  };
  withholding: {
    year: number;
    accounts: readonly EarningAccount[];
    /** The sums of the accounts in New Taiwan dollars. */
    total: { gross: number; tax: number; premium: number };
  };
  "loan-balance": { baseDate: Day; loan: CertifiedLoan; owed: number };
  "loan-repayment": {
    from: Day;
    to: Day;
    loan: CertifiedLoan;
    payments: readonly CertifiedPayment[];
    total: { principal: number; interest: number; penalty: number; whole: number };
  };
  "loan-completion": {
    loan: CertifiedLoan;
    completedOn: Day;
    /** Whether it ended with its last instalment, or early. */
    ending: "matured" | "early";
  };
}

/**
 * The content of a certificate of a kind, as computed at the request: stored with the request, and
 * the only source of its document.
 */
export type FiguresOf<K extends CertificateKind> = K extends K
  ? { kind: K; holder: Holder } & OwnFigures[K]
  : never;

/** The content of a certificate of any kind. */
export type Figures = FiguresOf<CertificateKind>;

/** What anybody who has the document's number can see. */
export interface PublicFacts {
  /** Masked. */
  name: string;
  /** The day, year or period it covers. */
  about: string;
  /** The last digits of the accounts or the loan; none for a total. */
  numbers: readonly string[];
}
