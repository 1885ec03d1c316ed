/** The page of the reports. */
export const REPORTS_PATH = "/desk/reports";

/** Every report. */
export const reports = ["searches", "queues", "sign-ins", "transfers", "certificates"] as const;

export type Report = (typeof reports)[number];

/** Days and hours are a time series; kinds and searches are compared by size. */
export function isOverTime(report: Report): boolean {
  return report === "sign-ins" || report === "transfers";
}

/** The short label below a chart: 2026/11/16 becomes 11/16, and 11/16 08:00 becomes 08:00. */
export function shortLabel(report: Report, label: string): string {
  return report === "transfers" ? label.slice(6) : label.slice(5);
}

/** How far back the reports go, and how many searches they list. */
export const SIGN_IN_DAYS = 14;
export const TRANSFER_HOURS = 24;
export const CERTIFICATE_DAYS = 30;
export const SEARCHES_SHOWN = 20;

/** Maximum number of trail rows shown. */
export const TRAIL_SHOWN = 100;
