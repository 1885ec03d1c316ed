import { Type as T } from "typebox";
import { PRODUCT_CODE } from "#areas/products/rules.ts";
import { call } from "#base/call/call.ts";
import { wire } from "#base/call/wire.ts";

const dollars = T.Integer({ description: "whole New Taiwan dollars" });
const yearly = T.Number({ description: "a yearly rate as a fraction: 0.2 is 20 %" });
const years = T.Integer({ description: "years" });

/** C17: the terms of a loan product, with its highest possible cost. */
export const readLoanProduct = call({
  method: "GET",
  path: "/v1/loan/common/products/{pdCd}",
  summary: "The limits of a loan product, and the cost of its maximum at the highest rate",
  who: "anyone",
  input: T.Object({
    productCode: wire(
      "pdCd",
      T.String({ pattern: PRODUCT_CODE, maxLength: 8, description: "LNIL0001" }),
    ),
  }),
  output: T.Object({
    productCode: wire("pdCd", T.String()),
    productName: wire("pdNm", T.String()),
    minimumLoan: wire("minAvblAmt", dollars),
    maximumLoan: wire("maxAvblAmt", dollars),
    fixedFee: wire(
      "bsicFixFeeAmt",
      T.Integer({ description: "taken once, from what is paid out" }),
    ),
    minimumRate: wire("minRt", yearly),
    maximumRate: wire("maxRt", yearly),
    minimumYears: wire("minPrd", years),
    maximumYears: wire("maxPrd", years),
    amount: dollars,
    rate: yearly,
    period: years,
    fee: dollars,
    payment: T.Integer({ description: "of each month, by equal payments" }),
    apr: T.Number({ description: "the yearly cost of all, fee included, to four decimals" }),
  }),
  errors: ["PROD000001"],
});
