import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { typedText, uuid } from "#base/call/fields.ts";
import { queueCalls } from "#desk/queues/contract.ts";
import { NOTE_LENGTH, refundKinds } from "./rules.ts";

const item = uuid;
const who = "staff:refunds.settle" as const;
const calls = queueCalls("refunds", { right: "refunds.settle", item });

export const listRefunds = calls.list;
export const takeRefund = calls.take;
export const renewRefund = calls.renew;
export const releaseRefund = calls.release;

/** A refund that the ledger refused. */
export const readRefund = call({
  method: "GET",
  path: "/v1/desk/refunds/{item}",
  summary: "A refund that the ledger refused, with masked data of its customer",
  who,
  passive: true,
  input: T.Object({ item }),
  output: T.Object({
    item: T.String(),
    isOwn: T.Boolean(),
    kind: T.Enum([...refundKinds]),
    reference: T.String(),
    amount: T.String(),
    accountNumber: T.String(),
    customerName: T.String(),
    nationalId: T.String(),
    since: T.String(),
  }),
  errors: ["DESK000004"],
});

/** Tries a refund again. */
export const retryRefund = call({
  method: "POST",
  path: "/v1/desk/refunds/{item}/retry",
  summary:
    "Tries a refund again that the ledger refused; it is refused again while the reason lasts",
  who,
  input: T.Object({ item }),
  output: T.Object({ settled: T.Literal(true) }),
  errors: ["DESK000004", "DESK000005", "DESK000008", "DESK000013"],
});

/** Marks a refund as settled by hand. */
export const settleRefund = call({
  method: "POST",
  path: "/v1/desk/refunds/{item}/settlement",
  summary: "Marks a refund as settled by hand, with a note for the trail; moves no money",
  who,
  input: T.Object({ item, note: typedText(NOTE_LENGTH) }),
  output: T.Object({ settled: T.Literal(true) }),
  errors: ["DESK000004", "DESK000005", "DESK000013"],
});
