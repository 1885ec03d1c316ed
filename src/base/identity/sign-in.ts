import { withWayBack } from "../site/own-path.ts";

/** Wrong passwords until the customer is locked, to be unlocked in the app. */
export const LOGIN_ATTEMPTS = 5;

/** How long wrong tries are remembered that did not lock, and how long a lock lasts at the most. */
export const TRIES_DAYS = 30;
export const LOCK_DAYS = 365;

/** A session without a call ends after this long. */
export const IDLE_SECONDS = 300;

/** The page offers to stay signed in when this much of the idle time is left. */
export const IDLE_WARNING_SECONDS = 60;

/** A session ends after this long, whatever the customer does. */
export const SESSION_HOURS = 8;

/** Where a page asks by itself how long the session still lasts. */
export const SESSION_PATH = "/v1/customer/login/session";

/** What the wire calls the fields by which a page follows its session. */
export const sessionWire = { sessionSeconds: "sessSecs", endReason: "endCd" } as const;

/** Where the session is kept open for another idle time. */
export const EXTENSION_PATH = "/v1/customer/login/extensions";

/** Where an open page listens for the end of its session. */
export const LIVE_PATH = "/live/session";

/** Why a session is over, as the sign-in page is told: elsewhere, too long ago, or by its owner. */
export const endings = ["elsewhere", "timeout", "out"] as const;

export type Ending = (typeof endings)[number];

/** The ending that a code tells of; a code that tells of none is its owner's own. */
export function endingOf(code: string): Ending {
  if (code === "CHEA000003") return "elsewhere";
  return code === "CHEA000206" ? "timeout" : "out";
}

/** The pages of the accessible web bank, which has a sign-in of its own. */
const ACCESSIBLE = /^\/accessible(\/|\?|$)/;

/** The sign-in page, with why one comes there and the way back; whom another displaced starts anew. */
export function signInAddress(ending: Ending | null, to: string | null): string {
  const door = ACCESSIBLE.test(to ?? "") ? "/accessible/login" : "/login";
  const page = ending === null ? door : `${door}?ended=${ending}`;
  return ending === null || ending === "timeout" ? withWayBack(page, to) : page;
}
