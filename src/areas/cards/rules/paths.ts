import { EMERGENCIES_PATH } from "#areas/support/rules.ts";

/** Where a loss is reported, also by somebody who cannot sign in. */
export const LOST_PATH = `${EMERGENCIES_PATH}/lost`;

/** What a report says. */
export const LOST_REPORT_PATH = `${EMERGENCIES_PATH}/lost-report`;

/** Where a report is cancelled. */
export const LOST_CANCEL_PATH = `${EMERGENCIES_PATH}/lost-cancel`;

/** What a cancellation says. */
export const LOST_CANCEL_REPORT_PATH = `${EMERGENCIES_PATH}/lost-cancel-report`;

/** Payments that may be somebody else's. */
export const SUSPICIOUS_PATH = `${EMERGENCIES_PATH}/suspicious`;
