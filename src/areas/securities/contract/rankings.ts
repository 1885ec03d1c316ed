import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day } from "#base/call/fields.ts";
import { wire } from "#base/call/wire.ts";
import { offeringStates } from "../rules/offering.ts";
import { listedKinds, rankings } from "../rules.ts";
import { asOf, price } from "./fields.ts";

const dayOrNone = T.Union([day, T.Null()]);
const feeRate = T.Integer({ description: "hundredths of a percent a year" });

/** What customers bought most over three months: shares, or funds. */
export const listTrending = call({
  method: "GET",
  path: "/v1/securities/trending",
  summary: "What customers of the bank bought most over three months, by orders or by amount",
  who: "anyone",
  input: T.Object({
    what: wire("trndTpCd", T.Enum(["shares", "funds"])),
    by: wire("rnkTpCd", T.Optional(T.Enum([...rankings], { default: "orders" }))),
  }),
  output: T.Object({
    ...asOf,
    startDay: wire("strtDt", dayOrNone),
    endDay: wire("endDt", dayOrNone),
    trending: wire(
      "trndList",
      T.Array(
        T.Object({
          rank: wire("rnkNbr", T.Integer()),
          kind: wire("stkTpCd", T.Enum([...listedKinds, "fund"])),
          code: wire("stkCd", T.String()),
          name: wire("stkNm", T.String()),
          url: wire("dtlUrl", T.String()),
          orderCount: wire("ordrCnt", T.Integer()),
          amount: wire("ordrAmt", T.Integer({ description: "whole New Taiwan dollars" })),
        }),
      ),
    ),
  }),
  errors: [],
});

/** Initial offerings of ETFs. */
export const listOfferings = call({
  method: "GET",
  path: "/v1/securities/etf/offerings",
  summary: "Recent ETF offerings with their state today and what comes next",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    today: wire("baseDt", day),
    offerings: wire(
      "etfList",
      T.Array(
        T.Object({
          code: wire("stkCd", T.String()),
          name: wire("stkNm", T.String()),
          companyName: wire("companyNm", T.String()),
          indexName: wire("idxNm", T.String()),
          summary: wire("smryCont", T.String()),
          state: wire("etfStsCd", T.Enum([...offeringStates])),
          risk: wire("riskLvl", T.Integer({ description: "RR1 to RR5" })),
          price: wire("issuPrc", price),
          managementFee: wire("mgmtFeeRt", feeRate),
          custodyFee: wire("cstdFeeRt", feeRate),
          preOrderFrom: wire("prodStrtDt", dayOrNone),
          preOrderTo: wire("prodEndDt", dayOrNone),
          offeredFrom: wire("ofrStrtDt", day),
          offeredTo: wire("ofrEndDt", day),
          establishedOn: wire("estbDt", dayOrNone),
          listedOn: wire("lstgDt", dayOrNone),
          next: wire(
            "nextInfo",
            T.Union([
              T.Object({
                step: wire(
                  "stepCd",
                  T.Enum([
                    "preOrderFrom",
                    "preOrderTo",
                    "offeredFrom",
                    "offeredTo",
                    "establishedOn",
                    "listedOn",
                  ]),
                ),
                day: wire("stepDt", day),
                days: wire("leftDayCnt", T.Integer()),
              }),
              T.Null(),
            ]),
          ),
        }),
      ),
    ),
  }),
  errors: [],
});
