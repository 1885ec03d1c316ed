import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { accountKindFields, day, moment, momentOf, orNull } from "#base/call/fields.ts";
import { flag, optionalFlag, wire } from "#base/call/wire.ts";
import { currencies } from "#base/money/money.ts";
import {
  ACCOUNTS_MOST,
  certificateCurrencies,
  certificateLanguages,
  purposes,
  scopes,
} from "../rules.ts";
import { accountNumber, commonErrors, commonInput, commonOutput, typedDay } from "./parts.ts";

const NAME_MOST = 60;
const WEIGHT = 10;
const amount = T.Integer({ description: "minor units: dollars of TWD, cents of the others" });
const dollars = T.Integer({ description: "whole New Taiwan dollars" });

/** C26: a certificate of deposit balances. */
export const requestBalanceCertificate = call({
  method: "POST",
  path: "/v1/support/download/balanceCertificates",
  summary: "Requests a deposit balance certificate, or previews it",
  who: "customer",
  weight: WEIGHT,
  input: T.Object({
    ...commonInput,
    baseDay: wire("baseDt", typedDay),
    currency: wire("issuCcyCd", T.Enum([...certificateCurrencies])),
    purpose: wire("balCertAplyPposCd", T.Enum([...purposes])),
    scope: wire("balCertIssuTpCd", T.Enum([...scopes])),
    accountNumbers: wire(
      "acctLst",
      T.Optional(T.Array(accountNumber, { maxItems: ACCOUNTS_MOST })),
    ),
    includesDreamAccounts: optionalFlag("smlnYn", {
      description: "whether a total counts dream accounts",
    }),
    englishName: wire("custEngNm", T.Optional(T.String({ maxLength: NAME_MOST }))),
  }),
  output: T.Object({
    ...commonOutput,
    issuedAt: wire("issuDtm", orNull(moment)),
    issuedOn: wire("issuDt", orNull(day)),
    baseAt: wire("baseDtm", momentOf("the end of the day that it is about")),
    baseDay: wire("baseDt", day),
    totalAmount: wire("totIssuAmt", amount),
    customerName: wire("custNm", T.String()),
    englishName: wire("custEngNm", T.String()),
    currency: wire("issuCcyCd", T.Enum([...certificateCurrencies])),
    usdRate: wire("usdCnvtRt", orNull(T.String({ description: "TWD for a dollar: 31.3850" }))),
    language: wire("issuLngDsCd", T.Enum([...certificateLanguages])),
    purpose: wire("balCertAplyPposCd", T.Enum([...purposes])),
    scope: wire("balCertIssuTpCd", T.Enum([...scopes])),
    total: wire("totCnt", T.Integer()),
    accountCount: wire("acctListCnt", T.Integer()),
    accounts: wire(
      "acctLst",
      T.Array(
        T.Object({
          accountNumber: wire("acctNbr", T.String()),
          ...accountKindFields,
          currency: wire("ccyCd", T.Enum(Object.keys(currencies))),
          balance: wire("balAmt", amount),
        }),
      ),
    ),
    includesDreamAccounts: flag("smlnYn"),
  }),
  errors: [...commonErrors, "CERT000001", "CERT000004", "CERT000005", "CERT000010"],
});

/** C27: the interest of a year, and the tax withheld. */
export const requestWithholdingStatement = call({
  method: "POST",
  path: "/v1/support/download/withholdings",
  summary: "Requests the withholding statement of a year, or previews it",
  who: "customer",
  weight: WEIGHT,
  input: T.Object({
    ...commonInput,
    year: wire("baseYr", T.Integer({ minimum: 1912, maximum: 9998 })),
  }),
  output: T.Object({
    ...commonOutput,
    year: wire("baseYr", T.Integer()),
    bankName: wire("bnkNm", T.String()),
    customerName: wire("custNm", T.String()),
    incomeCategory: wire("incmCat", T.String()),
    nationalId: wire("natlId", T.String({ description: "masked" })),
    taxFormat: wire("taxFrmtCd", T.String({ description: "5A" })),
    taxNumber: wire("taxIdNbr", T.String({ description: "the bank's" })),
    grossAmount: wire("payAmt", dollars),
    taxAmount: wire("taxAmt", dollars),
    premiumAmount: wire("nhiAmt", dollars),
  }),
  errors: [...commonErrors, "CERT000001", "CERT000003", "CERT000006"],
});

const loanInput = { loanNumber: wire("acctNbr", accountNumber) };
const loanOutput = {
  ...commonOutput,
  nationalId: wire("natlId", T.String({ description: "masked" })),
  customerName: wire("custNm", T.String()),
  loanNumber: wire("acctNbr", T.String()),
};
const loanErrors = [...commonErrors, "LBEB000527", "LBEA002046"] as const;

/** C28: what is still owed on a loan. */
export const requestLoanBalanceCertificate = call({
  method: "POST",
  path: "/v1/support/download/loanBalanceCertificates",
  summary: "Requests a loan balance certificate, or previews it",
  who: "customer",
  weight: WEIGHT,
  input: T.Object({ ...commonInput, ...loanInput, baseDay: wire("baseDt", typedDay) }),
  output: T.Object({
    ...loanOutput,
    baseDay: wire("baseDt", day),
    balance: wire("balAmt", dollars),
  }),
  errors: [...loanErrors, "CERT000004", "CERT000005"],
});

/** C29: what was repaid on a loan within a period. */
export const requestLoanRepaymentCertificate = call({
  method: "POST",
  path: "/v1/support/download/loanRepaymentCertificates",
  summary: "Requests a loan repayment certificate, or previews it",
  who: "customer",
  weight: WEIGHT,
  input: T.Object({
    ...commonInput,
    ...loanInput,
    startDay: wire("iqreStrtDt", typedDay),
    endDay: wire("iqreEndDt", typedDay),
  }),
  output: T.Object({
    ...loanOutput,
    loanMonths: wire("lnPrd", T.Integer({ description: "months" })),
    startDay: wire("iqreStrtDt", day),
    endDay: wire("iqreEndDt", day),
    paymentCount: wire("pymtCnt", T.Integer()),
    principalAmount: wire("prcpAmt", dollars),
    interestAmount: wire("intAmt", dollars),
    penaltyAmount: wire("pnltAmt", dollars),
  }),
  errors: [...loanErrors, "CERT000002", "CERT000004", "CERT000005", "CERT000007"],
});

/** C30: that a loan was repaid in full. */
export const requestLoanCompletionCertificate = call({
  method: "POST",
  path: "/v1/support/download/loanCompletionCertificates",
  summary: "Requests a loan completion certificate, or previews it",
  who: "customer",
  weight: WEIGHT,
  input: T.Object({ ...commonInput, ...loanInput }),
  output: T.Object({
    ...loanOutput,
    endingName: wire("lnTrmTpNm", T.String({ description: "at maturity, or ahead of schedule" })),
    completedOn: wire("tmntDt", day),
  }),
  errors: [...loanErrors],
});
