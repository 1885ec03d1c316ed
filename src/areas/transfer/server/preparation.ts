import { codeStanding } from "#areas/verification/server/codes.ts";
import type { Input, Output } from "#base/call.ts";
import { formatMoment } from "#base/day.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { feeFor } from "#base/transfer-rules.ts";
import type { Asked } from "#server/asked.ts";
import type { readPreparation } from "../contract/reads.ts";
import { acts, isInOrder, postedState, stateOf } from "../rules/steps.ts";
import { type Draft, draftOf } from "../store.ts";
import { payeeNameOf } from "./payee.ts";
import { answerOf } from "./prepare.ts";
import { trying } from "./trail.ts";

type Preparation = Output<typeof readPreparation>;

/** A transfer on its way, without judging it: whatever stands against it, the next step says. */
export function preparation(
  { transferKey }: Input<typeof readPreparation>,
  asked: Asked,
): Promise<Preparation> {
  return trying(asked, { event: "transfer.read", reference: transferKey }, async () => {
    const draft = await draftOf(asked.db, transferKey);
    if (draft?.customerId !== asked.customer.id) throw new Refusal("TRFR000021");
    return told(asked, draft);
  });
}

async function told(asked: Asked, draft: Draft): Promise<Preparation> {
  const { customer, ports, db } = asked;
  const { coreBank } = ports;
  const [sender, named, hasSame, posting, code] = await Promise.all([
    coreBank.standing(customer.id, draft.fromNumber),
    payeeNameOf(asked, draft),
    coreBank.hasSent(draft),
    coreBank.posting(customer.id, draft.id),
    draft.codeId === null ? null : codeStanding(db, draft.codeId),
  ]);
  if (!sender) throw new Refusal("TRFR000018");
  const looked = { order: draft, hasSame };
  const state = stateOf(draft, posting && postedState(posting.clearing), customer.id);
  const hands = { customerId: customer.id, sessionHash: customer.session.hash };
  const hasNext = acts.some((act) => act !== "cancel" && isInOrder(draft, act, hands));
  const goesOn = !posting && hasNext && feeFor(draft, sender) === draft.fee;
  return {
    ...answerOf(draft, { looked, named, sender, asked }),
    fromAccount: draft.fromNumber,
    state,
    canContinue: goesOn,
    otp: code && {
      sentTo: code.sentTo,
      codeSeconds: code.seconds,
      expiresAt: formatMoment(new Date(asked.now.getTime() + code.seconds * 1000)),
    },
  };
}
