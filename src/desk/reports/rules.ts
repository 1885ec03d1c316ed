/** Where the reports are. */
export const REPORTS_PATH = "/desk/reports";

/** Every report. */
export const reports = ["searches", "queues", "sign-ins", "transfers", "certificates"] as const;

export type Report = (typeof reports)[number];

/** Days and hours follow each other; kinds and searches are compared by size. */
export function isOverTime(report: Report): boolean {
  return report === "sign-ins" || report === "transfers";
}

/** 2026/11/16 is 11/16 under a drawing, 11/16 08:00 is 08:00. */
export function shortLabel(report: Report, label: string): string {
  return report === "transfers" ? label.slice(6) : label.slice(5);
}

/** How far back the reports look, and how many searches they name. */
export const SIGN_IN_DAYS = 14;
export const TRANSFER_HOURS = 24;
export const CERTIFICATE_DAYS = 30;
export const SEARCHES_SHOWN = 20;

/** Rows of the trail that are shown, of the past days. */
export const TRAIL_SHOWN = 100;
