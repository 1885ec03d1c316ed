import { redirect } from "react-router";
import { savePreference } from "#areas/account/contract/summary.ts";
import * as session from "#areas/login/contract/session.ts";
import { loginTexts } from "#areas/login/texts/words.ts";
import { pagePath, signedIn } from "#web/signed-in.ts";
import { AMOUNTS_ACT } from "#web/ui/forms/AmountsSwitch.tsx";
import type { Visit, visitContext } from "#web/visit.ts";
import { transferPageTexts } from "../../texts/words.ts";

/** The data that every page of a transfer is rendered with. */
export type Frame = Awaited<ReturnType<typeof customerFrame>>;

/** Provides the visit: the router's context. */
export interface VisitHolder {
  get(context: typeof visitContext): Visit;
}

/**
 * The customer and the texts of a page; throws a redirect to the sign-in if there is no session.
 */
export async function customerFrame(visit: Visit, request: Pick<Request, "url">) {
  const { language } = visit.visitor;
  return {
    customer: await signedIn(visit, request, session),
    texts: transferPageTexts[language],
    sessionTexts: loginTexts[language].session,
    language,
  };
}

// The switch that hides amounts, or shows them.

/** If the form toggles hidden amounts, saves the setting and returns the redirect back. */
export async function switchedAmounts({ submit }: Visit, form: FormData, request: Request) {
  if (form.get("act") !== AMOUNTS_ACT) return null;
  await submit(savePreference, form);
  return redirect(pagePath(request.url), 303);
}
