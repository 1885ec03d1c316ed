// One-time codes of a customer who cannot sign in. The steps of a flow carry the code's id and
// expiry in hidden fields, never the code itself.

import {
  certifyCode,
  requestCodeWithoutLogin as requestCode,
} from "#areas/verification/contract.ts";
import type { VisitorPurpose } from "#areas/verification/rules.ts";
import { contactTypes } from "#base/call/codes.ts";
import { type FormTexts, formWith } from "#base/call/submitted.ts";
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

/** Sends a code to the customer named by the form. */
export async function sendCode(
  { submit, now }: Pick<Visit, "submit" | "now">,
  form: FormTexts,
  { by, purpose }: { by: By; purpose: VisitorPurpose },
): Promise<{ sent: SentCode } | { wrong: Wrong }> {
  const contactType = by === "sms" ? contactTypes.phone : contactTypes.email;
  const requested = formWith(form, { purpose, contactType });
  const submitted = await submit(requestCode, requested);
  if (!submitted.ok) return { wrong: submitted };
  const { codeId, seconds } = submitted.content;
  const until = formatTime(new Date(now.getTime() + seconds * 1000));
  return { sent: { by, id: codeId, until } };
}

/** The code that a form carries. */
export function codeIn(form: FormTexts, by: By): SentCode {
  const { id, until } = codeFields[by];
  const time = textOf(form, until);
  return { by, id: textOf(form, id), until: CLOCK.test(time) ? time : "" };
}

/** Turns a typed code into a proof; errors are shown beside its field. */
export async function proveCode(
  { submit }: Pick<Visit, "submit">,
  form: FormTexts,
  by: By,
): Promise<{ proof: string } | { wrong: Wrong }> {
  const { id, typed } = codeFields[by];
  const requested = formWith(form, { codeId: textOf(form, id), oneTimeCode: textOf(form, typed) });
  const submitted = await submit(certifyCode, requested);
  if (submitted.ok) return { proof: submitted.content.codeProof };
  const message = submitted.fields[0]?.message ?? submitted.message;
  return { wrong: { ...submitted, fields: [{ field: typed, message }] } };
}

/** The seconds until another code can be requested; null if that was not the error. */
export function secondsToWait(wrong: Wrong | undefined): number | null {
  const { seconds } = (wrong?.content ?? {}) as { seconds?: number };
  return seconds ?? null;
}
