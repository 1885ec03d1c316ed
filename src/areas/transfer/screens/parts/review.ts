// Shared by the later steps: the transfer's current state, and redirects to where it continues.
// Each step is a full document load, so that the next one reads fresh data.

import { redirectDocument } from "react-router";
import { readPreference } from "#areas/account/contract/summary.ts";
import { type FormTexts, formWith, type Submitted } from "#base/call/submitted.ts";
import { endingOf, signInAddress } from "#base/identity/sign-in.ts";
import { pagePath } from "#web/signed-in.ts";
import { type Visit, visitContext } from "#web/visit.ts";
import { cancelTransfer } from "../../contract/steps.ts";
import type { Reviewed } from "../../rules/facts.ts";
import { isEnding, isKey, transferAddress, transferPages, wayFrom } from "../../rules/paths.ts";
import { type Prepared, preparedUnder } from "../../rules/prepared.ts";
import { coveredAs } from "../../rules/private.ts";
import { customerFrame, type VisitHolder } from "./customer.ts";

export type Preparation = Reviewed;

/** The key in the URL; without one the transfer cannot continue. */
export function requestedKey(request: Pick<Request, "url">): string {
  const key = new URL(request.url).searchParams.get("key");
  if (!isKey(key)) throw redirectDocument(`${transferPages.info}?news=lost`);
  return key;
}

/** A transfer at one of its later steps; throws a redirect if it is at another step. */
export async function atStep(
  step: "confirm" | "code" | "pin",
  { context, request }: { context: VisitHolder; request: Request },
) {
  const visit = context.get(visitContext);
  const key = requestedKey(request);
  const frame = await customerFrame(visit, request);
  const [prepared, { amountsHidden }] = await Promise.all([
    preparedOrLeft(visit, key),
    visit.ask(readPreference, {}),
  ]);
  const page = wayFrom(step, prepared);
  if (page !== null) {
    const isGivenUp = prepared.state === "cancelled";
    const info = `${transferPages.info}?news=cancelled`;
    throw redirectDocument(isGivenUp ? info : transferAddress(page, key));
  }
  return { frame, key, prepared: coveredAs(prepared, amountsHidden), amountsHidden };
}

async function preparedOrLeft({ ask }: Visit, transferKey: string): Promise<Prepared> {
  const prepared = await preparedUnder(ask, transferKey);
  if (prepared === "posted") throw redirectDocument(transferAddress("done", transferKey));
  if (prepared === "lost") throw redirectDocument(`${transferPages.info}?news=lost`);
  return prepared;
}

/** A form that was refused. */
export type Refused = Extract<Submitted<never>, { ok: false }>;

/**
 * The redirect for refusals that leave the step: to the sign-in, or to where the transfer continues
 * now. Null if the refusal is shown on the page.
 */
export function wayAfter({ code }: Refused, request: Request): Response | null {
  const path = pagePath(request.url);
  if (isEnding(code)) {
    const ending = code === "CHEA000001" ? null : endingOf(code);
    return redirectDocument(signInAddress(ending, path), 303);
  }
  // Out of order, or the fee has changed: the page's loader redirects to the right step.
  const isElsewhere = code === "TRFR000017" || code === "TRFR000019";
  return isElsewhere ? redirectDocument(path, 303) : null;
}

/** A redirect to a page of a transfer. */
export function toPage(page: keyof typeof transferPages, key: string): Response {
  return redirectDocument(transferAddress(page, key), 303);
}

/** Cancels the transfer named by a form. */
export async function giveUp({ submit }: Visit, form: FormTexts, request: Request) {
  const key = requestedKey(request);
  const submitted = await submit(cancelTransfer, formWith(form, { transferKey: key }));
  if (submitted.ok) return redirectDocument(`${transferPages.info}?news=cancelled`, 303);
  return wayAfter(submitted, request) ?? toPage("confirm", key);
}
