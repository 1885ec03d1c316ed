import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { orNull, uuid } from "#base/call/fields.ts";
import { optionalFlag, wire } from "#base/call/wire.ts";
import { DISPUTE_NOTE_LENGTH, disputeReasons } from "../rules/dispute.ts";
import { dispute } from "./fields.ts";

/** Disputes a payment, and blocks its card if the customer wants that. */
export const fileDispute = call({
  method: "POST",
  path: "/v1/debitcard/disputes",
  summary: "Disputes an approved payment of the last 45 days; can report the card lost as well",
  who: "customer",
  input: T.Object({
    paymentId: wire("aprvId", uuid),
    reason: wire("dsptRsnCd", T.Enum([...disputeReasons])),
    note: wire("dsptCont", T.Optional(T.String({ maxLength: DISPUTE_NOTE_LENGTH }))),
    reportCard: optionalFlag("lostYn", { description: "report the card lost as well" }),
  }),
  output: T.Object({
    ...dispute,
    lossReference: wire("lostRefNbr", orNull(T.String())),
  }),
  errors: ["EMRG000008", "EMRG000009"],
});

/** The customer's disputes. */
export const listDisputes = call({
  method: "GET",
  path: "/v1/debitcard/disputes",
  summary: "The customer's disputes with every state that they were in, the newest first",
  who: "customer",
  input: T.Object({}),
  output: T.Object({ disputes: wire("dsptList", T.Array(T.Object(dispute))) }),
  errors: [],
});

/** Withdraws a dispute. */
export const withdrawDispute = call({
  method: "DELETE",
  path: "/v1/debitcard/disputes/{dsptRefNbr}",
  summary: "Takes a dispute back that the bank has not begun to settle",
  who: "customer",
  input: T.Object({
    disputeReference: wire("dsptRefNbr", T.String({ pattern: "^D\\d{14}$" })),
  }),
  output: T.Object(dispute),
  errors: ["EMRG000010"],
});
