import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, moment } from "#base/call/fields.ts";
import { flag, wire } from "#base/call/wire.ts";
import { applicationStates } from "../flow/table.ts";
import { CHILDREN_MOST } from "../rules/insured.ts";
import {
  ageType,
  applicationId,
  destination,
  dollars,
  planCode,
  planSummary,
  priceLine,
  registrationKey,
  trialFields,
} from "./fields.ts";

const TYPED_MOST = 60;
const typed = T.Optional(T.String({ maxLength: TYPED_MOST }));
const textOrNone = T.Union([T.String(), T.Null()]);
const agreed = { description: "must be Y" };

/** The children's details as numbered fields, as a form without scripts sends them. */
const childFields = Object.fromEntries(
  Array.from({ length: CHILDREN_MOST }, (_, place) => place + 1).flatMap((number) => [
    [`child${number}Name`, wire(`chld${number}Nm`, typed)],
    [`child${number}NationalId`, wire(`chld${number}NatlId`, typed)],
    [`child${number}Birthday`, wire(`chld${number}BrthDt`, typed)],
  ]),
) as Record<`child${1 | 2 | 3 | 4}${"Name" | "NationalId" | "Birthday"}`, typeof typed>;

const application = {
  applicationId,
  state: wire("aplyStatCd", T.Enum([...applicationStates])),
  ...planSummary,
  insurerLegalName: wire("insrLgalNm", T.String()),
  productName: wire("pdNm", T.String()),
  destination,
  startsAt: wire("strtDtm", moment),
  endsAt: wire("endDtm", moment),
  periods: wire("insrDays", T.Integer()),
  sumInsured: wire("insrdAmt", dollars),
  premium: wire("totPremAmt", dollars),
  priceLines: wire("premList", T.Array(priceLine)),
  hasSelf: flag("selfYn", { description: "whether the policyholder is insured too" }),
  insured: wire(
    "insrdList",
    T.Array(T.Object({ name: wire("insrdNm", T.String({ description: "masked" })), ageType })),
  ),
  options: wire("optnList", T.Array(T.String())),
  accountNumber: wire("acctNbr", textOrNone),
  policyNumber: wire("plcyNbr", textOrNone),
};

/** Before step 2: the price for the customer's own age. */
export const previewTravel = call({
  method: "GET",
  path: "/v1/insurance/travel/preview",
  summary: "What a plan costs the signed-in customer, by the birthday that the bank knows",
  who: "customer",
  input: T.Object({ planCode: wire("planCd", planCode), ...trialFields }),
  output: T.Object({
    holderName: wire("custNm", T.String({ description: "masked" })),
    age: T.Integer(),
    ...planSummary,
    insurerLegalName: wire("insrLgalNm", T.String()),
    startsAt: wire("strtDtm", moment),
    endsAt: wire("endDtm", moment),
    periods: wire("insrDays", T.Integer()),
    premium: wire("totPremAmt", dollars),
    priceLines: wire("premList", T.Array(priceLine)),
  }),
  errors: [
    ...(["INSR000006", "INSR000007", "INSR000011", "INSR000012", "INSR000013"] as const),
    ...(["INSR000014", "INSR000015", "INSR000016"] as const),
  ],
});

/** Step 2: the people, the declarations, and the price that the customer saw. */
export const registerTravel = call({
  method: "POST",
  path: "/v1/insurance/travel/applications",
  summary: "Registers an application for a travel plan; the same key registers once",
  who: "customer",
  input: T.Object({
    applicationId: registrationKey,
    planCode: wire("planCd", planCode),
    ...trialFields,
    ...childFields,
    premium: wire("totPremAmt", T.Integer({ description: "as the customer was shown it" })),
    isHealthy: flag("hlthYn", agreed),
    acceptsTerms: flag("trmsAgrtYn", agreed),
    acceptsPrivacy: flag("prvcAgrtYn", agreed),
  }),
  output: T.Object({ applicationId, premium: wire("totPremAmt", dollars) }),
  errors: [
    ...(["INSR000006", "INSR000007", "INSR000008", "INSR000010", "INSR000011"] as const),
    ...(["INSR000012", "INSR000013", "INSR000014", "INSR000015", "INSR000016"] as const),
    ...(["INSR000018", "INSR000020", "PLAT000005"] as const),
  ],
});

