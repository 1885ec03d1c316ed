// An application for travel insurance: registered, confirmed with the insurer, paid, issued; and
// cancelled. SQL moves a row only from one of `statesBefore(act)`.

import * as flow from "#base/flow/table.ts";

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

/**
 * verify: the insurer has confirmed the applicant. pay: the customer's code was right. issue,
 * reject: the insurer's answer to the payment. withhold: the ledger refused to post the premium.
 * refund: the premium was returned. cancel: the customer cancels an issued policy. keep: the
 * insurer refuses the cancellation.
 */
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

/** The pages of an application; a cancelled one is found among the policies. */
const paths = {
  confirm: "/insurance/travel/confirm",
  pay: "/insurance/travel/pay",
  done: "/insurance/travel/done",
  policies: "/overview/insurance",
} as const;
export type ApplicationPage = keyof typeof paths;

/** What may happen in each state, where it leads, and on which page the application continues. */
export const insuranceApplicationFlow: flow.FlowTable<
  ApplicationState,
  ApplicationAct,
  ApplicationPage
> = {
  registered: { page: "confirm", acts: { verify: "verified" } },
  verified: { page: "pay", acts: { pay: "paying" } },
  paying: { page: "done", acts: { issue: "issued", reject: "refunding", withhold: "verified" } },
  issued: { page: "done", acts: { cancel: "cancelling" } },
  refunding: { page: "done", acts: { refund: "refunded" } },
  refunded: { page: "done", acts: {} },
  cancelling: { page: "policies", acts: { refund: "cancelled", keep: "issued" } },
  cancelled: { page: "policies", acts: {} },
};

/** The states in which an act is in order. */
export function statesBefore(act: ApplicationAct): ApplicationState[] {
  return flow.statesBefore(insuranceApplicationFlow, act);
}

/** The address of a page of an application. */
export function applicationAddress(page: ApplicationPage, applicationId: string): string {
  return page === "policies" ? paths[page] : `${paths[page]}?application=${applicationId}`;
}

/** The page on which an application continues. */
export function wayOn(application: { applicationId: string; state: ApplicationState }): string {
  return applicationAddress(
    insuranceApplicationFlow[application.state].page,
    application.applicationId,
  );
}
