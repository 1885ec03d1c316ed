import { endingOf, signInAddress } from "#base/identity/sign-in.ts";
import { ownPath } from "#base/site/own-path.ts";
import type { Tier } from "#base/transfer/limits.ts";

/** The signed-in customer as pages show them, and how long the session lasts. */
export interface SignedIn {
  /** Masked. */
  name: string;
  /** Masked. */
  userId: string;
  tier: Tier;
  secondsLeft: number;
  /** A clock time: 14:05. */
  until: string;
  /** The previous sign-in; null at the first. */
  lastAt: string | null;
  lastDevice: string | null;
  /** Wrong passwords since then. */
  failures: number;
  /** How unusual this sign-in looked. */
  risk: "low" | "new" | "high";
  /** The panic button while it is in effect. */
  stop: { reference: string; at: string } | null;
}

/**
 * The sign-in for a page whose call was refused with the code, and back to the page. A visitor who
 * never signed in gets no message that a session ended.
 */
export function signInFor(code: string, url: string): string {
  const ending = code === "CHEA000001" ? null : endingOf(code);
  return signInAddress(ending, ownPath(pagePath(url)));
}

/** The path and query of the requested page: a hydrated page requests its data at another URL. */
export function pagePath(url: string): string {
  const { pathname, search, searchParams } = new URL(url);
  if (!pathname.endsWith(".data")) return pathname + search;
  searchParams.delete("_routes");
  const query = searchParams.size === 0 ? "" : `?${searchParams}`;
  return pathname.replace(/\.data$/, "").replace(/^\/_(root)?$/, "/") + query;
}
