import { Type as T } from "typebox";
import { disputeStates } from "#areas/cards/flow/table.ts";
import { disputeReasons } from "#areas/cards/rules/dispute.ts";
import { call } from "#base/call/call.ts";
import { day, moment, orNull, typedText } from "#base/call/fields.ts";
import { queueCalls } from "#desk/queues/contract.ts";
import { disputeDecisions } from "./rules.ts";

const item = T.String({ pattern: "^D\\d{8}[0-9A-Z]{4,12}$" });
const who = "staff:disputes.settle" as const;
const calls = queueCalls("disputes", { right: "disputes.settle", item });

export const listDisputes = calls.list;
export const takeDispute = calls.take;
export const renewDispute = calls.renew;
export const releaseDispute = calls.release;

/** A dispute. */
export const readDispute = call({
  method: "GET",
  path: "/v1/desk/disputes/{item}",
  summary: "A disputed card payment, the steps so far, and the possible decisions",
  who,
  passive: true,
  input: T.Object({ item }),
  output: T.Object({
    item: T.String(),
    isOwn: T.Boolean(),
    state: T.Enum([...disputeStates]),
    reason: T.Enum([...disputeReasons]),
    /** The customer's words; only for the member of staff who took the dispute. */
    note: orNull(T.String()),
    merchant: T.String(),
    amount: T.String(),
    lastFour: T.String(),
    paidAt: moment,
    dueOn: day,
    steps: T.Array(T.Object({ state: T.Enum([...disputeStates]), at: moment })),
    decisions: T.Array(T.Enum([...disputeDecisions])),
    /** Whether a provisional credit by the caller needs a colleague's approval. */
    creditNeedsTwo: T.Boolean(),
    /** Who requested a credit that waits for a colleague's approval; null if nobody did. */
    requestedBy: orNull(T.String()),
  }),
  errors: ["DESK000004"],
});

/** Decides on a dispute. */
export const decideDispute = call({
  method: "POST",
  path: "/v1/desk/disputes/{item}/decision",
  summary:
    "Credits the disputed amount provisionally (above NT$3,000, or beyond NT$30,000 a day, it requests a colleague's approval), makes the credit final, or reverses it; notifies the customer",
  who,
  input: T.Object({
    item,
    decision: T.Enum([...disputeDecisions]),
    reason: typedText({ least: 1, most: 200 }),
  }),
  output: T.Object({
    state: T.Enum([...disputeStates]),
    /** Whether the credit waits for a colleague's approval. */
    isRequested: T.Boolean(),
  }),
  errors: ["DESK000004", "DESK000005", "DESK000013", "EMRG000010"],
});
