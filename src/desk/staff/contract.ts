import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment, orNull } from "#base/call/fields.ts";
import { PASSKEYS_MOST, RESPONSE_MOST } from "./rules/passkeys.ts";
import { RECOVERY_CODES, SIGN_INS_SHOWN, signInOutcomes } from "./rules.ts";

const SECRET_MOST = 1024;
const TYPED_MOST = 40;
const CODE_MOST = 12;

const signIns = {
  at: moment,
  outcome: T.Enum([...signInOutcomes]),
  browser: T.String(),
  address: T.String(),
};

/** Signs in at the desk. */
export const signIn = call({
  method: "POST",
  path: "/v1/desk/sign-in",
  summary:
    "Signs a member of staff in with user ID, password and a passkey or the code of an authenticator app, and ends the person's session elsewhere. PLAT000005 when too many wrong tries came from the network",
  who: "anyone",
  share: "sign-in",
  input: T.Object({
    userId: T.String({ minLength: 1, maxLength: TYPED_MOST }),
    password: T.String({ minLength: 1, maxLength: SECRET_MOST, secret: true }),
    code: T.Optional(T.String({ maxLength: CODE_MOST, secret: true })),
    passkey: T.Optional(
      T.String({ maxLength: RESPONSE_MOST, secret: true, description: "in the place of the code" }),
    ),
  }),
  output: T.Object({ signedIn: T.Literal(true) }),
  errors: ["DESK000003", "PLAT000005"],
});

/** Signs out; succeeds even if the session has already ended. */
export const signOut = call({
  method: "POST",
  path: "/v1/desk/sign-out",
  summary: "Signs a member of staff out; also where the session is over already",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({ signedIn: T.Literal(false) }),
  errors: [],
});

/** Who is signed in at the desk, and their rights. */
export const readAccount = call({
  method: "GET",
  path: "/v1/desk/account",
  summary: "Who is signed in: name, roles, rights and the latest sign-ins",
  who: "staff:own-account.read",
  input: T.Object({}),
  output: T.Object({
    name: T.String(),
    userId: T.String(),
    roles: T.Array(T.String()),
    rights: T.Array(T.String()),
    /** The bank's version, for whoever reports a fault. */
    version: T.String(),
    signIns: T.Array(T.Object(signIns), { maxItems: SIGN_INS_SHOWN }),
    /** Recovery codes left. */
    recoveryCodes: T.Integer(),
    passkeys: T.Array(
      T.Object({
        passkey: T.String(),
        label: T.String(),
        madeAt: moment,
        usedAt: orNull(moment),
      }),
      { maxItems: PASSKEYS_MOST },
    ),
  }),
  errors: [],
});

/** Makes recovery codes that replace the previous ones. */
export const makeRecoveryCodes = call({
  method: "POST",
  path: "/v1/desk/account/recovery-codes",
  summary:
    "Makes ten recovery codes, each good once in the place of the authenticator's; those before are void",
  who: "staff:own-account.read",
  input: T.Object({ code: T.String({ minLength: 1, maxLength: CODE_MOST, secret: true }) }),
  output: T.Object({ codes: T.Array(T.String(), { maxItems: RECOVERY_CODES }) }),
  errors: ["DESK000009"],
});

/** The latest sign-ins of all staff. */
export const listStaffSignIns = call({
  method: "GET",
  path: "/v1/desk/sign-ins",
  summary: "The latest sign-ins of everybody at the desk, those that failed too",
  who: "staff:staff-sign-ins.read",
  input: T.Object({}),
  output: T.Object({
    signIns: T.Array(T.Object({ name: T.String(), ...signIns }), { maxItems: SIGN_INS_SHOWN }),
  }),
  errors: [],
});
