// A customer's own loans.

import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { loanStates } from "#base/call/codes.ts";
import { day, orNull } from "#base/call/fields.ts";
import { wire } from "#base/call/wire.ts";

const dollars = T.Integer({ description: "whole New Taiwan dollars" });
const loanReference = wire(
  "lnRef",
  T.String({ maxLength: 40, description: "stands for the loan's number in addresses" }),
);

const loan = {
  loanReference,
  loanNumber: wire("acctNbr", T.String({ description: "masked" })),
  productName: wire("pdNm", T.String()),
  state: wire("lnStsCd", T.Enum([...loanStates])),
  principal: wire("lnAmt", dollars),
  balance: wire("balAmt", dollars),
  yearlyRate: wire("lnRt", T.Integer({ description: "basis points: 588 is 5.88 %" })),
  months: wire("lnPrd", T.Integer()),
  paidCount: wire("paidCnt", T.Integer({ description: "installments that were paid" })),
  openedOn: wire("opnDt", day),
  completedOn: wire("tmntDt", orNull(day)),
  nextPayment: wire(
    "nextPay",
    orNull(
      T.Object(
        { dueOn: wire("payDt", day), amount: wire("payAmt", dollars) },
        { description: "the next installment that is not due yet" },
      ),
    ),
  ),
  overdueCount: wire(
    "ovduCnt",
    T.Integer({ description: "installments that are due and not paid" }),
  ),
  overdueAmount: wire("ovduAmt", dollars),
  overdueSince: wire("ovduDt", orNull(day)),
};

/** All loans of the customer, with their next payments. */
export const listOwnLoans = call({
  method: "GET",
  path: "/v1/loan/own",
  summary: "The customer's loans with their next installment and what is overdue, the newest first",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ loans: wire("lnAcctList", T.Array(T.Object(loan))) }),
  errors: [],
});

/** One loan with its schedule. */
export const readOwnLoan = call({
  method: "GET",
  path: "/v1/loan/own/{lnRef}",
  summary: "One of the customer's loans with every installment, and what would repay it today",
  who: "customer",
  input: T.Object({ loanReference }),
  output: T.Object({
    ...loan,
    payoff: wire(
      "pyofInfo",
      orNull(
        T.Object(
          {
            principal: wire("pyofPrncAmt", dollars),
            interest: wire("pyofIntAmt", dollars),
            total: wire("pyofTotAmt", dollars),
            interestSince: wire("intStrtDt", day),
            baseDay: wire("baseDt", day),
          },
          { description: "null for a loan that is repaid or non-accrual" },
        ),
      ),
    ),
    payments: wire(
      "payList",
      T.Array(
        T.Object({
          number: wire("payNbr", T.Integer()),
          dueOn: wire("payDt", day),
          paidOn: wire("paidDt", orNull(day)),
          principal: wire("prncAmt", dollars),
          interest: wire("intAmt", dollars),
          penalty: wire("pnltAmt", dollars),
          status: wire("paySttsCd", T.Enum(["paid", "overdue", "open"])),
        }),
      ),
    ),
  }),
  errors: ["LBEB000527"],
});
