import type { Right } from "#base/call/staff.ts";

/** The page where colleagues' requests are decided. */
export const APPROVALS_PATH = "/desk/approvals";

/** The kinds of actions that one member of staff requests and another decides. */
export const requestKinds = [
  "lift-flag",
  "undo-panic",
  "revoke-certificate",
  "change-limit",
  "change-rate",
  "credit-dispute",
] as const;

export type RequestKind = (typeof requestKinds)[number];

/** The kinds that are requested in a customer's file. */
export type CustomerRequestKind = Exclude<RequestKind, "change-rate" | "credit-dispute">;

/** The kinds that are requested in a customer's file, for its forms. */
export const customerRequestKinds = requestKinds.filter(
  (kind): kind is CustomerRequestKind => kind !== "change-rate" && kind !== "credit-dispute",
);

/** Whether these rights are enough to decide a kind of request. */
export function mayDecide(kind: RequestKind, rights: readonly Right[]): boolean {
  return rights.includes(kind === "change-rate" ? "approvals.rates" : "approvals.customers");
}

/** The states of a request; one that is not decided in time expires. */
export const requestStates = ["waiting", "approved", "declined", "withdrawn", "expired"] as const;

export type RequestState = (typeof requestStates)[number];

/** How long a request waits before it expires. */
export const REQUEST_HOURS = 24;

/** How long a reason may be. */
export const REASON_LENGTH = { least: 4, most: 300 } as const;
