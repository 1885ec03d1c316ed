import { bankName, callCentre } from "#base/site/brand.ts";
import { type Facts, fill } from "#base/text/language.ts";
import type { Letter } from "#server/outbox/letters.ts";
import { type Rejection, serialOf } from "../rules.ts";
import type { RequestRow } from "../store.ts";
import { kindTexts } from "../texts/kinds.ts";
import { letterTexts } from "../texts/letters.ts";

/** The mail that delivers a certificate; it does not contain the document's password. */
export function certificateLetter(request: RequestRow, bytes: Buffer): Letter {
  const { language, customerId, email } = request;
  const { subject, body } = letterTexts[language].issued;
  const facts = factsOf(request);
  return {
    channel: "mail",
    customerId,
    address: email ?? "",
    language,
    subject: fill(subject, facts),
    body: fill(body, facts),
    file: { name: fileNameOf(request), type: "application/pdf", bytes },
  };
}

/** The file name of a certificate. */
export function fileNameOf(request: RequestRow): string {
  return fill(letterTexts[request.language].issued.file, factsOf(request));
}

/** Where a customer is notified: by mail, or else by SMS. */
export interface Contact {
  email: string | null;
  mobile: string;
}

/** Notifies a customer that a request was rejected; a refund is promised only for a fee that was taken. */
export function rejectionLetter(
  request: RequestRow,
  { reason, contact, isCharged }: { reason: Rejection; contact: Contact; isCharged: boolean },
): Letter {
  const { rejected, reasons } = letterTexts[request.language];
  const refunds = isCharged
    ? { refund: rejected.refund, refundSms: rejected.refundSms }
    : { refund: "", refundSms: "" };
  return notification(request, contact, {
    ...rejected,
    facts: { ...refunds, reason: reasons[reason] },
  });
}

/** Notifies a customer that a reviewed certificate can be downloaded. */
export function readyLetter(request: RequestRow, contact: Contact): Letter {
  return notification(request, contact, letterTexts[request.language].ready);
}

/** Notifies a customer by SMS that the mail with a certificate could not be delivered. */
export function undeliveredLetter(request: RequestRow, { mobile }: Contact): Letter {
  const { undelivered: sms } = letterTexts[request.language];
  return notification(request, { email: null, mobile }, { subject: "", body: "", sms });
}

function notification(
  request: RequestRow,
  { email, mobile }: Contact,
  words: { subject: string; body: string; sms: string; facts?: Facts },
): Letter {
  const { language, customerId } = request;
  const facts = { ...factsOf(request), ...words.facts };
  const shared = { customerId, language };
  if (email === null) {
    const body = fill(words.sms, facts);
    return { ...shared, channel: "sms", address: mobile, subject: null, body };
  }
  const subject = fill(words.subject, facts);
  return { ...shared, channel: "mail", address: email, subject, body: fill(words.body, facts) };
}

function factsOf({ kind, language, madeOn, serialNumber }: RequestRow) {
  return {
    bank: bankName[language],
    phone: callCentre.tollFree,
    title: kindTexts[kind].paper[language].title,
    serial: serialOf(madeOn, serialNumber),
  };
}
