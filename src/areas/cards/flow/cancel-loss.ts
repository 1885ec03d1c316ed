// The steps of cancelling a report: the card, then the code from the mail and the full card number.

import { certifyCode, requestCode } from "#areas/verification/contract.ts";
import { clockIn, sendCode } from "#areas/verification/flow/codes.ts";
import { contactTypes } from "#base/call/codes.ts";
import { type FormTexts, formWith, type Refused } from "#base/call/submitted.ts";
import type { ActOf } from "#base/flow/table.ts";
import { type Outcome, stayAt } from "#web/flow.ts";
import { besideField, textOf } from "#web/refused.ts";
import type { Visit } from "#web/visit.ts";
import { cancelLoss, listLosses, verifyCardNumber } from "../contract/cards.ts";
import { LOST_CANCEL_REPORT_PATH } from "../rules/loss.ts";
import { cardTexts } from "../texts/words.ts";
import type { lossCancellationFlow } from "./table.ts";

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
  wrong?: Refused;
}

/** What the page of the cancellation shows. */
export type Cancelling = { at: "card"; wrong: Refused } | Proving;

type Steps = Record<ActOf<typeof lossCancellationFlow>, unknown>;

type Answer = Promise<Outcome<string, Cancelling>>;

/** The steps by the form that was sent. */
export const lossCancellationSteps = { send, prove } satisfies Steps;

/** Sends the code for the chosen card. */
async function send(visit: Visit, form: FormTexts): Answer {
  const cardId = textOf(form, "cardId");
  const { losses } = await visit.ask(listLosses, {});
  const loss = losses.find((each) => each.cardId === cardId && each.lossStatus === "open");
  if (!loss) {
    const { emptyCard: message } = cardTexts[visit.visitor.language].cancel;
    return stayAt({ at: "card", wrong: refused([{ field: "cardId", message }]) });
  }
  const wanted = {
    purpose: "cancel-loss",
    contactType: contactTypes.email,
    referenceId: loss.reference,
  };
  const { sent, wrong } = await sendCode(visit, requestCode, formWith(form, wanted));
  if (!sent) return stayAt({ at: "card", wrong });
  const { codeId, sentTo, until } = sent;
  const numberProof = textOf(form, "numberProof");
  const proving = { at: "prove" as const, cardId, codeId, sentTo, until, numberProof };
  return stayAt({ ...proving, ...(wrong && { wrong }) });
}

/** Checks the card number and the code, and cancels the report. */
async function prove(visit: Visit, form: FormTexts): Answer {
  const carried = carriedBy(form);
  const empty = emptyFields(visit, form, carried);
  if (empty.length > 0) return stayAt({ ...carried, wrong: refused(empty) });
  let { numberProof } = carried;
  if (numberProof === "") {
    const verified = await visit.submit(verifyCardNumber, form);
    if (!verified.ok) return stayAt({ ...carried, wrong: besideField(verified, "cardNumber") });
    numberProof = verified.content.numberProof;
  }
  const certified = await visit.submit(certifyCode, form);
  if (!certified.ok) {
    return stayAt({ ...carried, numberProof, wrong: besideField(certified, "oneTimeCode") });
  }
  const proofs = { numberProof, mailProof: certified.content.codeProof };
  const cancelled = await visit.submit(cancelLoss, formWith(form, proofs));
  if (!cancelled.ok) return stayAt({ at: "card", wrong: cancelled });
  return { go: `${LOST_CANCEL_REPORT_PATH}?reference=${cancelled.content.reference}` };
}

function carriedBy(form: FormTexts): Proving {
  return {
    at: "prove",
    cardId: textOf(form, "cardId"),
    codeId: textOf(form, "codeId"),
    sentTo: textOf(form, "sentTo").slice(0, 100),
    until: clockIn(textOf(form, "until")) ?? "--:--",
    numberProof: textOf(form, "numberProof"),
  };
}

/** Both empty fields together, not one after the other. */
function emptyFields({ visitor }: Visit, form: FormTexts, { numberProof }: Proving) {
  const { emptyCode, emptyNumber } = cardTexts[visitor.language].cancel;
  return [
    { field: "oneTimeCode", message: emptyCode },
    ...(numberProof === "" ? [{ field: "cardNumber", message: emptyNumber }] : []),
  ].filter(({ field }) => textOf(form, field).trim() === "");
}

function refused(fields: Refused["fields"]): Refused {
  const [first] = fields;
  const message = first?.message ?? "";
  return { ok: false, code: "400", message, fields, content: null, typed: {} };
}
