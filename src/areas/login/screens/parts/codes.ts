// One-time codes of a customer who cannot sign in. The steps of a flow carry the code's id and
// expiry in hidden fields, never the code itself.

import {
  certifyCode,
  requestCodeWithoutLogin as requestCode,
} from "#areas/verification/contract.ts";
import { stillValidCode } from "#areas/verification/rules/still-valid.ts";
import { codeRefusals, type VisitorPurpose } from "#areas/verification/rules.ts";
import { contactTypes } from "#base/call/codes.ts";
import { type FormTexts, formWith } from "#base/call/submitted.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { formatTime } from "#base/time/day.ts";
import type { Visit } from "#web/visit.ts";
import { textOf, type Wrong } from "./wrong.ts";

/** The channels for a code. */
export type By = "sms" | "mail";

/** A code that was sent; the id is empty if none could be sent. */
export interface SentCode {
  by: By;
  id: string;
  /** A clock time: 14:05. */
  until: string;
}

/** The hidden fields of a code. */
export const codeFields = {
  sms: { id: "smsCodeId", until: "smsUntil", typed: "smsCode", proof: "smsProof" },
  mail: { id: "mailCodeId", until: "mailUntil", typed: "mailCode", proof: "mailProof" },
} as const satisfies Record<By, Record<string, string>>;

const CLOCK = /^\d\d:\d\d$/;

/** A code that can be typed, and the error, if it is one that was sent before. */
export type Sending = { sent: SentCode; wrong?: Wrong } | { wrong: Wrong };

/** Sends a code to the customer named by the form. */
export async function sendCode(
  { submit, now }: Pick<Visit, "submit" | "now">,
  form: FormTexts,
  { by, purpose }: { by: By; purpose: VisitorPurpose },
): Promise<Sending> {
  const contactType = by === "sms" ? contactTypes.phone : contactTypes.email;
  const requested = formWith(form, { purpose, contactType });
  const submitted = await submit(requestCode, requested);
  const code = submitted.ok ? submitted.content : stillValidCode(submitted);
  const sent = code && {
    by,
    id: code.codeId,
    until: formatTime(new Date(now.getTime() + code.seconds * 1000)),
  };
  if (!submitted.ok) return { ...(sent && { sent }), wrong: submitted };
  return { sent: sent as SentCode };
}

/** The code that a form carries. */
export function codeIn(form: FormTexts, by: By): SentCode {
  const { id, until } = codeFields[by];
  const time = textOf(form, until);
  return { by, id: textOf(form, id), until: CLOCK.test(time) ? time : "" };
}

/** Turns a typed code into a proof; errors are shown beside its field. */
export async function proveCode(
  { submit, visitor }: Pick<Visit, "submit" | "visitor">,
  form: FormTexts,
  by: By,
): Promise<{ proof: string } | { wrong: Wrong }> {
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

/** The seconds until another code can be requested; null if that was not the error. */
export function secondsToWait(wrong: Wrong | undefined): number | null {
  const { seconds } = (wrong?.content ?? {}) as { seconds?: number };
  return seconds ?? null;
}
