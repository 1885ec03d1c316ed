import { withWayBack } from "../site/own-path.ts";

/** Wrong passwords before the customer is locked out; the lock is removed in the app. */
export const LOGIN_ATTEMPTS = 5;

/** How long failed attempts that did not lock are remembered, and how long a lock lasts at most. */
export const TRIES_DAYS = 30;
export const LOCK_DAYS = 365;

/** A session without a call ends after this long. */
export const IDLE_SECONDS = 300;

/** The page offers to stay signed in when this much of the idle time is left. */
export const IDLE_WARNING_SECONDS = 60;

/** A session ends after this long, whatever the customer does. */
export const SESSION_HOURS = 8;

/** Where a page polls how much time its session has left. */
export const SESSION_PATH = "/v1/customer/login/session";

/** The wire names of the fields by which a page follows its session. */
export const sessionWire = { sessionSeconds: "sessSecs", endReason: "endCd" } as const;

/** Where the session is extended by another idle time. */
export const EXTENSION_PATH = "/v1/customer/login/extensions";

/**
 * Why a session ended, for the sign-in page: signed in elsewhere, expired, signed out, or over
 * before it began because the browser did not store its cookie.
 */
export const endings = ["elsewhere", "timeout", "out", "cookie"] as const;

export type Ending = (typeof endings)[number];

/** The ending that a refusal code means; any other code counts as a sign-out. */
export function endingOf(code: string): Ending {
  if (code === "CHEA000003") return "elsewhere";
  return code === "CHEA000206" ? "timeout" : "out";
}

/** Whether a refusal code means that nobody is signed in any more. */
export function isEnding(code: string): boolean {
  return ["CHEA000001", "CHEA000003", "CHEA000206"].includes(code);
}

/** The pages of the accessible web bank, which has its own sign-in. */
const ACCESSIBLE = /^\/accessible(\/|\?|$)/;

/**
 * Where a sign-in leads: to the sign-in page again, which redirects everybody whose browser sends
 * the new session's cookie, and tells all others why they cannot go on.
 */
export function signedInAddress(to: string): string {
  return signInAddress("cookie", to);
}

/** The sign-in page with the ending; without the page to return to where somebody else may see it. */
export function signInAddress(ending: Ending | null, to: string | null): string {
  const door = ACCESSIBLE.test(to ?? "") ? "/accessible/login" : "/login";
  const page = ending === null ? door : `${door}?ended=${ending}`;
  return ending === "elsewhere" || ending === "out" ? page : withWayBack(page, to);
}
