/** Where the desk's pages are. */
export const SIGN_IN_PATH = "/desk/sign-in";
export const ACCOUNT_PATH = "/desk/account";
export const SIGN_OUT_PATH = "/desk/sign-out";

/** Wrong tries until sign-in is locked, and for how long. */
export const STAFF_ATTEMPTS = 5;
export const STAFF_LOCK_MINUTES = 30;

/** Sign-ins that are shown. */
export const SIGN_INS_SHOWN = 20;

/** How a sign-in of a member of staff ended: "locked" is the fifth wrong try. */
export const signInOutcomes = ["ok", "wrong", "locked"] as const;

export type SignInOutcome = (typeof signInOutcomes)[number];

/** Members of staff that are listed. */
export const MEMBERS_SHOWN = 500;

/** Whether somebody may sign in: "paused" is after five wrong tries, "locked" by an administrator. */
export const memberStates = ["open", "paused", "locked", "left"] as const;

export type MemberState = (typeof memberStates)[number];

/** What an administrator does to a member of staff. */
export const lockActs = ["lock", "unlock"] as const;

/** What is written into the trail when somebody is locked or unlocked. */
export const LOCK_REASON = { least: 4, most: 200 } as const;

/** What the secret of somebody's authenticator app is sealed for. */
export const TOTP_USE = "staff-totp";

/** Recovery codes: how many there are, and what one looks like without its hyphen. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE = /^[A-Z2-7]{10}$/;

/** A recovery code as it was typed, in the letters that it is compared in. */
export function plainRecoveryCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}
