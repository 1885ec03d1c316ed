import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { PASSKEY_LABEL, RESPONSE_MOST } from "../rules/passkeys.ts";

const challenge = T.String({ description: "random, signed, good once and for five minutes" });
const rpId = T.String({ description: "the host that passkeys are for" });

/** What a passkey has to sign for a sign-in. */
export const beginPasskeySignIn = call({
  method: "GET",
  path: "/v1/desk/sign-in/passkey-challenge",
  summary: "What a passkey has to sign for a sign-in; the same for everybody",
  who: "anyone",
  share: "sign-in",
  input: T.Object({}),
  output: T.Object({ challenge, rpId }),
  errors: [],
});

/** What a new passkey is made with. */
export const beginPasskey = call({
  method: "GET",
  path: "/v1/desk/account/passkey-challenge",
  summary: "What a new passkey is made with: challenge, host, person, and the keys that are there",
  who: "staff:own-account.read",
  input: T.Object({}),
  output: T.Object({
    challenge,
    rpId,
    bank: T.String(),
    userHandle: T.String(),
    userId: T.String(),
    name: T.String(),
    known: T.Array(T.String()),
  }),
  errors: [],
});

/** Adds a passkey to one's own account. */
export const addPasskey = call({
  method: "POST",
  path: "/v1/desk/account/passkeys",
  summary: "Adds a passkey for whoever has the authenticator app at hand",
  who: "staff:own-account.read",
  input: T.Object({
    label: T.String({ minLength: 1, maxLength: PASSKEY_LABEL }),
    appCode: T.String({ minLength: 1, maxLength: 12, secret: true }),
    credential: T.String({ minLength: 1, maxLength: RESPONSE_MOST, secret: true }),
  }),
  output: T.Object({}),
  errors: ["DESK000009", "DESK000012"],
});

/** Removes one of one's own passkeys. */
export const removePasskey = call({
  method: "POST",
  path: "/v1/desk/account/passkeys/{passkey}/removal",
  summary:
    "Removes one of one's own passkeys, which signs in no more, for whoever has the authenticator app at hand",
  who: "staff:own-account.read",
  input: T.Object({
    passkey: T.String({ format: "uuid" }),
    removalCode: T.String({ minLength: 1, maxLength: 12, secret: true }),
  }),
  output: T.Object({}),
  errors: ["DESK000004", "DESK000009"],
});
