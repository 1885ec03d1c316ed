// Converts rows to the calls' output.

import type { Language } from "#base/text/language.ts";
import { dayOf, formatDay, formatMoment } from "#base/time/day.ts";
import { maskCardNumber } from "../rules/card-number.ts";
import { disputeRefusal } from "../rules/dispute.ts";
import { finalReason, isReportable, lossStatus } from "../rules/loss.ts";
import type { CardRow } from "../store/cards.ts";
import type { DisputeRow } from "../store/disputes.ts";
import type { LossOfCard } from "../store/losses.ts";
import type { PaymentOfCard } from "../store/payments.ts";

/** The viewer's language, and the current time. */
interface Viewer {
  now: Date;
  language: Language;
}

/** A card, with the status of its latest report. */
export function shownCard(card: CardRow, losses: readonly LossOfCard[], { now, language }: Viewer) {
  const latest = losses.find(({ cardId }) => cardId === card.id);
  return {
    cardId: card.id,
    cardName: card.name[language],
    cardNumber: maskCardNumber(card.lastFour),
    cardState: card.state,
    issuedOn: formatDay(card.issuedOn),
    expiresOn: formatDay(card.expiresOn),
    isReportable: isReportable(card.state),
    lossStatus: latest ? lossStatus(latest, now) : ("none" as const),
  };
}

/** A report of loss, and how long it can still be cancelled. */
export function shownLoss(loss: LossOfCard, { now, language }: Viewer) {
  const { reference, cardId, reportedAt, cancelUntil, cancelledAt } = loss;
  const status = lossStatus(loss, now);
  const milliseconds = cancelUntil.getTime() - now.getTime();
  return {
    reference,
    cardId,
    cardName: loss.name[language],
    cardNumber: maskCardNumber(loss.lastFour),
    lossStatus: status,
    finalReason: finalReason(loss, now),
    reportedAt: formatMoment(reportedAt),
    cancelUntil: formatMoment(cancelUntil),
    cancelSeconds: status === "open" ? Math.max(0, Math.ceil(milliseconds / 1000)) : 0,
    cancelledAt: cancelledAt && formatMoment(cancelledAt),
  };
}

/** A decided payment, and whether it can be disputed. */
export function shownPayment(payment: PaymentOfCard, { now }: Viewer) {
  const { state, paidOn, disputeReference, disputeState } = payment;
  const disputed = { state, paidOn, isDisputed: disputeReference !== null };
  return {
    paymentId: payment.id,
    cardId: payment.cardId,
    cardNumber: maskCardNumber(payment.lastFour),
    merchant: payment.merchant,
    country: payment.country,
    entryMode: payment.entryMode,
    amount: payment.amount,
    paidAt: formatMoment(payment.requestedAt),
    isApproved: state === "approved",
    approvalNumber: payment.approvalNumber,
    refusal: payment.refusal,
    isDisputable: disputeRefusal(disputed, dayOf(now)) === null,
    disputeReference,
    disputeState,
  };
}

/** A dispute with its history. */
export function shownDispute(dispute: DisputeRow) {
  return {
    disputeReference: dispute.reference,
    paymentId: dispute.paymentId,
    cardNumber: maskCardNumber(dispute.lastFour),
    merchant: dispute.merchant,
    amount: dispute.amount,
    paidAt: formatMoment(dispute.requestedAt),
    reason: dispute.reason,
    disputeState: dispute.state,
    steps: dispute.steps.map(({ state, at }) => ({
      disputeState: state,
      changedAt: formatMoment(new Date(at)),
    })),
  };
}
