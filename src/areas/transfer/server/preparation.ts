import { codeStanding } from "#areas/verification/server/codes.ts";
import type { Input, Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { formatMoment } from "#base/time/day.ts";
import { feeFor } from "#base/transfer/rules.ts";
import type { CallContext } from "#server/api/call-context.ts";
import type { readPreparation } from "../contract/reads.ts";
import { acts } from "../flow/table.ts";
import { isInOrder, postedState, stateOf } from "../rules/steps.ts";
import { type Draft, draftOf } from "../store.ts";
import { payeeNameOf } from "./payee.ts";
import { resultOf } from "./prepare.ts";
import { auditRefusals } from "./trail.ts";

type Preparation = Output<typeof readPreparation>;

/** A transfer in progress, not checked again: the next step reports what prevents it. */
export function preparation(
  { transferKey }: Input<typeof readPreparation>,
  context: CallContext,
): Promise<Preparation> {
  return auditRefusals(context, { event: "transfer.read", reference: transferKey }, async () => {
    const draft = await draftOf(context.db, transferKey);
    if (draft?.customerId !== context.customer.id) throw new Refusal("TRFR000021");
    return viewOf(context, draft);
  });
}

async function viewOf(context: CallContext, draft: Draft): Promise<Preparation> {
  const { customer, ports, db } = context;
  const { coreBank } = ports;
  const [sender, named, earlier, posting, code] = await Promise.all([
    coreBank.standing(customer.id, draft.fromNumber),
    payeeNameOf(context, draft),
    coreBank.earlierSent(draft),
    coreBank.posting(customer.id, draft.id),
    draft.codeId === null ? null : codeStanding(db, draft.codeId),
  ]);
  if (!sender) throw new Refusal("TRFR000018");
  const checked = { order: draft, earlier };
  const state = stateOf(draft, posting && postedState(posting.clearing), customer.id);
  const owner = { customerId: customer.id, sessionHash: customer.session.hash };
  const hasNext = acts.some((act) => act !== "cancel" && isInOrder(draft, act, owner));
  const goesOn = !posting && hasNext && feeFor(draft, sender) === draft.fee;
  return {
    ...resultOf(draft, { checked, named, sender, context }),
    fromAccount: draft.fromNumber,
    state,
    canContinue: goesOn,
    otp: code && {
      sentTo: code.sentTo,
      codeSeconds: code.seconds,
      expiresAt: formatMoment(new Date(context.now.getTime() + code.seconds * 1000)),
    },
  };
}
