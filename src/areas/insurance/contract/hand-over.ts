// The redirect to the insurer and back, the insurer's own page in a demonstration, and motor
// quotes.

import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, uuid } from "#base/call/fields.ts";
import { wire } from "#base/call/wire.ts";
import { motorExtras } from "../rules/motor.ts";
import { dollars } from "./fields.ts";

const TOKEN_MOST = 1024;
const token = T.String({ maxLength: TOKEN_MOST });
const textOrNone = T.Union([T.String(), T.Null()]);
const purpose = T.Enum(["travel", "car", "motorbike"]);

/** C55: redirects the customer to the insurer by a signed single-use URL. */
export const redirectToInsurer = call({
  method: "POST",
  path: "/v1/ecosystem/common/external-verification/redirect",
  summary: "A signed address at the insurer, good once and for five minutes",
  who: "customer",
  input: T.Object({
    purpose: wire("authPposCd", purpose),
    applicationId: wire("aplyId", T.Optional(uuid)),
    vehicleClass: wire("vhclTpCd", T.Optional(T.String({ maxLength: 20 }))),
    age: T.Optional(T.Integer()),
    sex: wire("sexCd", T.Optional(T.Enum(["male", "female"]))),
    claimGrade: wire("clmGrd", T.Optional(T.Integer())),
    years: wire("insrYrs", T.Optional(T.Integer())),
    startDay: wire("startDate", T.Optional(day)),
    extras: wire("optnList", T.Optional(T.String({ maxLength: 80 }))),
  }),
  output: T.Object({ redirectUrl: T.String(), seconds: T.Integer() }),
  errors: ["INSR000001", "INSR000018", "INSR000019", "PLAT000005"],
});

/** Handles the customer's return from the insurer. */
export const acceptAnswer = call({
  method: "POST",
  path: "/v1/ecosystem/common/external-verification/answer",
  summary: "Takes the insurer's signed answer, once, from the customer who was sent there",
  who: "customer",
  input: T.Object({ answer: wire("ansrVal", token) }),
  output: T.Object({
    purpose: wire("authPposCd", purpose),
    applicationId: wire("aplyId", textOrNone),
  }),
  details: T.Object({ applicationId: wire("aplyId", textOrNone) }),
  errors: ["INSR000019", "INSR000021"],
});

/** The insurer's own page: shows the content of a redirect. */
export const openHandOver = call({
  method: "GET",
  path: "/v1/insurance/partner/hand-over",
  summary: "The demonstration's insurer: what the signed address is about",
  who: "anyone",
  input: T.Object({ token }),
  output: T.Object({
    insurerLegalName: wire("insrLgalNm", T.String()),
    insurerName: wire("insrNm", T.String()),
    facts: wire("factList", T.Array(T.Object({ label: T.String(), value: T.String() }))),
    triesLeft: wire("rmnCnt", T.Integer()),
  }),
  errors: ["INSR000001", "INSR000021"],
});

/** The insurer's own page: the customer confirms, once. */
export const confirmHandOver = call({
  method: "POST",
  path: "/v1/insurance/partner/confirmation",
  summary: "The demonstration's insurer: checks the customer, and answers the way back to the bank",
  who: "anyone",
  input: T.Object({ token, check: wire("natlIdEnd", T.String({ maxLength: 8, secret: true })) }),
  output: T.Object({ returnUrl: T.String() }),
  errors: ["INSR000001", "INSR000021", "INSR000022"],
});

/** A quote for motor insurance. */
export const quoteMotor = call({
  method: "POST",
  path: "/v1/insurance/motor/quote",
  summary: "What compulsory and voluntary cover of a car or motorbike would cost",
  who: "anyone",
  input: T.Object({
    vehicleClass: wire("vhclTpCd", T.String({ maxLength: 20 })),
    age: T.Integer(),
    sex: wire("sexCd", T.Enum(["male", "female"])),
    claimGrade: wire("clmGrd", T.Integer()),
    years: wire("insrYrs", T.Integer({ description: "of the compulsory cover" })),
    extras: wire("optnList", T.Optional(T.String({ maxLength: 80 }))),
  }),
  output: T.Object({
    premium: wire("totPremAmt", dollars),
    priceLines: wire(
      "premList",
      T.Array(
        T.Object({
          item: wire("itemCd", T.Enum(["compulsory", ...motorExtras])),
          amount: wire("premAmt", dollars),
        }),
      ),
    ),
  }),
  errors: [],
});
