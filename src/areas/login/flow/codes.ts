// One-time codes of a customer who cannot sign in.

import { certifyCode, requestCodeWithoutLogin } from "#areas/verification/contract.ts";
import * as codes from "#areas/verification/flow/codes.ts";
import { codeRefusals, type VisitorPurpose } from "#areas/verification/rules.ts";
import { contactTypes } from "#base/call/codes.ts";
import { type FormTexts, formWith, type Refused } from "#base/call/submitted.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { type FlowStep, flowAction, stayAt } from "#web/flow.ts";
import { textOf, withOwnWords } from "#web/refused.ts";
import type { Visit } from "#web/visit.ts";
import { loginTexts } from "../texts/words.ts";
import { type By, codeFields, type SentCode } from "./table.ts";

/** A code that can be typed, and the error, if it is one that was sent before. */
export type Sending = { sent: SentCode; wrong?: Refused } | { sent?: never; wrong: Refused };

/** Sends a code to the customer named by the form. */
export async function sendCode(
  visit: Visit,
  form: FormTexts,
  { by, purpose }: { by: By; purpose: VisitorPurpose },
): Promise<Sending> {
  const contactType = by === "sms" ? contactTypes.phone : contactTypes.email;
  const requested = formWith(form, { purpose, contactType });
  const { sent, wrong } = await codes.sendCode(visit, requestCodeWithoutLogin, requested);
  if (!sent) return { wrong };
  return { sent: { by, id: sent.codeId, until: sent.until }, ...(wrong && { wrong }) };
}

/** The code that a form carries. */
export function codeIn(form: FormTexts, by: By): SentCode {
  const { id, until } = codeFields[by];
  return { by, id: textOf(form, id), until: codes.clockIn(textOf(form, until)) ?? "" };
}

/** Turns a typed code into a proof; errors are shown beside its field. */
export async function proveCode(
  { submit, visitor }: Visit,
  form: FormTexts,
  by: By,
): Promise<{ proof: string } | { wrong: Refused }> {
  const { id, typed } = codeFields[by];
  const requested = formWith(form, { codeId: textOf(form, id), oneTimeCode: textOf(form, typed) });
  const submitted = await submit(certifyCode, requested);
  if (submitted.ok) return { proof: submitted.content.codeProof };
  // The bank does not know how a code was sent that it does not find; the page does.
  const isUnknown = submitted.code === codeRefusals.sms.other;
  const sentence = isUnknown
    ? sentenceOf(codeRefusals[by].other, {}, visitor.language)
    : submitted.message;
  const message = submitted.fields[0]?.message ?? sentence;
  return { wrong: { ...submitted, fields: [{ field: typed, message }] } };
}

/** The action of a recovery's page, with the page's own messages for empty fields. */
export function recoveryAction<Shown extends { wrong?: Refused }>(
  steps: Readonly<Record<string, (visit: Visit, form: FormTexts) => Promise<Shown>>>,
) {
  const worded = Object.entries(steps).map(
    ([name, step]): [string, FlowStep<Visit, never, Shown>] => [
      name,
      async (visit, form) => stayAt(withWords(visit, form, await step(visit, form))),
    ],
  );
  return flowAction({ open: (visit) => visit, steps: Object.fromEntries(worded), button: "step" });
}

function withWords<Shown extends { wrong?: Refused }>(
  { visitor }: Visit,
  form: FormTexts,
  shown: Shown,
): Shown {
  if (!shown.wrong) return shown;
  const { empty } = loginTexts[visitor.language];
  const words = { ...empty, smsCode: empty.oneTimeCode, mailCode: empty.oneTimeCode };
  return { ...shown, wrong: withOwnWords(shown.wrong, form, words) };
}
