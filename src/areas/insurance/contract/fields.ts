// Fields shared by several insurance calls.

import { Type as T } from "typebox";
import { ageTypes, marks, planFilters } from "#base/call/codes.ts";
import { day, uuid } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";
import { CLIENT_KEY_PATTERN } from "#base/identity/uuid.ts";
import { destinationCodes, insuredTypeCodes } from "../rules/codes.ts";
import { coverCodes } from "../rules/covers.ts";
import { CHILDREN_MOST } from "../rules/insured.ts";

export const dollars = T.Integer({ description: "whole New Taiwan dollars" });

const SUM_MOST = 999_999_999;

/** A sum insured as typed; which ones there are is a rule. */
export const typedSum = T.Integer({
  minimum: 0,
  maximum: SUM_MOST,
  description: "whole New Taiwan dollars",
});

export const dollarsOrNone = T.Union([dollars, T.Null()]);

export const planCode = T.String({ pattern: "^TR[A-Z]{2}\\d{4}$", description: "TRXH0001" });

export const planCodes = T.String({
  pattern: "^TR[A-Z]{2}\\d{4}(,TR[A-Z]{2}\\d{4}){0,2}$",
  description: "up to three plans, with commas between them",
});

/** Plans to compare; how many can be is a rule with a sentence of its own. */
export const comparedPlans = T.String({
  pattern: "^TR[A-Z]{2}\\d{4}(,TR[A-Z]{2}\\d{4}){0,19}$",
  description: "two or three plans, with commas between them",
});

/** The key of a registration: not the id of what it registers. */
export const registrationKey = wire(
  "aplyId",
  T.String({
    pattern: CLIENT_KEY_PATTERN,
    description: "a UUID made by the client: the same key registers once",
  }),
);

/** The id of an application, which the bank makes. */
export const applicationId = wire("aplyId", uuid);

export const coverCode = T.Enum([...coverCodes]);

export const mark = T.Enum(Object.values(marks), {
  description: "00 covered, 01 not covered, 02 optional, 03 not applicable",
});

export const filter = T.Enum(Object.values(planFilters));

const DESTINATIONS = "D domestic, O overseas";

export const destination = T.Enum(Object.values(destinationCodes), { description: DESTINATIONS });

/** Whether an insured person is an adult or a child. */
export const ageType = wire(
  "ageTpCd",
  T.Enum(Object.values(ageTypes), { description: "1 adult, 2 child" }),
);

/** The input of a travel trial; omitted fields have their initial values. */
export const trialFields = {
  destination: T.Optional(
    T.Enum(Object.values(destinationCodes), {
      default: destinationCodes.overseas,
      description: DESTINATIONS,
    }),
  ),
  sumInsured: wire("selectedAmount", T.Optional(typedSum)),
  startDay: wire("startDate", T.Optional(day)),
  endDay: wire("endDate", T.Optional(day)),
  leavingTime: T.Optional(T.String({ pattern: "^([01]\\d|2[0-3]):(00|30)$" })),
  insuredType: T.Optional(
    T.Enum([...Object.values(insuredTypeCodes), ""], {
      description: "1 self, 2 child, 3 self and child, empty none",
    }),
  ),
  age: T.Optional(T.Integer({ minimum: 0, maximum: 150, description: "of the policyholder" })),
  childCount: wire("chldCnt", T.Optional(T.Integer({ minimum: 1, maximum: CHILDREN_MOST }))),
  options: wire(
    "optnList",
    T.Optional(T.String({ maxLength: 120, description: "items at choice, with commas" })),
  ),
};

/** One line of a price. */
export const priceLine = T.Object({
  traveller: wire("insrdIdx", T.Integer({ description: "the place among the insured, from 0" })),
  ageType,
  item: wire("itemCd", T.String()),
  itemName: wire("itemNm", T.String()),
  amount: wire("premAmt", dollars),
});

/** A plan for lists. */
export const planSummary = {
  planCode: wire("planCd", planCode),
  planName: wire("planNm", T.String()),
  slogan: wire("planSloganCont", T.String()),
  insurerCode: wire("insrCd", T.String()),
  insurerName: wire("insrNm", T.String()),
};

/** A plan's cover for one item. */
export const cover = T.Object({
  coverCode: wire("cvrgCd", coverCode),
  coverName: wire("cvrgNm", T.String()),
  mark: wire("markCd", mark),
  most: wire("maxAmt", dollarsOrNone),
});

/** A plan with all its published details. */
export const publishedPlan = T.Object({
  ...planSummary,
  lead: wire("planCont", T.String()),
  productName: wire("pdNm", T.String()),
  filing: wire("filNbrCont", T.String()),
  insurerLegalName: wire("insrLgalNm", T.String()),
  insurerTelephone: wire("insrTelNbr", T.String()),
  ageMost: wire("maxAge", T.Integer()),
  sumLeast: wire("minInsrdAmt", dollars),
  sumMost: wire("maxInsrdAmt", dollars),
  insuresChildren: flag("chldYn"),
  isSchengen: flag("shengenYn"),
});

/** An item of the comparison. */
export const comparedLine = T.Object({
  coverCode: wire("cvrgCd", coverCode),
  coverName: wire("cvrgNm", T.String()),
  differs: flag("diffYn"),
  cells: wire(
    "planList",
    T.Array(
      T.Object({
        planCode: wire("planCd", planCode),
        mark: wire("markCd", mark),
        most: wire("maxAmt", dollarsOrNone),
      }),
    ),
  ),
});
