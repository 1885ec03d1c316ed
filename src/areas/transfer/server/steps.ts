import { Refusal } from "#base/errors/catalogue.ts";
import type { Asked, Handlers } from "#server/asked.ts";
import { record } from "#server/audit.ts";
import type * as contract from "../contract/steps.ts";
import { isInOrder, stepsBefore } from "../rules/steps.ts";
import { cancelDraft, draftOf } from "../store.ts";
import { checkTyped, confirm } from "./confirm.ts";
import { execute } from "./execute.ts";
import { prepare } from "./prepare.ts";
import { trying } from "./trail.ts";

export const stepHandlers: Handlers<typeof contract> = {
  prepareTransfer: (input, asked) =>
    trying(asked, { event: "transfer.prepare", reference: input.trfrKey }, () =>
      prepare(input, asked),
    ),
  confirmTransfer: confirm,
  checkTransferCode: checkTyped,
  executeTransfer: execute,
  cancelTransfer: ({ trfrKey }, asked) =>
    trying(asked, { event: "transfer.cancel", reference: trfrKey }, () => cancel(trfrKey, asked)),
};

async function cancel(trfrKey: string, asked: Asked) {
  const { customer, db, ports } = asked;
  const [draft, posting] = await Promise.all([
    draftOf(db, trfrKey),
    ports.coreBank.posting(customer.id, trfrKey),
  ]);
  const hands = { customerId: customer.id, sessionHash: customer.session.hash };
  if (posting || !draft || !isInOrder(draft, "cancel", hands)) throw new Refusal("TRFR000017");
  await db.transaction(async (tx) => {
    const move = { draft, from: stepsBefore("cancel"), to: "cancelled" } as const;
    if (!(await cancelDraft(tx, move))) throw new Refusal("TRFR000017");
    await record(tx, asked, { event: "transfer.cancel", outcome: "ok", reference: trfrKey });
  });
  return { trfrKey, state: "cancelled" as const };
}
