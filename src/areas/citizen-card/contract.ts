import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { day, uuid } from "#base/call/fields.ts";
import { wire } from "#base/call/wire.ts";
import { cardPurposes } from "./rules.ts";

const SIGNATURE_MOST = 27_000;
const CHECK_WEIGHT = 10;

const checkId = uuid;

/** Starts a proof of identity: a challenge for the card, and the adapter's ticket to sign it. */
export const startCardCheck = call({
  method: "POST",
  path: "/v1/customer/citizen-card/challenges",
  summary: "Begins a check of the customer's citizen digital certificate",
  who: "customer",
  input: T.Object({
    purpose: wire("authPposCd", T.Enum([...cardPurposes])),
    adapterNonce: wire(
      "adptNnceVal",
      T.String({ pattern: "^[\\w-]{22}$", description: "as the adapter sent it to this page" }),
    ),
  }),
  output: T.Object({
    checkId: wire("ctznChkId", checkId),
    ticket: wire("adptTcktVal", T.String({ description: "goes to the adapter as it is" })),
    seconds: T.Integer({ description: "how long it is good for" }),
  }),
  errors: ["CTZN000006", "PLAT000005"],
});

/** Finishes it with the card's signature. */
export const finishCardCheck = call({
  method: "POST",
  path: "/v1/customer/citizen-card/verifications",
  summary: "Checks what the card signed, and binds its certificate to the customer",
  who: "customer",
  weight: CHECK_WEIGHT,
  input: T.Object({
    checkId: wire("ctznChkId", checkId),
    signature: wire(
      "signVal",
      T.String({
        pattern: "^[A-Za-z0-9+/]+={0,2}$",
        maxLength: SIGNATURE_MOST,
        description: "CMS SignedData of the adapter, in base64",
      }),
    ),
  }),
  output: T.Object({
    holderName: wire("certHldrNm", T.String()),
    serialNumber: wire("certSrlNbr", T.String()),
    validUntil: wire("certVldEndDt", day),
  }),
  errors: [
    "CTZN000003",
    "CTZN000004",
    "CTZN000005",
    "CTZN000006",
    "CTZN000007",
    "CTZN000008",
    "CTZN000009",
  ],
});

/** The public keys by which an adapter verifies the bank's tickets. */
export const readTicketKeys = call({
  method: "GET",
  path: "/v1/citizen-card/ticket-keys",
  summary: "The public keys of the tickets that signing adapters take",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    ticketKeys: T.Array(T.String({ description: "an Ed25519 public key in base64url" })),
  }),
  errors: [],
});

/** The signing adapter's downloads for Windows and Mac. */
export const readSignerDownloads = call({
  method: "GET",
  path: "/v1/citizen-card/downloads",
  summary: "The signing adapter's downloads; none where the bank has not made them",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({
    downloads: wire(
      "dwldList",
      T.Array(
        T.Object({
          platform: wire("osTpNm", T.Enum(["windows", "mac"])),
          fileName: wire("fileNm", T.String()),
          path: wire("dwldUrl", T.String()),
          fileBytes: wire("fileSz", T.Integer()),
          sha256: T.String(),
          version: T.String(),
        }),
      ),
    ),
  }),
  errors: [],
});
