// The signed-in customer of a page that is only for customers. Opening a page counts as activity.
// When nobody is signed in these throw a redirect to the sign-in, which leads back.

import { redirectDocument } from "react-router";
import { isRefusal } from "#base/errors/catalogue.ts";
import { formatTime } from "#base/time/day.ts";
import { tierCodes } from "#base/transfer/limits.ts";
import { type SignedIn, signInFor } from "#web/signed-in.ts";
import type { Visit } from "#web/visit.ts";
import { extendSession, readSession } from "../contract/session.ts";
import { loginTexts } from "../texts/words.ts";

type Page = Pick<Request, "url">;

/** Who is signed in. */
export async function signedIn(visit: Visit, { url }: Page): Promise<SignedIn> {
  const { ask, now } = visit;
  try {
    await ask(extendSession, {});
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    // A document redirect: the sign-in is a plain page, and is not rendered into a hydrated one.
    throw redirectDocument(signInFor(thrown.code, url));
  }
  const { sessionSeconds, customer } = await ask(readSession, {});
  // The session can end between the two calls.
  if (customer === null) throw redirectDocument(signInFor("CHEA000001", url));
  const { panicReference, panicAt } = customer;
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
    stop: panicReference === null ? null : { reference: panicReference, at: panicAt ?? "" },
  };
}

/** The customer and the texts of the session bar, for a loader. */
export async function customerPage(visit: Visit, page: Page) {
  const customer = await signedIn(visit, page);
  return { customer, sessionTexts: loginTexts[visit.visitor.language].session };
}

/** The visit of a customer, for the steps of a flow. */
export async function customerVisit(visit: Visit, page: Page): Promise<Visit> {
  await signedIn(visit, page);
  return visit;
}
