import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment } from "#base/call/fields.ts";
import { wire } from "#base/call/wire.ts";
import {
  comparedLine,
  cover,
  coverCode,
  destination,
  dollars,
  filter,
  planCodes,
  planSummary,
  publishedPlan,
  typedSum,
} from "./fields.ts";

/** C56: the insurance products, and the four steps. */
export const listInsurance = call({
  method: "GET",
  path: "/v1/insurance/list",
  summary: "The kinds of insurance with their pages, and the four steps of an application",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    steps: wire(
      "stepList",
      T.Array(T.Object({ step: T.String(), stepName: wire("stepNm", T.String()) })),
    ),
    products: wire(
      "productInfo",
      T.Array(
        T.Object({
          kind: T.Enum(["travel", "car", "motorbike"]),
          productName: wire("pdNm", T.String()),
          about: wire("pdCont", T.String()),
          pageUrl: T.String(),
        }),
      ),
    ),
    insurers: wire(
      "insrList",
      T.Array(
        T.Object({
          insurerCode: wire("insrCd", T.String()),
          insurerName: wire("insrNm", T.String()),
          insurerLegalName: wire("insrLgalNm", T.String()),
          insurerTelephone: wire("insrTelNbr", T.String()),
        }),
      ),
    ),
  }),
  errors: [],
});

/** C57: the travel plans, by filter. */
export const listPlans = call({
  method: "GET",
  path: "/v1/insurance/plan/list",
  summary: "The travel plans that a filter leaves",
  who: "anyone",
  input: T.Object({
    filter: wire("planFltr", T.Optional(filter)),
    destination: T.Optional(destination),
  }),
  output: T.Object({
    total: wire("totCnt", T.Integer()),
    plans: wire("projectInfo", T.Array(publishedPlan)),
  }),
  errors: [],
});

/** C58: the covers of plans, item by item. */
export const listPlanDetails = call({
  method: "GET",
  path: "/v1/insurance/plan/detail/list",
  summary: "What each of up to three plans covers, item by item",
  who: "anyone",
  input: T.Object({
    planCodes: wire("planCds", planCodes),
    sumInsured: wire("selectedAmount", T.Optional(typedSum)),
  }),
  output: T.Object({
    plans: wire(
      "detailList",
      T.Array(T.Object({ ...planSummary, covers: wire("cvrgList", T.Array(cover)) })),
    ),
  }),
  errors: ["INSR000011"],
});

/** C59: all plans in one comparison table. */
export const listComparison = call({
  method: "GET",
  path: "/v1/insurance/compare/list",
  summary: "All plans in one table of marks",
  who: "anyone",
  input: T.Object({ sumInsured: wire("selectedAmount", T.Optional(typedSum)) }),
  output: T.Object({ lines: wire("compareList", T.Array(comparedLine)) }),
  errors: [],
});

/** C64: what each item of cover pays for. */
export const readCoverage = call({
  method: "GET",
  path: "/v1/insurance/travel/coverage",
  summary: "What each item of cover pays for, and the rule for children",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    childRule: wire("chldRuleCont", T.String()),
    funeralMost: wire("fnrlMaxAmt", dollars),
    covers: wire(
      "cvrgList",
      T.Array(
        T.Object({
          coverCode: wire("cvrgCd", coverCode),
          coverName: wire("cvrgNm", T.String()),
          about: wire("cvrgCont", T.String()),
        }),
      ),
    ),
  }),
  errors: [],
});

/** C65: ages, sums, days and times. */
export const readLimits = call({
  method: "GET",
  path: "/v1/insurance/common/limit",
  summary: "Ages, sums, days and half hours that an application keeps to, as things are now",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    policyholderAgeLeast: wire("plcyHldrMinAge", T.Integer()),
    adultAgeLeast: wire("insrdMinAge", T.Integer()),
    adultAgeMost: wire("insrdMaxAge", T.Integer()),
    childAgeBelow: wire("chldAgeLmt", T.Integer()),
    childrenMost: wire("chldMaxCnt", T.Integer()),
    sums: wire("amtList", T.Array(dollars)),
    daysMostDomestic: wire("domMaxDays", T.Integer()),
    daysMostOverseas: wire("ovsMaxDays", T.Integer()),
    aheadDaysMost: wire("maxAheadDays", T.Integer()),
    leadMinutes: wire("minLeadMin", T.Integer()),
    slotMinutes: wire("slotMin", T.Integer()),
    earliestStartAt: wire("minStrtDtm", moment),
  }),
  errors: [],
});
