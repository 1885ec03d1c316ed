// The life cycle of an application: registered, confirmed with the insurer, paid, issued; and
// cancelled.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Currency } from "#base/money/money.ts";
import type { CoverPeriod } from "./trial.ts";

/** The four visible steps. */
export const applicationSteps = ["quote", "register", "confirm", "pay"] as const;

/** The states of an application. */
export const applicationStates = [
  "registered",
  "verified",
  "paying",
  "issued",
  "refunding",
  "refunded",
  "cancelling",
  "cancelled",
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** The events of an application. */
export const applicationActs = [
  "verify",
  "pay",
  "issue",
  "reject",
  "withhold",
  "refund",
  "cancel",
  "keep",
] as const;
export type ApplicationAct = (typeof applicationActs)[number];

/**
 * verify: the insurer has confirmed the applicant. pay: the customer's code was right. issue,
 * reject: the insurer's answer to the payment. withhold: the ledger refused to post the premium.
 * refund: the premium was returned. cancel: the customer cancels an issued policy. keep: the
 * insurer refuses the cancellation.
 */
const moves: Readonly<Record<ApplicationState, Partial<Record<ApplicationAct, ApplicationState>>>> =
  {
    registered: { verify: "verified" },
    verified: { pay: "paying" },
    paying: { issue: "issued", reject: "refunding", withhold: "verified" },
    issued: { cancel: "cancelling" },
    refunding: { refund: "refunded" },
    refunded: {},
    cancelling: { refund: "cancelled", keep: "issued" },
    cancelled: {},
  };

/** The state after an act, or null if it is out of order. */
export function stateAfter(state: ApplicationState, act: ApplicationAct): ApplicationState | null {
  return moves[state][act] ?? null;
}

/** The states in which an act is in order. */
export function statesBefore(act: ApplicationAct): ApplicationState[] {
  return applicationStates.filter((state) => moves[state][act] !== undefined);
}

/** How long an unpaid application is stored. */
export const APPLICATION_MINUTES = 60;

/** What decides whether an account can pay a premium. */
interface Payer {
  currency: Currency;
  state: "open" | "frozen" | "closed";
  isOwner: boolean;
}

/** Why a premium cannot be paid from an account of the customer, or null: the payer is the policyholder. */
export function payerRefusal({ currency, state, isOwner }: Payer): ErrorCode | null {
  if (currency !== "TWD" || !isOwner) return "INSR000009";
  return state === "open" ? null : "TRFR000018";
}

/** The status of a policy for its holder. */
export type PolicyStatus = "coming" | "running" | "over" | "cancelled";

/** The status of an issued policy, by the database's clock. */
export function policyStatus(
  state: ApplicationState,
  { startsAt, endsAt }: Pick<CoverPeriod, "startsAt" | "endsAt">,
  now: Date,
): PolicyStatus {
  if (state === "cancelled" || state === "cancelling") return "cancelled";
  if (now < startsAt) return "coming";
  return now < endsAt ? "running" : "over";
}

/** Whether a policy can still be cancelled with a full refund: until its cover starts. */
export function isCancellable(
  state: ApplicationState,
  { startsAt }: Pick<CoverPeriod, "startsAt">,
  now: Date,
): boolean {
  return state === "issued" && now < startsAt;
}
