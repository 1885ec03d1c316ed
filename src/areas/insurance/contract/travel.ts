import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment } from "#base/call/fields.ts";
import { wire } from "#base/call/wire.ts";
import {
  comparedLine,
  comparedPlans,
  cover,
  destination,
  dollars,
  dollarsOrNone,
  filter,
  planCode,
  planSummary,
  priceLine,
  publishedPlan,
  trialFields,
} from "./fields.ts";

const rates = T.Union([
  T.Object({ accident: T.Integer(), medical: T.Integer(), inconvenience: T.Integer() }),
  T.Null(),
]);

/** The rates for pricing plans in the browser: the same numbers as on the server. */
export const listRates = call({
  method: "GET",
  path: "/v1/insurance/travel/rates",
  summary: "The rates and items of every travel plan, for a page that prices while one chooses",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    plans: wire(
      "projectInfo",
      T.Array(
        T.Object({
          ...publishedPlan.properties,
          rates: wire("rtInfo", T.Object({ overseas: rates, domestic: rates })),
          covers: wire(
            "cvrgInfo",
            T.Record(
              T.String(),
              T.Object({
                mark: T.Enum(["check", "cross", "optional", "none"]),
                most: T.Union([
                  T.Object({ dollars }),
                  T.Object({ thousandths: T.Integer() }),
                  T.Null(),
                ]),
                optionRate: T.Union([T.Integer(), T.Null()]),
              }),
            ),
          ),
        }),
      ),
    ),
  }),
  errors: [],
});

const trip = wire(
  "productInfo",
  T.Object({
    destination,
    startsAt: wire("strtDtm", moment),
    endsAt: wire("endDtm", moment),
    periods: wire("insrDays", T.Integer({ description: "of 24 hours" })),
    insuredCount: wire("insrdCnt", T.Integer()),
  }),
);

const pricedPlan = T.Object({
  ...planSummary,
  premium: wire("totPremAmt", dollars),
  priceLines: wire("premList", T.Array(priceLine)),
});

/** C63: the trial: the price of a trip with each plan that can insure it. */
export const tryTravel = call({
  method: "POST",
  path: "/v1/insurance/travel/trial",
  summary: "Prices a trip with every plan that can insure it, the cheapest first",
  who: "anyone",
  input: T.Object({
    ...trialFields,
    filter: wire("planFltr", T.Optional(filter)),
    isGoToSuggestion: T.Optional(
      T.Boolean({ default: false, description: "whether trialUrl opens the page at the plans" }),
    ),
  }),
  output: T.Object({
    trip,
    suggestions: wire("projectInfo", T.Array(pricedPlan)),
    trialUrl: T.String({ description: "the page of this trial" }),
  }),
  errors: [],
});

/** C66: one plan for a trip. */
export const readTravelDetail = call({
  method: "GET",
  path: "/v1/insurance/travel/detail",
  summary: "One plan for a trip: its price line by line, its cover, and what the law has us say",
  who: "anyone",
  input: T.Object({ planCode: wire("planCd", planCode), ...trialFields }),
  output: T.Object({
    plan: wire("projectInfo", publishedPlan),
    trip,
    premium: wire("totPremAmt", dollars),
    priceLines: wire("premList", T.Array(priceLine)),
    covers: wire("detailList", T.Array(cover)),
    notices: wire("ntcList", T.Array(T.String())),
  }),
  errors: ["INSR000011", "INSR000012", "INSR000013", "INSR000014", "INSR000015", "INSR000016"],
});

/** C67: two or three plans for a trip, side by side. */
export const compareTravel = call({
  method: "GET",
  path: "/v1/insurance/travel/compare",
  summary: "Two or three plans for a trip side by side, with marks and where they differ",
  who: "anyone",
  input: T.Object({ planCodes: wire("planCds", comparedPlans), ...trialFields }),
  output: T.Object({
    plans: wire(
      "projectInfo",
      T.Array(T.Object({ ...planSummary, premium: wire("totPremAmt", dollarsOrNone) })),
    ),
    lines: wire("compareList", T.Array(comparedLine)),
  }),
  errors: ["INSR000011", "INSR000017"],
});
