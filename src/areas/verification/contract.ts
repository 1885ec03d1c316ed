import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { wire } from "#base/call/wire.ts";
import { keypadFields } from "#base/identity/keypad-fields.ts";
import { customerPurposes, visitorPurposes } from "./rules.ts";

const TYPED_MOST = 40;
const SECRET_MOST = 1024;

const reference = T.Optional(
  T.String({
    pattern: "^[\\w.-]{1,64}$",
    description: "what the proof is for within its purpose, such as the id of a request",
  }),
);
const contactType = T.Enum(["1", "2"], { description: "1 phone, 2 email" });
const seconds = T.Integer({ description: "how long it is good for" });
const codeSent = T.Object({
  codeId: wire("otpId", T.String()),
  seconds,
  sentTo: T.Union([T.String(), T.Null()], { description: "masked; null without a sign-in" }),
});
const codeErrors = ["OTPS000003", "OTPS000004", "OTPM000003", "OTPM000004", "PLAT000005"] as const;

/** C04: verifies the password or the PIN again. */
export const certifyPassword = call({
  method: "POST",
  path: "/v1/authentication/password/certification",
  summary: "Proves the password (1) or the PIN (2) of the signed-in customer for one purpose",
  who: "customer",
  input: T.Object({
    secretType: wire("authTpCd", T.Enum(["1", "2"])),
    purpose: wire("authPposCd", T.Enum(["transfer", ...customerPurposes])),
    referenceId: wire("refId", reference),
    ...keypadFields,
    secret: wire(
      "scrtVal",
      T.Optional(
        T.String({ maxLength: SECRET_MOST, secret: true, description: "by a page's form only" }),
      ),
    ),
  }),
  output: T.Object({ secretProof: wire("pswdAuthTknId", T.String()), seconds }),
  errors: ["CHEA000209", "CHEA000013", "TPIN000001", "TPIN000002", "KPAD000001", "KPAD000002"],
});

/** C05: a one-time code for the signed-in customer. */
export const requestCode = call({
  method: "POST",
  path: "/v1/authentication/otp/request",
  summary: "Sends the signed-in customer a one-time code by SMS or email",
  who: "customer",
  input: T.Object({
    purpose: wire("authPposCd", T.Enum([...customerPurposes])),
    contactType: wire("cntcTpCd", contactType),
    referenceId: wire("refId", reference),
  }),
  output: codeSent,
  details: codeSent,
  errors: [...codeErrors, "HEA000017"],
});

/**
 * C06: a one-time code for a visitor who cannot sign in; the response never reveals who was
 * reached.
 */
export const requestCodeWithoutLogin = call({
  method: "POST",
  path: "/v1/authentication/otp/nologin/request",
  summary: "Sends a one-time code to the owner of a national ID; the same answer for everybody",
  who: "anyone",
  input: T.Object({
    nationalId: wire("natlId", T.Optional(T.String({ maxLength: TYPED_MOST }))),
    userId: T.Optional(T.String({ maxLength: TYPED_MOST, description: "for reset-password" })),
    purpose: wire("authPposCd", T.Enum([...visitorPurposes])),
    contactType: wire("cntcTpCd", contactType),
  }),
  output: codeSent,
  details: codeSent,
  errors: [...codeErrors, "CHEA000010", "CHEA000011", "CHEA000014"],
});

/** C07: exchanges a right code for a proof for the next step. */
export const certifyCode = call({
  method: "POST",
  path: "/v1/authentication/otp/certifications",
  summary: "Checks a one-time code and returns the proof that the next step requires",
  who: "anyone",
  input: T.Object({
    codeId: wire("otpId", T.String({ maxLength: TYPED_MOST })),
    oneTimeCode: wire("otpVal", T.String({ maxLength: TYPED_MOST, secret: true })),
  }),
  output: T.Object({ codeProof: wire("otpAuthTknId", T.String()), seconds }),
  errors: [
    "CHEA000210",
    "OTPS000001",
    "OTPS000002",
    "OTPS000003",
    "OTPS000005",
    "OTPS000006",
    "OTPM000001",
    "OTPM000002",
    "OTPM000003",
    "OTPM000005",
    "OTPM000006",
  ],
});
