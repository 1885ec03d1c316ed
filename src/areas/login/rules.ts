import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { PasswordRefusal } from "#base/identity/password.ts";

/** How long a browser keeps the national ID that its owner had remembered. */
export const REMEMBER_SECONDS = 365 * 24 * 60 * 60;

/** The most characters of a browser's fingerprint. */
export const FINGERPRINT_MOST = 2_000;

/** Devices that are remembered of one customer; the one unused for longest makes room. */
export const DEVICES_MOST = 20;

/** Wrong passwords of one network at once; each is paid off after so many seconds. */
export const NETWORK_FAILURES = 20;
export const NETWORK_STEP_SECONDS = 30;

/** How often that time doubles, once for every further allowance that was not paid off. */
export const NETWORK_STEPS_DOUBLED = 4;

/** Sign-ins that a customer is shown. */
export const SIGN_INS_SHOWN = 20;

/** Rows of the trail that a customer is shown, of each kind. */
export const TRAIL_SHOWN = 20;

/** What the bank's staff does is written into the trail under names that begin so. */
export const STAFF_EVENTS = "desk.";

/** How a sign-in of a customer ended: "locked" is the fifth wrong password. */
export const signInOutcomes = ["ok", "wrong", "locked", "flagged", "no-account", "closed"] as const;

export type SignInOutcome = (typeof signInOutcomes)[number];

/** How unusual a sign-in looks. */
export const risks = ["low", "new", "high"] as const;

/** Wrong passwords since the last sign-in that make a browser not seen before suspicious. */
export const RISK_FAILURES = 3;

/** Other customers of one browser within a day that make it suspicious. */
export const RISK_OTHERS = 3;

/** What is known of the browser of a sign-in. */
export interface Sight {
  hasFingerprint: boolean;
  /** Whether this customer has signed in with this fingerprint before. */
  isKnown: boolean;
  hasDevices: boolean;
  /** Whether one of the customer's devices calls itself the same. */
  isLabelKnown: boolean;
  /** Wrong passwords since the customer last signed in. */
  failures: number;
  /** Other customers who signed in with this fingerprint within 24 hours. */
  others: number;
}

export type RiskReason =
  | "first-seen"
  | "no-fingerprint"
  | "wrong-passwords"
  | "shared-browser"
  | "other-browser";

/** How unusual the sign-in looks, and why; docs/security.md explains the rules. */
export function riskOf(sight: Sight): { risk: (typeof risks)[number]; reasons: RiskReason[] } {
  if (sight.isKnown) return { risk: "low", reasons: [] };
  const suspicious: [RiskReason, boolean][] = [
    ["wrong-passwords", sight.failures >= RISK_FAILURES],
    ["shared-browser", sight.hasFingerprint && sight.others >= RISK_OTHERS],
    ["other-browser", !sight.hasFingerprint && sight.hasDevices && !sight.isLabelKnown],
  ];
  const found = suspicious.filter(([, isSo]) => isSo).map(([reason]) => reason);
  const reasons: RiskReason[] = [sight.hasFingerprint ? "first-seen" : "no-fingerprint", ...found];
  return { risk: found.length > 0 ? "high" : "new", reasons };
}

/** A user ID that its owner recognises and nobody else can type: da***01. */
export function maskUserId(userId: string): string {
  return `${userId.slice(0, 2)}***${userId.slice(-2)}`;
}

/** The catalogue's code for each rule of a new password. */
export const passwordCodes: Record<Exclude<PasswordRefusal, "empty">, ErrorCode> = {
  "too-short": "PSWD000001",
  "too-long": "PSWD000001",
  "no-letter": "PSWD000002",
  "no-digit": "PSWD000002",
  "equal-run": "PSWD000003",
  "consecutive-run": "PSWD000003",
  "contains-user-id": "PSWD000004",
  "contains-national-id": "PSWD000004",
  "contains-birthday": "PSWD000004",
  "contains-mobile": "PSWD000004",
  "too-common": "PSWD000005",
};
