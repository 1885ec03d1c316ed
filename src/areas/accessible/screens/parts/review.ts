// Shared by the later steps: the transfer's current state, and redirects to where it continues.

import { redirect } from "react-router";
import { cancelTransfer } from "#areas/transfer/contract/steps.ts";
import type { Reviewed } from "#areas/transfer/rules/facts.ts";
import { isEnding, isKey, wayFrom } from "#areas/transfer/rules/paths.ts";
import { type Prepared, preparedUnder } from "#areas/transfer/rules/prepared.ts";
import { coveredAs } from "#areas/transfer/rules/private.ts";
import { type FormTexts, formWith, type Submitted } from "#base/call/submitted.ts";
import { endingOf, signInAddress } from "#base/identity/sign-in.ts";
import { type Visit, visitContext } from "#web/visit.ts";
import { transferAddress, transferPages } from "../../rules/paths.ts";
import type { Frame } from "./AccessiblePage.tsx";
import { customerFrame, hidesAmounts } from "./customer.ts";

export type Preparation = Reviewed;

/** The data that the page of a step is rendered with. */
export interface StepData {
  frame: Required<Frame>;
  key: string;
  prepared: Preparation;
  language: Visit["visitor"]["language"];
}

/** The key in the URL; without one the transfer cannot continue. */
export function keyParam(request: Pick<Request, "url">): string {
  const key = new URL(request.url).searchParams.get("key");
  if (!isKey(key)) throw redirect(`${transferPages.info}?news=lost`);
  return key;
}

/** A transfer at one of its later steps; throws a redirect if it is at another step. */
export async function atStep(
  step: "confirm" | "code" | "pin",
  { context, request }: { context: VisitHolder; request: Request },
): Promise<StepData> {
  const visit = context.get(visitContext);
  const key = keyParam(request);
  const frame = await customerFrame(visit, request);
  const [prepared, amountsHidden] = await Promise.all([
    preparedOrLeft(visit, key),
    hidesAmounts(visit),
  ]);
  const canContinue = prepared.canContinue;
  const page = wayFrom(step, { state: prepared.state, canContinue });
  if (page !== null) {
    const isGivenUp = prepared.state === "cancelled";
    throw redirect(isGivenUp ? `${transferPages.info}?news=cancelled` : transferAddress(page, key));
  }
  const shown = coveredAs(prepared, amountsHidden);
  return { frame, key, prepared: shown, language: visit.visitor.language };
}

/** Provides the visit: the router's context. */
interface VisitHolder {
  get(context: typeof visitContext): Visit;
}

async function preparedOrLeft({ ask }: Visit, key: string): Promise<Prepared> {
  const prepared = await preparedUnder(ask, key);
  if (prepared === "posted") throw redirect(transferAddress("done", key));
  if (prepared === "lost") throw redirect(`${transferPages.info}?news=lost`);
  return prepared;
}

type Wrong = Extract<Submitted<never>, { ok: false }>;

/**
 * The redirect for refusals that leave the step: to the sign-in, or to where the transfer continues
 * now. Null if the refusal is shown on the page.
 */
export function wayAfter({ code }: Wrong, request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  if (isEnding(code)) {
    const ending = code === "CHEA000001" ? null : endingOf(code);
    return redirect(signInAddress(ending, pathname + search), 303);
  }
  // Out of order, or the fee has changed: the page's loader redirects to the right step.
  const isElsewhere = code === "TRFR000017" || code === "TRFR000019";
  return isElsewhere ? redirect(pathname + search, 303) : null;
}

/** Cancels the transfer named by a form. */
export async function giveUp({ submit }: Visit, form: FormTexts, request: Request) {
  const key = keyParam(request);
  const submitted = await submit(cancelTransfer, formWith(form, { transferKey: key }));
  if (submitted.ok) return redirect(`${transferPages.info}?news=cancelled`, 303);
  return wayAfter(submitted, request) ?? redirect(transferAddress("confirm", key), 303);
}
