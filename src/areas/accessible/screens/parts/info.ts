// Step 1 of a transfer on the server, with the accessible site's texts and paths.

import { redirect } from "react-router";
import type { readStandings } from "#areas/transfer/contract/reads.ts";
import {
  prepareTyped as prepareOrder,
  type RefusedOrder,
} from "#areas/transfer/rules/prepare-typed.ts";
import { coveredStanding, withoutFigures } from "#areas/transfer/rules/private.ts";
import type { Typed } from "#areas/transfer/rules/typed-order.ts";
import type { Output } from "#base/call/call.ts";
import type { FormTexts } from "#base/call/submitted.ts";
import { dayOf } from "#base/time/day.ts";
import type { Visit } from "#web/visit.ts";
import { transferAddress } from "../../rules/paths.ts";
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

/** Prepares what was typed; returns the redirect to the next step, or the errors. */
export async function prepareTyped(
  { ask, submit, visitor, now }: Visit,
  form: FormTexts,
  typed: Typed,
): Promise<Response | RefusedOrder> {
  const { transfer: words } = wordsFor(visitor);
  const { language } = visitor;
  const freshKey = () => crypto.randomUUID() as string;
  const order = { ask, submit, form, typed, words, language, today: dayOf(now), freshKey };
  const outcome = await prepareOrder(order);
  if ("page" in outcome) return redirect(transferAddress(outcome.page, outcome.key), 303);
  const wrong = outcome.wrong && (await withoutFigures({ ask, language }, outcome.wrong));
  return { ...outcome, wrong };
}
