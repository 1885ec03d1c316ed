// The way of an application: registered, confirmed with the insurer, paid, issued; and back.

import type { CoverPeriod } from "./trial.ts";

/** The four steps that people see. */
export const applicationSteps = ["quote", "register", "confirm", "pay"] as const;

/** Where an application stands. */
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

/** What happens to an application. */
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
 * verify: the insurer has confirmed who applies. pay: the customer's code was right. issue, reject:
 * the insurer's answer to what was paid. withhold: the account did not give the premium. refund: the
 * premium is back. cancel: the customer gives an issued policy up. keep: the insurer holds to it.
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

/** The state after an act, or null where the act is not in order. */
export function stateAfter(state: ApplicationState, act: ApplicationAct): ApplicationState | null {
  return moves[state][act] ?? null;
}

/** The states in which an act is in order. */
export function statesBefore(act: ApplicationAct): ApplicationState[] {
  return applicationStates.filter((state) => moves[state][act] !== undefined);
}

/** An application that is not paid is kept for so long. */
export const APPLICATION_MINUTES = 60;

/** How a policy stands for its holder at a moment. */
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

/** Whether a policy can still be given up with its whole premium back: until its cover starts. */
export function isCancellable(
  state: ApplicationState,
  { startsAt }: Pick<CoverPeriod, "startsAt">,
  now: Date,
): boolean {
  return state === "issued" && now < startsAt;
}
