import { isProved, NO_PROOF } from "#areas/verification/server/proofs.ts";
import type { Input, Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { formatMoment } from "#base/time/day.ts";
import type { TransferOrder, TransferResult } from "#ports/core-bank/port.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { customerInitiator, record } from "#server/audit/audit.ts";
import type { executeTransfer } from "../contract/steps.ts";
import { receiptNumber } from "../rules/amounts.ts";
import { isTransfer } from "../rules/order.ts";
import { isInOrder } from "../rules/steps.ts";
import { draftOf } from "../store.ts";

/** Step 5: has the ledger post the draft; for one already posted, returns the same answer again. */
export async function execute(
  { transferKey, secretProof }: Input<typeof executeTransfer>,
  context: CallContext,
): Promise<Output<typeof executeTransfer>> {
  const { customer, db, ports } = context;
  const [draft, hasProof] = await Promise.all([
    draftOf(db, transferKey),
    isProved(db, context, {
      token: secretProof,
      means: ["pin"],
      purpose: "transfer",
      content: [transferKey],
      subject: { customerId: customer.id },
    }),
  ]);
  const owner = { customerId: customer.id, sessionHash: customer.session.hash };
  const isNext = isInOrder(draft, "execute", owner);
  if (draft && isNext && hasProof) {
    return resultOf(transferKey, await ports.coreBank.transfer(orderOf(draft, context)));
  }
  // A client that lost the response, and perhaps its session, gets it again.
  const posting = await ports.coreBank.posting(customer.id, transferKey);
  if (posting?.fromNumber && isTransfer(posting.kind)) {
    const { fromNumber, kind } = posting;
    const order = orderOf({ ...posting, fromNumber, kind, sameAgain: true }, context);
    return resultOf(transferKey, await ports.coreBank.transfer(order));
  }
  const outcome = isNext ? NO_PROOF : "TRFR000017";
  await record(db, context, { event: "transfer.execute", outcome, reference: transferKey });
  throw new Refusal(outcome);
}

/** The ledger accepts a repeated key only if all of these fields are identical. */
function orderOf(sent: Omit<TransferOrder, "initiator">, context: CallContext): TransferOrder {
  const { id, fromNumber, toBank, toNumber, amount, kind, fee, sameAgain, note } = sent;
  const initiator = customerInitiator(context);
  return { id, initiator, fromNumber, toBank, toNumber, amount, kind, fee, sameAgain, note };
}

function resultOf(transferKey: string, result: TransferResult): Output<typeof executeTransfer> {
  // The ledger has already recorded the refusal.
  if (!result.ok) throw new Refusal(result.code, result.facts);
  const { at, fee, balance, isPending } = result;
  return {
    transferKey,
    state: isPending ? "pending" : "done",
    at: formatMoment(at),
    fee,
    balance,
    receiptNumber: receiptNumber(transferKey, at),
  };
}
