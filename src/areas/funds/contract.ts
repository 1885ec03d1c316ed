import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";
import { type Currency, currencies } from "#base/money/money.ts";
import { categories, distributions, FUND_CODE, fundTypes } from "./rules.ts";

const currencyCodes = Object.keys(currencies) as Currency[];
const rate = T.Integer({ description: "hundredths of a percent" });
const rateOrNone = T.Union([rate, T.Null()], { description: "null where it is not known" });
const dollarsOrNone = T.Union([T.Integer(), T.Null()], {
  description: "whole New Taiwan dollars a year; null where nothing is received",
});

const fund = {
  code: wire("fndCd", T.String()),
  name: wire("fndNm", T.String()),
  type: wire("fndTpCd", T.Enum([...fundTypes])),
  companyCode: wire("companyCd", T.String()),
  companyName: wire("companyNm", T.String()),
  category: wire("fndCtgCd", T.Enum([...categories])),
  currency: wire("ccyCd", T.Enum(currencyCodes)),
  risk: wire("riskLvl", T.Integer({ description: "RR1 to RR5" })),
  distribution: wire("dvdnTpCd", T.Enum([...distributions])),
  warning: wire("wrnCont", T.Union([T.String(), T.Null()])),
  salesShare: wire("slsShrRt", rate),
  managementShare: wire("mgmtShrRt", rate),
  isOpen: flag("sllYn", { description: "N while purchases are paused" }),
  value: wire(
    "navAmt",
    T.Union([T.Integer(), T.Null()], { description: "of a unit, in ten-thousandths" }),
  ),
  valueDay: wire("navDt", T.Union([day, T.Null()])),
  isStale: flag("dlayYn", { description: "Y while the value of a newer day is missing" }),
  monthMove: wire("rtn1mRt", rateOrNone),
  quarterMove: wire("rtn3mRt", rateOrNone),
  halfYearMove: wire("rtn6mRt", rateOrNone),
  yearMove: wire("rtn1yRt", rateOrNone),
};

/** Every fund with its performance. */
export const listFunds = call({
  method: "GET",
  path: "/v1/fund/common/funds",
  summary: "The funds that the bank sells, with unit values and performance",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    companies: wire(
      "companyList",
      T.Array(
        T.Object({
          companyCode: wire("companyCd", T.String()),
          companyName: wire("companyNm", T.String()),
          fullName: wire("companyFullNm", T.String()),
        }),
      ),
    ),
    funds: wire("fndList", T.Array(T.Object(fund))),
  }),
  errors: [],
});

/** The bank's remuneration for a fund. */
export const readRemuneration = call({
  method: "GET",
  path: "/v1/fund/common/remuneration/{fndTpCd}/{fndCd}",
  summary: "A fund with its costs, the channel remuneration that the bank receives, and an example",
  who: "anyone",
  input: T.Object({
    type: wire("fndTpCd", T.Enum([...fundTypes])),
    code: wire("fndCd", T.String({ pattern: FUND_CODE, maxLength: 4, description: "DS01" })),
  }),
  output: T.Object({
    fund: wire(
      "fndInfo",
      T.Object({
        ...fund,
        companyFullName: wire("companyFullNm", T.String()),
        salesCharge: wire("slsFeeRt", rate),
        managementFee: wire("mgmtFeeRt", rate),
        custodyFee: wire("cstdFeeRt", rate),
        sponsoredAmount: wire("spnsAmt", dollarsOrNone),
        otherAmount: wire("etcAmt", dollarsOrNone),
        reviewedOn: wire("rvwDt", day),
      }),
    ),
    example: wire(
      "exmpInfo",
      T.Object({
        invested: wire("invsAmt", T.Integer()),
        charge: wire("slsFeeAmt", T.Integer()),
        chargeShare: wire("slsShrAmt", T.Integer()),
        managementShare: wire("mgmtShrAmt", T.Integer()),
      }),
    ),
    values: wire(
      "navList",
      T.Array(T.Object({ day: wire("navDt", day), value: wire("navAmt", T.Integer()) })),
    ),
  }),
  errors: ["FUND000001"],
});
