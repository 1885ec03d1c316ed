/** The page where staff look customers up. */
export const CUSTOMERS_PATH = "/desk/customers";

/** The reasons for opening a customer's file. */
export const caseReasons = ["call", "inquiry", "review", "fraud", "audit", "other"] as const;

export type CaseReason = (typeof caseReasons)[number];

/** How long a file stays open. */
export const CASE_MINUTES = 30;

/** How long the note beside a reason may be. */
export const NOTE_LENGTH = { least: 4, most: 200 } as const;

/** What can be unlocked. */
export const unlockables = ["sign-in", "codes", "pin"] as const;
