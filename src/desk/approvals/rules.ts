/** Where requests of colleagues are decided. */
export const APPROVALS_PATH = "/desk/approvals";

/** What one member of staff asks for and another decides. */
export const requestKinds = [
  "lift-flag",
  "undo-panic",
  "revoke-certificate",
  "change-limit",
] as const;

export type RequestKind = (typeof requestKinds)[number];

/** Where a request stands; what nobody decided in time has run out. */
export const requestStates = ["waiting", "approved", "declined", "withdrawn", "expired"] as const;

export type RequestState = (typeof requestStates)[number];

/** How long a request waits. */
export const REQUEST_HOURS = 24;

/** How long a reason may be. */
export const REASON_LENGTH = { least: 4, most: 300 } as const;