/** The state of an application. */
export const readApplication = call({
  method: "GET",
  path: "/v1/insurance/travel/applications/{aplyId}",
  summary: "An application of the customer's own, as it stands",
  who: "customer",
  input: T.Object({ applicationId }),
  output: T.Object({
    ...application,
    payers: wire(
      "acctList",
      T.Array(T.String(), { description: "the accounts that can pay it, once it is to be paid" }),
    ),
  }),
  errors: ["INSR000018"],
});

/** Step 4: sends a code for exactly this payment. */
export const sendPaymentCode = call({
  method: "POST",
  path: "/v1/insurance/travel/applications/{aplyId}/code",
  summary: "Sends the SMS code that is bound to this application, account and premium",
  who: "customer",
  input: T.Object({ applicationId, accountNumber: wire("acctNbr", T.String({ maxLength: 20 })) }),
  output: T.Object({
    codeSeconds: wire("otpSecs", T.Integer()),
    sentTo: wire("sndTo", textOrNone),
  }),
  errors: [
    ...(["INSR000009", "INSR000018", "INSR000019", "OTPS000003", "OTPS000004"] as const),
    ...(["PLAT000005", "TRFR000018"] as const),
  ],
});

/** Step 4: checks the code, and posts the premium once. */
export const payPremium = call({
  method: "POST",
  path: "/v1/insurance/travel/applications/{aplyId}/payment",
  summary: "Checks the code, posts the premium once and has the policy issued",
  who: "customer",
  input: T.Object({
    applicationId,
    oneTimeCode: wire("otpVal", T.String({ maxLength: 40, secret: true })),
  }),
  output: T.Object({
    applicationId,
    state: wire("aplyStatCd", T.Enum([...applicationStates])),
    policyNumber: wire("plcyNbr", textOrNone),
  }),
  errors: [
    ...(["INSR000018", "INSR000019", "INSR000024", "OTPS000001", "OTPS000002"] as const),
    ...(["OTPS000003", "OTPS000005", "OTPS000006", "TRFR000002", "TRFR000018"] as const),
    ...(["TRFR000016", "TRFR000023", "HEA000017", "CHEA000210"] as const),
  ],
});

/** The customer's policies. */
export const listPolicies = call({
  method: "GET",
  path: "/v1/insurance/policies",
  summary: "The customer's policies, the newest first",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    policies: wire(
      "plcyList",
      T.Array(
        T.Object({
          ...application,
          status: wire(
            "plcyStatCd",
            T.Enum(["coming", "running", "over", "cancelled", "pending", "refunded"]),
          ),
          isCancellable: flag("cnclYn"),
        }),
      ),
    ),
    openApplications: wire(
      "aplyList",
      T.Array(T.Object(application), { description: "not paid, and not expired" }),
    ),
    motorQuotes: wire(
      "vhclList",
      T.Array(
        T.Object({
          purpose: wire("authPposCd", T.Enum(["car", "motorbike"])),
          endsOn: wire("endDt", day),
          remindOn: wire("rmndDt", day),
          isRenewable: flag("rnewYn", { description: "Y from the reminder until the end" }),
        }),
      ),
    ),
  }),
  errors: [],
});

const policyNumber = wire(
  "plcyNbr",
  T.String({ pattern: "^[A-Z]{2}\\d{3}T\\d{10}$", description: "XH115T0000000097" }),
);

/** Cancels a policy before its cover starts. */
export const cancelPolicy = call({
  method: "POST",
  path: "/v1/insurance/policies/{plcyNbr}/cancellation",
  summary: "Cancels a policy before its cover starts, and gives the premium back",
  who: "customer",
  input: T.Object({ policyNumber }),
  output: T.Object({ policyNumber, refund: wire("rfndAmt", dollars) }),
  errors: ["INSR000018", "INSR000023"],
});

/** The signed policy. */
export const readPolicyFile = call({
  method: "GET",
  path: "/v1/insurance/policies/{plcyNbr}/file",
  summary: "The policy as a PDF that the insurer signed",
  who: "customer",
  input: T.Object({ policyNumber }),
  output: T.Object({
    fileName: wire("fileNm", T.String()),
    content: wire("cont", T.String({ description: "the file in base64" })),
  }),
  weight: 10,
  errors: ["INSR000018"],
});
