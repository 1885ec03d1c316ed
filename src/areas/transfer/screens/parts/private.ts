// The switch that hides amounts, or shows them.

import { redirect } from "react-router";
import { savePreference } from "#areas/account/contract/summary.ts";
import { pagePath } from "#web/page-path.ts";
import { AMOUNTS_ACT } from "#web/ui/forms/AmountsSwitch.tsx";
import type { Visit } from "#web/visit.ts";

/** If the form toggles hidden amounts, saves the setting and returns the redirect back. */
export async function switchedAmounts({ submit }: Visit, form: FormData, request: Request) {
  if (form.get("act") !== AMOUNTS_ACT) return null;
  await submit(savePreference, form);
  return redirect(pagePath(request.url), 303);
}
