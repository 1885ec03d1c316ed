import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment, orNull } from "#base/call/fields.ts";
import { optionalFlag, wire } from "#base/call/wire.ts";
import { KEYPAD_PATH, keypadWire } from "#base/identity/keypad.ts";
import { keypadFields } from "#base/identity/keypad-fields.ts";
import { EXTENSION_PATH, SESSION_PATH, sessionWire } from "#base/identity/sign-in.ts";
import { FINGERPRINT_MOST } from "../rules.ts";
import { plainSecret, risk, typed } from "./fields.ts";

const PROOF_MOST = 200;

const sessionSeconds = T.Integer({ description: "until the session ends if nothing is done" });

const signedIn = {
  customerName: wire("custNm", T.String()),
  userId: T.String({ description: "masked" }),
  tier: wire("indvCustAcctTpCd", T.Enum(["01", "02"], { description: "01 basic, 02 advanced" })),
  lastSignInAt: wire("lastLgnDtm", orNull(moment)),
  lastSignInDevice: wire("lastLgnDvc", orNull(T.String())),
  failureCount: wire("failCnt", T.Integer({ description: "wrong passwords since then" })),
  risk: wire("riskCd", risk),
  panicReference: wire(
    "pncRefNbr",
    T.Union([T.String(), T.Null()], {
      description: "the reference number of the panic button, while it is in effect",
    }),
  ),
  panicAt: wire("pncDtm", T.Union([moment, T.Null()], { description: "since when" })),
};

/** C08: a key and a one-time token to encrypt one secret with. */
export const readKeypad = call({
  method: "GET",
  path: KEYPAD_PATH,
  summary: "A public key and a one-time token to encrypt one secret",
  who: "anyone",
  share: "sign-in",
  passive: true,
  input: T.Object({}),
  output: T.Object({
    keypadId: wire(keypadWire.keypadId, T.String()),
    keypadPublicKey: wire(
      keypadWire.keypadPublicKey,
      T.String({ description: "RSA, SPKI in base64" }),
    ),
    keypadToken: wire(keypadWire.keypadToken, T.String()),
    seconds: T.Integer(),
  }),
  errors: [],
});

/** C09: signs in, and ends the customer's other session. */
export const signIn = call({
  method: "POST",
  path: "/v1/customer/login",
  summary:
    "Signs in with national ID, user ID and password (encrypted by the keypad). With fds it is version 2: the browser is remembered, and later tries in it are counted apart from strangers'. Without fds it is answered the same, and counts as an unknown browser. PLAT000005 when too many wrong passwords came from the network, with the seconds to wait",
  who: "anyone",
  share: "sign-in",
  input: T.Object({
    nationalId: wire("natlId", typed),
    useRemembered: optionalFlag("rememberedYn"),
    userId: typed,
    ...keypadFields,
    password: wire("pswd", plainSecret),
    deviceFingerprint: wire(
      "fds",
      T.Optional(
        T.String({
          maxLength: FINGERPRINT_MOST,
          description: "what the browser looks like; makes the request version 2",
        }),
      ),
    ),
    rememberNationalId: optionalFlag("rmbrNatlIdYn"),
  }),
  output: T.Object({
    loggedIn: T.Literal(true),
    ...signedIn,
    sessionSeconds: wire(sessionWire.sessionSeconds, sessionSeconds),
  }),
  errors: [
    "CHEA000010",
    "CHEA000011",
    "CHEA000012",
    "CHEA000013",
    "CHEA000014",
    "CHEA000020",
    "LBEA000081",
    "KPAD000001",
    "KPAD000002",
    "PLAT000005",
  ],
});

/** C10: signs out. */
export const signOut = call({
  method: "POST",
  path: "/v1/customer/logout",
  summary: "Signs out; succeeds if the session has already ended",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({ loggedIn: T.Literal(false) }),
  errors: [],
});

/** C11: extends the session. */
export const extendSession = call({
  method: "GET",
  path: EXTENSION_PATH,
  summary: "Extends the session by another idle timeout",
  who: "customer",
  input: T.Object({}),
  output: T.Object({
    loggedIn: T.Literal(true),
    sessionSeconds: wire(sessionWire.sessionSeconds, sessionSeconds),
  }),
  errors: [],
});

/** Confirms with a one-time code that an unusual sign-in was the customer's own. */
export const confirmSignIn = call({
  method: "POST",
  path: "/v1/customer/login/step-up",
  summary:
    "Confirms with the proof of an SMS code (purpose step-up) that an unusual sign-in was the customer's own; the session then sends to accounts that are not designated too",
  who: "customer",
  input: T.Object({
    codeProof: wire("otpAuthTknId", T.String({ maxLength: PROOF_MOST, secret: true })),
  }),
  output: T.Object({ risk: wire("riskCd", risk) }),
  errors: ["CHEA000206"],
});

/** The signed-in customer of this browser; calling it does not extend the session. */
export const readSession = call({
  method: "GET",
  path: SESSION_PATH,
  summary: "The signed-in customer, and the time left of the session",
  who: "anyone",
  passive: true,
  input: T.Object({}),
  output: T.Object({
    loggedIn: T.Boolean(),
    sessionSeconds: wire(sessionWire.sessionSeconds, sessionSeconds),
    endReason: wire(
      sessionWire.endReason,
      T.Union([T.String(), T.Null()], { description: "why nobody is signed in" }),
    ),
    customer: wire("cust", T.Union([T.Object(signedIn), T.Null()])),
  }),
  errors: [],
});

/** The national ID that this browser remembers. */
export const readRemembered = call({
  method: "GET",
  path: "/v1/customer/login/remembered",
  summary: "The national ID that this browser remembers, masked",
  who: "anyone",
  passive: true,
  input: T.Object({}),
  output: T.Object({ nationalId: wire("natlId", orNull(T.String())) }),
  errors: [],
});
