import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, moment } from "#base/call/fields.ts";
import { wire } from "#base/call/wire.ts";
import { keypadFields } from "#base/identity/keypad-fields.ts";
import { plainSecret, token, typed } from "./fields.ts";

/** C13: the first step of finding a user ID; the response is the same for everybody. */
export const checkNationalId = call({
  method: "POST",
  path: "/v1/customer/login/nationalids",
  summary: "Checks the format of a national ID before a user ID is looked up",
  who: "anyone",
  input: T.Object({ nationalId: wire("natlId", typed) }),
  output: T.Object({ nationalId: wire("natlId", T.String()) }),
  errors: ["CHEA000011", "CHEA000014", "PLAT000005"],
});

/** C12: the user ID of a customer who proved the national ID by a code. */
export const findUserId = call({
  method: "POST",
  path: "/v1/customer/login/user-id-search",
  summary: "The masked user ID, after a one-time code; the email contains it unmasked",
  who: "anyone",
  input: T.Object({ nationalId: wire("natlId", typed), codeProof: wire("otpAuthTknId", token) }),
  output: T.Object({
    userId: T.String({ description: "masked" }),
    joinedOn: wire("joinDt", day),
    sentTo: T.String({ description: "masked email that the whole user ID was sent to" }),
  }),
  errors: [
    "CHEA000011",
    "CHEA000014",
    "CHEA000050",
    "CHEA000206",
    "HEA000017",
    "LBEA000081",
    "LOGN000003",
    "LOGN000004",
  ],
});

/** A new password for a customer who proved both mobile and email; does not lift a lock. */
export const resetPassword = call({
  method: "POST",
  path: "/v1/customer/login/password-resets",
  summary: "Sets a new password after one-time codes by SMS and email; does not lift a lock",
  who: "anyone",
  input: T.Object({
    nationalId: wire("natlId", typed),
    userId: typed,
    smsProof: wire("smsAuthTknId", token),
    mailProof: wire("mailAuthTknId", token),
    ...keypadFields,
    newPassword: wire("newPswd", plainSecret),
    newPasswordAgain: wire("newPswdCnfm", plainSecret),
  }),
  output: T.Object({ changedAt: wire("chngDtm", moment) }),
  errors: [
    "CHEA000010",
    "CHEA000011",
    "CHEA000014",
    "CHEA000206",
    "HEA000017",
    "KPAD000001",
    "KPAD000002",
    "LBEA000081",
    "LOGN000003",
    "PSWD000001",
    "PSWD000002",
    "PSWD000003",
    "PSWD000004",
    "PSWD000005",
    "PSWD000006",
  ],
});
