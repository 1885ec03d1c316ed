// Reports of loss: which cards can be reported, and until when a report can be cancelled.

import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import { CARD_NUMBER_ATTEMPTS } from "#base/site/service.ts";
import { dayOf, noonAfter } from "#base/time/day.ts";

/** Where a loss is reported, with or without a session. */
export const LOST_PATH = `${EMERGENCIES_PATH}/lost`;

/** The confirmation of a report. */
export const LOST_REPORT_PATH = `${EMERGENCIES_PATH}/lost-report`;

/** Where a report is cancelled. */
export const LOST_CANCEL_PATH = `${EMERGENCIES_PATH}/lost-cancel`;

/** The confirmation of a cancellation. */
export const LOST_CANCEL_REPORT_PATH = `${EMERGENCIES_PATH}/lost-cancel-report`;

/** Payments that may be fraudulent. */
export const SUSPICIOUS_PATH = `${EMERGENCIES_PATH}/suspicious`;

/** The states of a card, in order of its life cycle. */
export const cardStates = ["inactive", "active", "lost", "stopped", "expired", "replaced"] as const;

export type CardState = (typeof cardStates)[number];

/** A state from which a card can be reported lost: one that may still lead to a card in use. */
export type ReportableState = Extract<CardState, "active" | "inactive" | "stopped">;

/** How many months a new card is valid. */
export const CARD_MONTHS = 60;

/** What is known about a report that is to be cancelled. */
export interface StandingLoss {
  cancelUntil: Date;
  wrongNumbers: number;
  /** Whether the panic button was pressed before the report or while it was open. */
  isSealed: boolean;
}

/**
 * Whether a card can be reported lost. One that the panic button stopped can: the button is undone
 * later. A card that can never be used again needs no report.
 */
export function isReportable(state: CardState): state is ReportableState {
  return state === "active" || state === "inactive" || state === "stopped";
}

/** Whether a report is sealed from the start: cancelling it must not undo the panic button. */
export function isSealedAtOnce(state: ReportableState): boolean {
  return state === "stopped";
}

/** Until when a report can be cancelled: before noon in Taipei of the next calendar day. */
export function cancelDeadline(reportedAt: Date): Date {
  return noonAfter(dayOf(reportedAt));
}

/** The reasons not to cancel a report of a card that is lost, in order of precedence. */
const refusals = {
  sealed: "EMRG000007",
  late: "EMRG000003",
  numbers: "EMRG000004",
} as const satisfies Record<string, ErrorCode>;

/** The first reason not to cancel an open report, or null if it may be cancelled. */
export function cancelRefusal(loss: StandingLoss, now: Date): ErrorCode | null {
  const obstacle = obstacleTo(loss, now);
  return obstacle && refusals[obstacle];
}

function obstacleTo(loss: StandingLoss, now: Date): keyof typeof refusals | null {
  if (loss.isSealed) return "sealed";
  if (now.getTime() >= loss.cancelUntil.getTime()) return "late";
  return loss.wrongNumbers >= CARD_NUMBER_ATTEMPTS ? "numbers" : null;
}

/** Why a report is final: the panic button, the deadline, wrong card numbers, or a new card. */
export const finalReasons = ["sealed", "late", "numbers", "replaced"] as const;
type FinalReason = (typeof finalReasons)[number];

/** A report, cancelled or not. */
interface AnyLoss extends StandingLoss {
  cancelledAt: Date | null;
  /** False once the card was replaced, or its report cancelled. */
  isCardLost: boolean;
}

/** Why a report is final; null if it can be cancelled, or was. */
export function finalReason(loss: AnyLoss, now: Date): FinalReason | null {
  if (loss.cancelledAt) return null;
  return loss.isCardLost ? obstacleTo(loss, now) : "replaced";
}

/** The status of a report, for display. */
export type LossStatus = "open" | "cancelled" | "final";

/** The status of a report: it can be cancelled, was cancelled, or can no longer be. */
export function lossStatus(loss: AnyLoss, now: Date): LossStatus {
  if (loss.cancelledAt) return "cancelled";
  return finalReason(loss, now) === null ? "open" : "final";
}
