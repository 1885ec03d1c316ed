// Schemas shared by the certificate calls.

import { Type as T } from "typebox";
import { day, orNull } from "#base/call/fields.ts";
import { optionalFlag, wire } from "#base/call/wire.ts";
import { UUID_PATTERN } from "#base/identity/uuid.ts";
import { certificateKinds } from "../rules/kinds.ts";
import { COPIES_MOST, certificateLanguages, deliveries, requestStates } from "../rules.ts";

const TYPED_MOST = 300;

/** A day in one of the accepted formats. */
export const typedDay = T.String({
  pattern: "^\\d{4}[-/]\\d{2}[-/]\\d{2}$",
  description: "YYYY/MM/DD in Taipei",
});

export const accountNumber = T.String({ pattern: "^\\d{12}$" });

export const requestId = T.String({
  pattern: UUID_PATTERN,
  description: "made by the caller: what is sent twice with the same one is one request",
});

export const kind = T.Enum([...certificateKinds]);

/** The input fields of every request. */
export const commonInput = {
  requestId: wire("aplyId", requestId),
  isPreview: optionalFlag("prvwYn", {
    description: "Y: returns the content of the certificate without requesting it",
  }),
  language: wire("issuLngDsCd", T.Enum([...certificateLanguages])),
  delivery: wire("dlvrTpCd", T.Enum([...deliveries])),
  email: wire(
    "custEmail",
    T.Optional(T.String({ maxLength: TYPED_MOST, description: "for mail" })),
  ),
  postalAddress: wire(
    "postAddr",
    T.Optional(T.String({ maxLength: TYPED_MOST, description: "for post" })),
  ),
  copies: wire("cpyCnt", T.Optional(T.Integer({ minimum: 1, maximum: COPIES_MOST }))),
  feeAccount: wire("feeAcctNbr", T.Optional(accountNumber)),
};

/** The output fields of every request. */
export const commonOutput = {
  requestId: wire("aplyId", T.String()),
  state: wire("aplyStsCd", orNull(T.Enum([...requestStates]))),
  reason: wire(
    "rsnCd",
    orNull(
      T.String({ description: "what it waits for, or why it was rejected; name: another name" }),
    ),
  ),
  promisedOn: wire("prmsDt", orNull(day)),
  serial: wire("docId", orNull(T.String({ description: "null in a preview" }))),
  documentId: wire("docIssuId", orNull(T.String({ description: "for /certification/verify" }))),
  fileKey: wire("edmsDocKeyId", orNull(T.String({ description: "for certificationdown" }))),
  facts: wire(
    "factList",
    T.Array(T.Object({ label: T.String(), value: T.String() }), {
      description: "its content, in the caller's language",
    }),
  ),
};

/** The refusals of every request. */
export const commonErrors = ["CERT000008", "TRFR000018", "PLAT000005", "LBEA000081"] as const;
