// The steps of a report by a visitor who cannot sign in: national ID, SMS code, card. Each carries
// the results of the previous one in hidden fields; the server stores only codes and proofs.

import { certifyCode, requestCodeWithoutLogin } from "#areas/verification/contract.ts";
import { stillValidCode } from "#areas/verification/rules/still-valid.ts";
import type { Output } from "#base/call/call.ts";
import { contactTypes } from "#base/call/codes.ts";
import { type FormTexts, formWith } from "#base/call/submitted.ts";
import type { Visit } from "#web/visit.ts";
import { listCardsWithoutLogin, reportLossWithoutLogin } from "../../contract/cards.ts";
import type { Texts } from "../../texts/zh.ts";
import { clockAfter, clockOf, textOf, type Wrong, withOwnWords } from "./forms.ts";
import type { Loss } from "./LossFacts.tsx";

type Cards = Output<typeof listCardsWithoutLogin>["cards"];

/** The current step of the report. */
export type Reporting =
  | { at: "identity"; nationalId: string; wrong: Wrong }
  | { at: "code"; nationalId: string; codeId: string; until: string; wrong?: Wrong }
  | { at: "cards"; nationalId: string; codeProof: string; cards: Cards; wrong?: Wrong }
  | { at: "stop"; wrong: Wrong }
  | { at: "done"; loss: Loss };

type Submits = Pick<Visit, "submit" | "now">;

/** Performs the step named by the form; without one the flow starts. */
export async function reportingStep(
  visit: Submits,
  form: FormTexts,
  texts: Texts["report"],
): Promise<Reporting> {
  const step = textOf(form, "step");
  if (step === "code") return proved(visit, form, texts);
  return step === "card" ? reported(visit, form, texts) : begun(visit, form, texts);
}

async function begun(visit: Submits, form: FormTexts, texts: Texts["report"]): Promise<Reporting> {
  const nationalId = textOf(form, "nationalId");
  const wanted = { purpose: "report-loss", contactType: contactTypes.phone };
  const sent = await visit.submit(requestCodeWithoutLogin, formWith(form, wanted));
  if (sent.ok) {
    const { codeId, seconds } = sent.content;
    return { at: "code", nationalId, codeId, until: clockAfter(visit.now, seconds) };
  }
  const valid = stillValidCode(sent);
  if (valid) {
    const { codeId, seconds } = valid;
    const until = clockAfter(visit.now, seconds);
    return { at: "code", nationalId, codeId, until, wrong: sent };
  }
  const wrong = withOwnWords(sent, form, { nationalId: texts.emptyNationalId });
  return { at: "identity", nationalId, wrong };
}

async function proved(visit: Submits, form: FormTexts, texts: Texts["report"]): Promise<Reporting> {
  const nationalId = textOf(form, "nationalId");
  const codeId = textOf(form, "codeId");
  const certified = await visit.submit(certifyCode, form);
  if (!certified.ok) {
    const [first] = withOwnWords(certified, form, { oneTimeCode: texts.emptyCode }).fields;
    const message = first?.message ?? certified.message;
    const wrong = { ...certified, fields: [{ field: "oneTimeCode", message }] };
    return { at: "code", nationalId, codeId, until: clockOf(form, "until"), wrong };
  }
  return choose(visit, formWith(form, { codeProof: certified.content.codeProof }));
}

/** Shows the cards to choose from, with the error of the previous choice, if any. */
async function choose(visit: Submits, form: FormTexts, wrong?: Wrong): Promise<Reporting> {
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

async function reported(
  visit: Submits,
  form: FormTexts,
  texts: Texts["report"],
): Promise<Reporting> {
  const submitted = await visit.submit(reportLossWithoutLogin, form);
  if (submitted.ok) return { at: "done", loss: submitted.content };
  return choose(visit, form, withOwnWords(submitted, form, { cardId: texts.emptyCard }));
}
