/** The paths of the desk's pages. */
export const SIGN_IN_PATH = "/desk/sign-in";
export const ACCOUNT_PATH = "/desk/account";
export const SIGN_OUT_PATH = "/desk/sign-out";

/** Wrong tries until sign-in is locked, and for how long. */
export const STAFF_ATTEMPTS = 5;
export const STAFF_LOCK_MINUTES = 30;

/** Maximum number of sign-ins shown. */
export const SIGN_INS_SHOWN = 20;

/** The outcome of a sign-in: "locked" is the fifth wrong try. */
export const signInOutcomes = ["ok", "wrong", "locked"] as const;

export type SignInOutcome = (typeof signInOutcomes)[number];

/** Maximum number of members listed. */
export const MEMBERS_SHOWN = 500;

/** Whether a member may sign in: "paused" after five wrong tries, "locked" by an administrator. */
export const memberStates = ["open", "paused", "locked", "left"] as const;

export type MemberState = (typeof memberStates)[number];

/** What an administrator does to a member of staff. */
export const lockActs = ["lock", "unlock", "passkeys"] as const;

export type LockAct = (typeof lockActs)[number];

/** The length of the reason, recorded in the trail, for locking or unlocking a member. */
export const LOCK_REASON = { least: 4, most: 200 } as const;

/** The key use that seals the secrets of authenticator apps. */
export const TOTP_USE = "staff-totp";

/** Recovery codes: how many are made, and the format of one without its hyphen. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE = /^[A-Z2-7]{10}$/;

/** Normalizes a typed recovery code for comparison. */
export function plainRecoveryCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}
