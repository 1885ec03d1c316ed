import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { PasswordRefusal } from "#base/identity/password.ts";

/** How long a browser remembers the national ID if its owner wants that. */
export const REMEMBER_SECONDS = 365 * 24 * 60 * 60;

/** The maximum length of a browser's fingerprint, in characters. */
export const FINGERPRINT_MOST = 2_000;

/** The maximum number of remembered devices per customer; the least recently used is dropped. */
export const DEVICES_MOST = 20;

/**
 * How many wrong passwords a network may have outstanding, and after how many seconds each expires.
 */
export const NETWORK_FAILURES = 20;
export const NETWORK_STEP_SECONDS = 30;

/** How often that time may double: once for every further allowance of failures not yet expired. */
export const NETWORK_STEPS_DOUBLED = 4;

/** The number of sign-ins shown to a customer. */
export const SIGN_INS_SHOWN = 20;

/** The number of trail rows shown to a customer, of each kind. */
export const TRAIL_SHOWN = 20;

/** How a sign-in of a customer ended: "locked" is the fifth wrong password. */
export const signInOutcomes = ["ok", "wrong", "locked", "flagged", "no-account", "closed"] as const;

export type SignInOutcome = (typeof signInOutcomes)[number];

/** How unusual a sign-in looks. */
export const risks = ["low", "new", "high"] as const;

/** So many wrong passwords since the last sign-in make an unknown browser suspicious. */
export const RISK_FAILURES = 3;

/** So many other customers in one browser within a day make it suspicious. */
export const RISK_OTHERS = 3;

/** What is known about the browser of a sign-in. */
export interface Sight {
  hasFingerprint: boolean;
  /** Whether this customer has signed in with this fingerprint before. */
  isKnown: boolean;
  hasDevices: boolean;
  /** Whether one of the customer's devices has the same label. */
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

/** A masked user ID that its owner recognises but nobody else can complete: da***01. */
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
