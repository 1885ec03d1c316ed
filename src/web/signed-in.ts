import { redirectDocument } from "react-router";
import type { Call, Output } from "#base/call/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { endingOf, signInAddress } from "#base/identity/sign-in.ts";
import { ownPath } from "#base/site/own-path.ts";
import { formatTime } from "#base/time/day.ts";
import { type Tier, tierCodes } from "#base/transfer/limits.ts";
import type { Visit } from "./visit.ts";

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

/** The fields of the login area's call. */
interface SignedInTexts {
  sessionSeconds: number;
  customer: {
    customerName: string;
    userId: string;
    tier: string;
    lastSignInAt: string | null;
    lastSignInDevice: string | null;
    failureCount: number;
    risk: SignedIn["risk"];
    panicReference: string | null;
    panicAt: string | null;
  } | null;
}

/** The two calls of the login area, passed in: src/web depends on no area. */
export interface SessionCalls<Read extends Call> {
  extendSession: Call;
  readSession: Output<Read> extends SignedInTexts ? Read : never;
}

/**
 * Who is signed in, for the loader or action of a page that is only for customers: `signedIn(visit,
 * request, session)` with `import * as session from "#areas/login/contract/session.ts"`. Opening a
 * page counts as activity. When nobody is signed in it throws a redirect to the sign-in, which
 * leads back.
 */
export async function signedIn<Read extends Call>(
  { ask, now }: Pick<Visit, "ask" | "now">,
  { url }: Pick<Request, "url">,
  { extendSession, readSession }: SessionCalls<Read>,
): Promise<SignedIn> {
  try {
    await ask(extendSession, {});
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    // A document redirect: the sign-in is a plain page, and is not rendered into a hydrated one.
    throw redirectDocument(signInFor(thrown.code, url));
  }
  const { sessionSeconds, customer } = (await ask(readSession, {} as never)) as SignedInTexts;
  // The session can end between the two calls.
  if (customer === null) throw redirectDocument(signInFor("CHEA000001", url));
  return {
    name: customer.customerName,
    userId: customer.userId,
    tier: customer.tier === tierCodes.advanced ? "advanced" : "basic",
    secondsLeft: sessionSeconds,
    until: formatTime(new Date(now.getTime() + sessionSeconds * 1000)),
    lastAt: customer.lastSignInAt,
    lastDevice: customer.lastSignInDevice,
    failures: customer.failureCount,
    risk: customer.risk,
    stop:
      customer.panicReference === null
        ? null
        : { reference: customer.panicReference, at: customer.panicAt ?? "" },
  };
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
