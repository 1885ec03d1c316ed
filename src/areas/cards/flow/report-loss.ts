// The steps of a report by a visitor who cannot sign in: national ID, SMS code, card. Each carries
// the results of the previous one in hidden fields; the server stores only codes and proofs.

import { certifyCode, requestCodeWithoutLogin } from "#areas/verification/contract.ts";
import { clockIn, sendCode } from "#areas/verification/flow/codes.ts";
import type { Output } from "#base/call/call.ts";
import { contactTypes } from "#base/call/codes.ts";
import { type FormTexts, formWith, type Refused } from "#base/call/submitted.ts";
import type { ActOf } from "#base/flow/table.ts";
import { besideField, textOf, withOwnWords } from "#web/refused.ts";
import type { Visit } from "#web/visit.ts";
import { listCardsWithoutLogin, reportLossWithoutLogin } from "../contract/cards.ts";
import { cardTexts } from "../texts/words.ts";
import type { lossReportFlow } from "./table.ts";

type Cards = Output<typeof listCardsWithoutLogin>["cards"];

/** What the page of the report shows. */
export type Reporting =
  | { at: "identity"; nationalId: string; wrong: Refused }
  | { at: "code"; nationalId: string; codeId: string; until: string; wrong?: Refused }
  | { at: "cards"; nationalId: string; codeProof: string; cards: Cards; wrong?: Refused }
  | { at: "stop"; wrong: Refused }
  | { at: "done"; loss: Output<typeof reportLossWithoutLogin>; wrong?: never };

type Steps = Record<ActOf<typeof lossReportFlow>, unknown>;

/** The steps by the form that was sent. */
export const lossReportSteps = { begin, code, card } satisfies Steps;

async function begin(visit: Visit, form: FormTexts): Promise<Reporting> {
  const nationalId = textOf(form, "nationalId");
  const wanted = formWith(form, { purpose: "report-loss", contactType: contactTypes.phone });
  const { sent, wrong } = await sendCode(visit, requestCodeWithoutLogin, wanted);
  if (sent) {
    const { codeId, until } = sent;
    return { at: "code", nationalId, codeId, until, ...(wrong && { wrong }) };
  }
  const empty = { nationalId: textsOf(visit).emptyNationalId };
  return { at: "identity", nationalId, wrong: withOwnWords(wrong, form, empty) };
}

async function code(visit: Visit, form: FormTexts): Promise<Reporting> {
  const certified = await visit.submit(certifyCode, form);
  if (certified.ok) {
    return choose(visit, formWith(form, { codeProof: certified.content.codeProof }));
  }
  const worded = withOwnWords(certified, form, { oneTimeCode: textsOf(visit).emptyCode });
  return {
    at: "code",
    nationalId: textOf(form, "nationalId"),
    codeId: textOf(form, "codeId"),
    until: clockIn(textOf(form, "until")) ?? "--:--",
    wrong: besideField(worded, "oneTimeCode"),
  };
}

/** Shows the cards to choose from, with the error of the previous choice, if any. */
async function choose(visit: Visit, form: FormTexts, wrong?: Refused): Promise<Reporting> {
  const listed = await visit.submit(listCardsWithoutLogin, form);
  if (!listed.ok) return { at: "stop", wrong: listed };
  return {
    at: "cards",
    nationalId: textOf(form, "nationalId"),
    codeProof: textOf(form, "codeProof"),
    cards: listed.content.cards,
    ...(wrong && { wrong }),
  };
}

async function card(visit: Visit, form: FormTexts): Promise<Reporting> {
  const submitted = await visit.submit(reportLossWithoutLogin, form);
  if (submitted.ok) return { at: "done", loss: submitted.content };
  return choose(visit, form, withOwnWords(submitted, form, { cardId: textsOf(visit).emptyCard }));
}

function textsOf({ visitor }: Visit) {
  return cardTexts[visitor.language].report;
}
