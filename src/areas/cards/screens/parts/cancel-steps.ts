// The steps of cancelling a report: the card, then the code from the mail and the full card number.

import { certifyCode, requestCode } from "#areas/verification/contract.ts";
import { stillValidCode } from "#areas/verification/rules/still-valid.ts";
import { contactTypes } from "#base/call/codes.ts";
import { type FormTexts, formWith } from "#base/call/submitted.ts";
import type { Visit } from "#web/visit.ts";
import { cancelLoss, listLosses, verifyCardNumber } from "../../contract/cards.ts";
import type { Texts } from "../../texts/zh.ts";
import { besideField, clockAfter, clockOf, textOf, type Wrong } from "./forms.ts";

/** The data carried by the second step. */
export interface Proving {
  at: "prove";
  cardId: string;
  codeId: string;
  /** Masked. */
  sentTo: string;
  until: string;
  /** The proof of a card number that was right, so that it need not be typed again. */
  numberProof: string;
  wrong?: Wrong;
}

/** The current step of the cancellation. */
export type Cancelling = { at: "card"; wrong: Wrong } | Proving | { at: "done"; reference: string };

type Submits = Pick<Visit, "submit" | "ask" | "now">;

/** Performs the step named by the form. */
export function cancellingStep(
  visit: Submits,
  form: FormTexts,
  texts: Texts["cancel"],
): Promise<Cancelling> {
  return textOf(form, "step") === "prove" ? proved(visit, form, texts) : sent(visit, form, texts);
}

async function sent(visit: Submits, form: FormTexts, texts: Texts["cancel"]): Promise<Cancelling> {
  const cardId = textOf(form, "cardId");
  const { losses } = await visit.ask(listLosses, {});
  const loss = losses.find((each) => each.cardId === cardId && each.lossStatus === "open");
  if (!loss) return { at: "card", wrong: refused("cardId", texts.emptyCard) };
  const wanted = {
    purpose: "cancel-loss",
    contactType: contactTypes.email,
    referenceId: loss.reference,
  };
  const submitted = await visit.submit(requestCode, formWith(form, wanted));
  if (submitted.ok) {
    const { codeId, seconds, sentTo } = submitted.content;
    const code = { codeId, sentTo: sentTo ?? "", until: clockAfter(visit.now, seconds) };
    return { at: "prove", cardId, ...code, numberProof: textOf(form, "numberProof") };
  }
  const valid = stillValidCode(submitted);
  if (valid) {
    const { codeId, seconds, sentTo } = valid;
    const code = { codeId, sentTo: sentTo ?? "", until: clockAfter(visit.now, seconds) };
    const numberProof = textOf(form, "numberProof");
    return { at: "prove", cardId, ...code, numberProof, wrong: submitted };
  }
  return { at: "card", wrong: submitted };
}

async function proved(
  visit: Submits,
  form: FormTexts,
  texts: Texts["cancel"],
): Promise<Cancelling> {
  const carried = carriedBy(form);
  const empty = emptyFields(form, texts, carried);
  if (empty) return { ...carried, wrong: empty };
  let { numberProof } = carried;
  if (numberProof === "") {
    const verified = await visit.submit(verifyCardNumber, form);
    if (!verified.ok) return { ...carried, wrong: besideField(verified, "cardNumber") };
    numberProof = verified.content.numberProof;
  }
  const certified = await visit.submit(certifyCode, form);
  if (!certified.ok) {
    return { ...carried, numberProof, wrong: besideField(certified, "oneTimeCode") };
  }
  const proofs = { numberProof, mailProof: certified.content.codeProof };
  const cancelled = await visit.submit(cancelLoss, formWith(form, proofs));
  if (!cancelled.ok) return { at: "card", wrong: cancelled };
  return { at: "done", reference: cancelled.content.reference };
}

function carriedBy(form: FormTexts): Proving {
  return {
    at: "prove",
    cardId: textOf(form, "cardId"),
    codeId: textOf(form, "codeId"),
    sentTo: textOf(form, "sentTo").slice(0, 100),
    until: clockOf(form, "until"),
    numberProof: textOf(form, "numberProof"),
  };
}

/** Reports both empty fields together, not one after the other. */
function emptyFields(
  form: FormTexts,
  texts: Texts["cancel"],
  { numberProof }: Proving,
): Wrong | null {
  const fields = [
    { field: "oneTimeCode", message: texts.emptyCode },
    ...(numberProof === "" ? [{ field: "cardNumber", message: texts.emptyNumber }] : []),
  ].filter(({ field }) => textOf(form, field).trim() === "");
  const [first] = fields;
  return first ? { ...refused(first.field, first.message), fields } : null;
}

function refused(field: string, message: string): Wrong {
  return {
    ok: false,
    code: "400",
    message,
    fields: [{ field, message }],
    content: null,
    typed: {},
  };
}
