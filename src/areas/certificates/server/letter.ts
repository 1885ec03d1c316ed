import { bankName, callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import type { Letter } from "#server/outbox/letters.ts";
import { type Rejection, serialOf } from "../rules.ts";
import type { RequestRow } from "../store.ts";
import { letterTexts } from "../texts/letters.ts";
import { paperTitle } from "../texts/paper.ts";

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

/** Notifies a customer that a request was rejected, by mail or else by SMS. */
export function rejectionLetter(
  request: RequestRow,
  { reason, contact }: { reason: Rejection; contact: { email: string | null; mobile: string } },
): Letter {
  const { language, customerId } = request;
  const { rejected, reasons } = letterTexts[language];
  const facts = { ...factsOf(request), reason: reasons[reason] };
  const shared = { customerId, language };
  const { email, mobile } = contact;
  if (email === null) {
    const body = fill(rejected.sms, facts);
    return { ...shared, channel: "sms", address: mobile, subject: null, body };
  }
  const subject = fill(rejected.subject, facts);
  return { ...shared, channel: "mail", address: email, subject, body: fill(rejected.body, facts) };
}

function factsOf({ kind, language, madeOn, serialNumber }: RequestRow) {
  return {
    bank: bankName[language],
    phone: callCentre.tollFree,
    title: paperTitle(kind, language),
    serial: serialOf(madeOn, serialNumber),
  };
}
