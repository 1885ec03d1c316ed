// Reports of loss. Everything that concerns one card happens under the card's lock, in sequence.

import { checkProof } from "#areas/verification/server/proofs.ts";
import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { CARD_NUMBER_ATTEMPTS } from "#base/site/service.ts";
import { formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { newReference, withReference } from "#server/api/reference.ts";
import { record } from "#server/audit/audit.ts";
import { cancelDeadline, cancelRefusal, isReportable, isSealedAtOnce } from "../rules/loss.ts";
import { type CardRow, currentTime, isNumberOf, lockCard, setCardState } from "../store/cards.ts";
import {
  addLoss,
  countWrongNumber,
  endLoss,
  type LossOfCard,
  type LossRow,
  standingLoss,
} from "../store/losses.ts";
import { writeToCustomer } from "./letters.ts";

/** A card to be reported, and by whom. */
export interface LossReport {
  cardId: string;
  customerId: string;
  reporter: LossRow["reporter"];
}

/**
 * Blocks a card, in the given transaction. For a card already reported it returns the open report,
 * so that repeated requests get the same reference.
 */
export async function reportLoss(
  tx: Db,
  context: CallContext<Who>,
  { cardId, customerId, reporter }: LossReport,
): Promise<LossOfCard> {
  const card = await lockOwnCard(tx, { cardId, customerId });
  if (card.state === "lost") {
    const standing = await standingLoss(tx, cardId);
    if (standing) return ofCard(standing, card);
  }
  if (!isReportable(card.state)) throw new Refusal("EMRG000005");
  const reportedAt = await currentTime(tx);
  const report = {
    cardId,
    reporter,
    reportedAt,
    cancelUntil: cancelDeadline(reportedAt),
    stateBefore: card.state,
    isSealed: isSealedAtOnce(card.state),
  };
  const loss = await withReference(
    () => newReference("L", reportedAt),
    async (reference): Promise<LossRow | null> => {
      const isAdded = await addLoss(tx, { ...report, reference });
      return isAdded ? { ...report, reference, wrongNumbers: 0, cancelledAt: null } : null;
    },
  );
  await setCardState(tx, cardId, "lost");
  await writeToCustomer(tx, {
    letter: report.isSealed ? "reportedStopped" : "reported",
    customerId,
    facts: factsOf(card, loss, reportedAt),
    // A visitor may be anybody who read the customer's SMS.
    ...(reporter === "customer" && { language: context.language }),
  });
  await record(tx, context, {
    event: "card.loss",
    outcome: "ok",
    customerId,
    reference: loss.reference,
    detail: { card: card.lastFour, reporter },
  });
  return ofCard(loss, card);
}

/** A full card number that was typed for a report. */
export interface TypedNumber {
  cardId: string;
  customerId: string;
  cardNumber: string;
}

/**
 * Compares a full number with the card whose report is open. After five wrong ones the report can
 * no longer be cancelled here. The refusal is returned, not thrown, so that the count is committed.
 */
export async function judgeNumber(
  tx: Db,
  { vault }: Pick<CallContext<Who>, "vault">,
  { cardId, customerId, cardNumber }: TypedNumber,
): Promise<{ loss: LossRow } | { refusal: Refusal }> {
  const card = await lockOwnCard(tx, { cardId, customerId });
  const loss = await cancellableLoss(tx, card);
  if (await isNumberOf(tx, cardId, vault.lookup("card-number", cardNumber))) return { loss };
  const left = CARD_NUMBER_ATTEMPTS - (await countWrongNumber(tx, loss.reference));
  if (left > 0) return { refusal: new Refusal("EMRG000002", { left }, { left }) };
  return { refusal: new Refusal("EMRG000004") };
}

/** The proofs required for a cancellation. */
export interface LossCancellation {
  cardId: string;
  /** The token of the one-time code sent by email. */
  mailProof: string;
  /** The token of the full card number. */
  numberProof: string;
}

/** Cancels the report of the customer's card, once; the card returns to its previous state. */
export async function cancelLoss(
  tx: Db,
  context: CallContext<"customer">,
  { cardId, mailProof, numberProof }: LossCancellation,
): Promise<LossOfCard> {
  const customerId = context.customer.id;
  const card = await lockOwnCard(tx, { cardId, customerId });
  const loss = await cancellableLoss(tx, card);
  const proof = {
    purpose: "cancel-loss",
    content: [loss.reference],
    subject: { customerId },
    use: "once",
  } as const;
  await checkProof(tx, context, { ...proof, token: mailProof, means: ["mail"] });
  await checkProof(tx, context, { ...proof, token: numberProof, means: ["card-number"] });
  const cancelledAt = await currentTime(tx);
  // Checking the proofs takes a moment, and noon may have passed meanwhile.
  refuseLate(loss, cancelledAt);
  await endLoss(tx, loss.reference, cancelledAt);
  await setCardState(tx, cardId, loss.stateBefore);
  await writeToCustomer(tx, {
    letter: "cancelled",
    customerId,
    facts: factsOf(card, loss, cancelledAt),
    language: context.language,
  });
  await record(tx, context, {
    event: "card.loss-cancel",
    outcome: "ok",
    reference: loss.reference,
    detail: { card: card.lastFour },
  });
  return ofCard({ ...loss, cancelledAt }, card);
}

/** The report of a card that can be cancelled now; throws the refusal if there is none. */
async function cancellableLoss(tx: Db, { id, state }: CardRow): Promise<LossRow> {
  const loss = await standingLoss(tx, id);
  // A card that was replaced since must never come back into use.
  if (!loss || state !== "lost") throw new Refusal("EMRG000006");
  refuseLate(loss, await currentTime(tx));
  return loss;
}

async function lockOwnCard(
  tx: Db,
  { cardId, customerId }: { cardId: string; customerId: string },
): Promise<CardRow> {
  const card = await lockCard(tx, cardId);
  // Another customer's card is treated as missing, so that its existence is not revealed.
  if (card?.customerId !== customerId) throw new Refusal("EMRG000001");
  return card;
}

function ofCard(loss: LossRow, { name, lastFour }: CardRow): LossOfCard {
  return { ...loss, name, lastFour, isCardLost: loss.cancelledAt === null };
}

function refuseLate(loss: LossRow, now: Date): void {
  const code = cancelRefusal(loss, now);
  if (code) throw new Refusal(code, { deadline: deadlineOf(loss) });
}

/** The deadline without its seconds, which are always zero. */
function deadlineOf({ cancelUntil }: LossRow): string {
  return formatMoment(cancelUntil).slice(0, -3);
}

function factsOf({ lastFour }: CardRow, loss: LossRow, at: Date) {
  return {
    card: lastFour,
    reference: loss.reference,
    moment: formatMoment(at),
    deadline: deadlineOf(loss),
  };
}
