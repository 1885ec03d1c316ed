import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment } from "#base/call/fields.ts";
import { wire } from "#base/call/wire.ts";
import { signInOutcomes } from "../rules.ts";
import { risk } from "./fields.ts";

const devices = T.Object({
  devices: wire(
    "dvcList",
    T.Array(
      T.Object({
        deviceId: wire("dvcId", T.String()),
        deviceName: wire("dvcNm", T.String()),
        firstSignInAt: wire("frstLgnDtm", moment),
        lastSignInAt: wire("lastLgnDtm", moment),
      }),
    ),
  ),
});

/** The customer's latest sign-ins. */
export const listSignIns = call({
  method: "GET",
  path: "/v1/customer/login/history",
  summary: "The latest sign-ins of the customer, those that failed included",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    signIns: wire(
      "lgnList",
      T.Array(
        T.Object({
          signedInAt: wire("lgnDtm", moment),
          signInResult: wire("lgnRsltCd", T.Enum([...signInOutcomes])),
          deviceName: wire("dvcNm", T.String()),
          risk: wire("riskCd", risk),
        }),
      ),
    ),
  }),
  errors: [],
});

const happenings = T.Array(
  T.Object({
    happenedAt: wire("evntDtm", moment),
    eventCode: wire(
      "evntCd",
      T.String({ description: "what was done: login, otp.request, transfer.prepare, …" }),
    ),
    resultCode: wire("rsltCd", T.String({ description: "ok, or the code of the refusal" })),
    reference: wire("refNbr", T.Union([T.String(), T.Null()])),
  }),
);

/** The customer's trail: what was done with their account and data. */
export const listTrail = call({
  method: "GET",
  path: "/v1/customer/login/trail",
  summary: "The latest rows of the trail: the customer's own, and the bank's staff's",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    ownEvents: wire("ownList", happenings),
    staffEvents: wire("stffList", happenings),
  }),
  errors: [],
});

/** The browsers that the customer signed in with. */
export const listDevices = call({
  method: "GET",
  path: "/v1/customer/login/devices",
  summary: "The browsers that the customer has signed in with",
  who: "customer",
  input: T.Object({}),
  output: devices,
  errors: [],
});

/** Forgets a browser: its next sign-in counts as new. */
export const forgetDevice = call({
  method: "DELETE",
  path: "/v1/customer/login/devices/{dvcId}",
  summary: "Forgets a browser, so that its next sign-in counts as new; returns the others",
  who: "customer",
  input: T.Object({ deviceId: wire("dvcId", T.String({ pattern: "^[\\w-]{43}$" })) }),
  output: devices,
  errors: [],
});

/** Ends every other session of the customer. */
export const signOutElsewhere = call({
  method: "POST",
  path: "/v1/customer/login/sign-outs-elsewhere",
  summary: "Ends every other session of the customer",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ loggedIn: T.Literal(true) }),
  errors: [],
});
