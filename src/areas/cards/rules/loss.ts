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

/** A state from which a card can be reported lost: in use, or not activated yet. */
export type ReportableState = Extract<CardState, "active" | "inactive">;

/** How many months a new card is valid. */
export const CARD_MONTHS = 60;

/** What is known about a report that is to be cancelled. */
export interface StandingLoss {
  cancelUntil: Date;
  wrongNumbers: number;
  /** Whether the panic button was pressed while the report was open. */
  isSealed: boolean;
}

/** Whether a card can be reported lost. A card that is no longer usable needs no report. */
export function isReportable(state: CardState): state is ReportableState {
  return state === "active" || state === "inactive";
}

/** Until when a report can be cancelled: before noon in Taipei of the next calendar day. */
export function cancelDeadline(reportedAt: Date): Date {
  return noonAfter(dayOf(reportedAt));
}

/** The first reason not to cancel an open report, or null if it may be cancelled. */
export function cancelRefusal(loss: StandingLoss, now: Date): ErrorCode | null {
  if (loss.isSealed) return "EMRG000007";
  if (now.getTime() >= loss.cancelUntil.getTime()) return "EMRG000003";
  return loss.wrongNumbers >= CARD_NUMBER_ATTEMPTS ? "EMRG000004" : null;
}

/** The status of a report, for display. */
export type LossStatus = "open" | "cancelled" | "final";

/** The status of a report: it can be cancelled, was cancelled, or can no longer be. */
export function lossStatus(
  loss: StandingLoss & { cancelledAt: Date | null; isCardLost: boolean },
  now: Date,
): LossStatus {
  if (loss.cancelledAt) return "cancelled";
  return loss.isCardLost && cancelRefusal(loss, now) === null ? "open" : "final";
}
