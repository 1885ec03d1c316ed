// Step 1 of a transfer on the server.

import type { readStandings } from "#areas/transfer/contract/reads.ts";
import { isFromList, prepareTyped } from "#areas/transfer/flow/prepare.ts";
import { coveredStanding } from "#areas/transfer/rules/private.ts";
import { typedIn } from "#areas/transfer/rules/typed-order.ts";
import type { Output } from "#base/call/call.ts";
import { INTENT } from "#web/ui/forms/RouterForm.tsx";
import type { Visit } from "#web/visit.ts";
import { wordsFor } from "../../texts/words.ts";

type AllStandings = Output<typeof readStandings>;

/** What the form offers, as far as the customer wants to see it. */
export type Standings = ReturnType<typeof coveredStandings>;

/** Leaves balances and what is left of limits out where they are hidden. */
export function coveredStandings(standings: AllStandings, amountsHidden: boolean) {
  return {
    ...standings,
    accounts: standings.accounts.map((account) => coveredStanding(account, amountsHidden)),
  };
}

/** Prepares what was typed, with the accessible site's texts. */
export async function prepare(visit: Visit, form: FormData) {
  const typed = typedIn(form.entries());
  const { transfer: words } = wordsFor(visit.visitor);
  const outcome = await prepareTyped({ visit, form, typed, words });
  return "stay" in outcome ? { ...outcome, stay: { typed, ...outcome.stay } } : outcome;
}

/** Only renders the form again, with everything that was typed. */
export async function showAgain(_visit: Visit, form: FormData) {
  const fromList = form.get(INTENT) === "list" || isFromList(form);
  return { stay: { typed: typedIn(form.entries()), wrong: null, fromList }, code: null };
}
