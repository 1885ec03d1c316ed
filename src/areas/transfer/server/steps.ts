import { withdrawCode } from "#areas/verification/server/codes.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { transferKinds } from "#base/transfer/limits.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "../contract/steps.ts";
import { stepsBefore } from "../flow/table.ts";
import { isInOrder } from "../rules/steps.ts";
import { cancelDraft, draftOf } from "../store.ts";
import { checkTyped, confirm } from "./confirm.ts";
import { execute } from "./execute.ts";
import { prepare } from "./prepare.ts";
import { auditRefusals } from "./trail.ts";

export const stepHandlers: Handlers<typeof contract> = {
  prepareTransfer: (input, context) =>
    auditRefusals(context, { event: "transfer.prepare", reference: input.transferKey }, () =>
      prepare(input, context),
    ),
  confirmTransfer: confirm,
  checkTransferCode: checkTyped,
  executeTransfer: execute,
  cancelTransfer: ({ transferKey }, context) =>
    auditRefusals(context, { event: "transfer.cancel", reference: transferKey }, () =>
      cancel(transferKey, context),
    ),
};

/** Cancels a transfer for good: after this response nothing can be posted under its key. */
async function cancel(transferKey: string, context: CallContext) {
  const { customer, db, ports } = context;
  const draft = await draftOf(db, transferKey);
  const owner = { customerId: customer.id, sessionHash: customer.session.hash };
  if (!draft || !isInOrder(draft, "cancel", owner)) throw new Refusal("TRFR000017");
  await db.transaction(async (tx) => {
    const order = { ...draft, kinds: transferKinds };
    if (!(await ports.coreBank.lockUnposted(tx, order))) throw new Refusal("TRFR000022");
    const move = { draft, from: stepsBefore("cancel"), to: "cancelled" } as const;
    const codeId = await cancelDraft(tx, move);
    if (codeId === undefined) throw new Refusal("TRFR000017");
    // A useless code must not block the code of the next transfer.
    if (codeId !== null) await withdrawCode(tx, codeId);
    await record(tx, context, { event: "transfer.cancel", outcome: "ok", reference: transferKey });
  });
  return { transferKey, state: "cancelled" as const };
}
