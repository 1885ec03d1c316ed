import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment, orNull, typedText, uuid } from "#base/call/fields.ts";
import { rateKinds } from "#desk/content/rules.ts";
import { queueCalls } from "#desk/queues/contract.ts";
import { REASON_LENGTH, requestKinds, requestStates } from "./rules.ts";

const item = uuid;
const calls = queueCalls("approvals", { right: "approvals.decide", item });

export const listApprovals = calls.list;
export const takeApproval = calls.take;
export const renewApproval = calls.renew;
export const releaseApproval = calls.release;

/** A request that waits for a decision. */
export const readApproval = call({
  method: "GET",
  path: "/v1/desk/approvals/{item}",
  summary: "What a colleague requests, for which customer, and why",
  who: "staff:approvals.decide",
  passive: true,
  input: T.Object({ item }),
  output: T.Object({
    item: T.String(),
    isOwn: T.Boolean(),
    kind: T.Enum([...requestKinds]),
    state: T.Enum([...requestStates]),
    /** Null for what is about no customer. */
    customerName: orNull(T.String()),
    nationalId: orNull(T.String()),
    /** Its subject besides the customer: a certificate's number, an account and its limit. */
    about: orNull(T.String()),
    /** Which rates are to change, from when, and the lines in which they differ from the board. */
    change: orNull(
      T.Object({
        kind: T.Enum([...rateKinds]),
        title: T.String(),
        version: T.Integer(),
        from: orNull(moment),
        difference: T.Array(
          T.Object({ kind: T.Enum(["same", "added", "removed"]), text: T.String() }),
        ),
      }),
    ),
    reason: T.String(),
    requestedBy: T.String(),
    requestedAt: moment,
    expiresAt: moment,
    /** Whether the reader made the request, and so cannot approve it. */
    isMine: T.Boolean(),
  }),
  errors: ["DESK000004"],
});

/** Decides a request; an approved action is executed in the same transaction. */
export const decideApproval = call({
  method: "POST",
  path: "/v1/desk/approvals/{item}/decision",
  summary: "Approves a colleague's request, which is then executed, or declines it",
  who: "staff:approvals.decide",
  input: T.Object({
    item,
    decision: T.Enum(["approve", "decline"]),
    note: typedText(REASON_LENGTH),
  }),
  output: T.Object({ state: T.Enum([...requestStates]) }),
  errors: ["DESK000004", "DESK000005", "DESK000006", "DESK000008", "DESK000013"],
});

/** Withdraws one's own request. */
export const withdrawApproval = call({
  method: "POST",
  path: "/v1/desk/approvals/{item}/withdraw",
  summary: "Takes back a request of one's own that nobody has decided",
  who: "staff:approvals.decide",
  input: T.Object({ item }),
  output: T.Object({ state: T.Literal("withdrawn") }),
  errors: ["DESK000004"],
});
