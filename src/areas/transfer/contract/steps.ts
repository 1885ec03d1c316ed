import { moment } from "#base/call/fields.ts";
// The steps of a transfer, in order.

import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { wire } from "#base/call/wire.ts";
import { amount, key, note, preparedFields, receiptNumber, textOrNone } from "./fields.ts";

const TYPED_MOST = 40;
const TOKEN_MOST = 200;

/** The refusals possible at every step, because conditions change between steps. */
const refusedNow = [
  "TRFR000002",
  "TRFR000003",
  "TRFR000004",
  "TRFR000005",
  "TRFR000006",
  "TRFR000007",
  "TRFR000008",
  "TRFR000009",
  "TRFR000018",
  "TRFR000020",
  "TRFR000023",
  "TRFR000025",
  "TRFR000026",
] as const;

/** V03, V04, V05: step 1, all checks that can run before the customer confirms. */
export const prepareTransfer = call({
  method: "POST",
  path: "/v1/transfer/preparations",
  summary: "Step 1: checks a transfer, prices it, and keeps it for the next steps",
  who: "customer",
  input: T.Object({
    transferKey: wire("trfrKey", key),
    fromAccount: wire("fromAcctNbr", T.String({ pattern: "^\\d{12}$" })),
    kind: T.Enum(["designated", "other"]),
    toBank: wire("toBnkCd", T.Optional(T.String({ maxLength: TYPED_MOST }))),
    toAccount: wire("toAcctNbr", T.Optional(T.String({ maxLength: TYPED_MOST }))),
    designatedAccountId: wire("dsgnAcctId", T.Optional(T.String({ pattern: "^\\d{0,18}$" }))),
    amount: T.Optional(
      T.Integer({
        minimum: Number.MIN_SAFE_INTEGER,
        maximum: Number.MAX_SAFE_INTEGER,
        description: "minor units",
      }),
    ),
    note: T.Optional(note),
  }),
  output: T.Object({
    ...preparedFields,
    fromAccount: wire("fromAcctNbr", T.String({ description: "masked" })),
  }),
  errors: [
    ...refusedNow,
    "TRFR000001",
    "TRFR000010",
    "TRFR000011",
    "TRFR000012",
    "TRFR000013",
    "TRFR000016",
    "TRFR000017",
    "TRFR000024",
  ],
});

/** S06: step 2, the customer confirms and gets a one-time code. */
export const confirmTransfer = call({
  method: "POST",
  path: "/v1/transfer/confirmations",
  summary: "Step 2: agrees to a prepared transfer; sends the one-time code by SMS",
  who: "customer",
  input: T.Object({ transferKey: wire("trfrKey", key), sameAgain: T.Optional(T.Boolean()) }),
  output: T.Object({
    codeId: wire("otpId", T.String()),
    codeSeconds: wire("otpSecs", T.Integer()),
    sentTo: textOrNone,
  }),
  errors: [
    ...refusedNow,
    "TRFR000012",
    "TRFR000014",
    "TRFR000017",
    "TRFR000019",
    "OTPS000003",
    "OTPS000004",
    "PLAT000005",
    "HEA000017",
  ],
});

/** S06, V06: step 3, the one-time code. */
export const checkTransferCode = call({
  method: "POST",
  path: "/v1/transfer/codes",
  summary: "Step 3: the one-time code; step 4 is the PIN, by its own call",
  who: "customer",
  input: T.Object({
    transferKey: wire("trfrKey", key),
    oneTimeCode: wire("otpVal", T.String({ minLength: 1, maxLength: TYPED_MOST, secret: true })),
  }),
  output: T.Object({ transferKey: wire("trfrKey", T.String()), state: T.Enum(["coded"]) }),
  errors: ["TRFR000017", "OTPS000001", "OTPS000002", "OTPS000003", "OTPS000005", "CHEA000210"],
});

/** S06: step 5, the transfer is posted, exactly once. */
export const executeTransfer = call({
  method: "POST",
  path: "/v1/transfer/executions",
  summary: "Step 5: moves the money once, however often it is asked",
  who: "customer",
  input: T.Object({
    transferKey: wire("trfrKey", key),
    secretProof: wire(
      "pswdAuthTknId",
      T.String({
        minLength: 1,
        maxLength: TOKEN_MOST,
        secret: true,
        description: "the proof of the PIN, made for this key",
      }),
    ),
  }),
  output: T.Object({
    transferKey: wire("trfrKey", T.String()),
    state: T.Enum(["done", "pending"], {
      description: "pending: posted, and the other bank has not answered yet",
    }),
    at: moment,
    fee: amount,
    balance: amount,
    receiptNumber: wire("receiptNbr", receiptNumber),
  }),
  errors: [
    ...refusedNow,
    "TRFR000012",
    "TRFR000014",
    "TRFR000015",
    "TRFR000016",
    "TRFR000017",
    "TRFR000019",
    "CHEA000206",
    "HEA000017",
  ],
});

/** Cancels a transfer that was not executed. */
export const cancelTransfer = call({
  method: "POST",
  path: "/v1/transfer/cancellations",
  summary: "Gives up a transfer that was not executed",
  who: "customer",
  input: T.Object({ transferKey: wire("trfrKey", key) }),
  output: T.Object({ transferKey: wire("trfrKey", T.String()), state: T.Enum(["cancelled"]) }),
  errors: ["TRFR000017", "TRFR000022"],
});
