/** Where the reports are. */
export const REPORTS_PATH = "/desk/reports";

/** Every report. */
export const reports = ["searches", "queues", "sign-ins", "transfers", "certificates"] as const;

export type Report = (typeof reports)[number];

/** How far back the reports look, and how many searches they name. */
export const SIGN_IN_DAYS = 14;
export const TRANSFER_HOURS = 24;
export const CERTIFICATE_DAYS = 30;
export const SEARCHES_SHOWN = 20;

/** Rows of the trail that are shown, of the past days. */
export const TRAIL_SHOWN = 100;
