// Hidden amounts: what a page sends in their place, and the switch that shows them.

import { redirect } from "react-router";
import { readPreference, savePreference } from "#areas/account/contract/summary.ts";
import type { FieldError } from "#base/call/call.ts";
import { pagePath } from "#web/page-path.ts";
import { AMOUNTS_ACT } from "#web/ui/forms/AmountsSwitch.tsx";
import type { Visit } from "#web/visit.ts";
import { coveredSentence } from "../../rules/covered.ts";
import { transferPageTexts } from "../../texts/words.ts";

interface Refused {
  code: string;
  message: string;
  fields: FieldError[];
}

/** Rewords a refusal that would reveal a hidden amount. */
export async function withoutFigures<Wrong extends Refused>(
  { ask, visitor }: Pick<Visit, "ask" | "visitor">,
  wrong: Wrong,
): Promise<Wrong> {
  const message = coveredSentence(wrong.code, transferPageTexts[visitor.language].refused);
  if (message === null || !(await ask(readPreference, {})).amountsHidden) return wrong;
  return { ...wrong, message, fields: wrong.fields.map((field) => ({ ...field, message })) };
}

/** If the form toggles hidden amounts, saves the setting and returns the redirect back. */
export async function switchedAmounts({ submit }: Visit, form: FormData, request: Request) {
  if (form.get("act") !== AMOUNTS_ACT) return null;
  await submit(savePreference, form);
  return redirect(pagePath(request.url), 303);
}
