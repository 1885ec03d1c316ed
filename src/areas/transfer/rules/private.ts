// Hidden amounts, for the pages of both banks: what a page sends in their place. Kept apart from covered.ts,
// which browsers load: the sentences here stay on the server.

import { readPreference } from "#areas/account/contract/summary.ts";
import type { Ask, FieldError, Output } from "#base/call/call.ts";
import type { Language } from "#base/text/language.ts";
import type { readPreparation, readStandings } from "../contract/reads.ts";
import { transferPageTexts } from "../texts/words.ts";
import { coveredSentence, coverOf } from "./covered.ts";
import type { Reviewed } from "./facts.ts";

interface Refused {
  code: string;
  message: string;
  fields: FieldError[];
}

/** Rewords a refusal that would reveal a hidden amount. */
export async function withoutFigures<Wrong extends Refused>(
  { ask, language }: { ask: Ask; language: Language },
  wrong: Wrong,
): Promise<Wrong> {
  const message = coveredSentence(wrong.code, transferPageTexts[language].refused);
  if (message === null || !(await ask(readPreference, {})).amountsHidden) return wrong;
  return { ...wrong, message, fields: wrong.fields.map((field) => ({ ...field, message })) };
}

/** The remaining sums are only sent to a customer who wants to see them. */
export function coveredAs(
  prepared: Output<typeof readPreparation>,
  amountsHidden: boolean,
): Reviewed {
  const cover = coverOf(amountsHidden);
  const { balanceAfter, dayLeft, monthLeft } = prepared;
  return {
    ...prepared,
    balanceAfter: cover(balanceAfter),
    dayLeft: cover(dayLeft),
    monthLeft: cover(monthLeft),
  };
}

type Standing = Output<typeof readStandings>["accounts"][number];
type Allowance = Standing["otherLimit"];

/** What an account holds and may still send; sums used so far are not part of the form. */
export function coveredStanding(standing: Standing, amountsHidden: boolean) {
  const cover = coverOf(amountsHidden);
  const left = (limit: Allowance) =>
    limit && {
      once: limit.once,
      dayLeft: cover(limit.dayLeft),
      monthLeft: cover(limit.monthLeft),
    };
  return {
    ...standing,
    balance: cover(standing.balance),
    designatedLimit: left(standing.designatedLimit),
    otherLimit: left(standing.otherLimit),
  };
}
