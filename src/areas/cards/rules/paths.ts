import { EMERGENCIES_PATH } from "#areas/support/rules.ts";

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
