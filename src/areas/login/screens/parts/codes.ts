// One-time codes of somebody who cannot sign in, as the steps of a flow carry them: by their id, and
// by the time until which they are good, in hidden fields. The codes themselves are never carried.

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

/** The ways a code travels. */
export type By = "sms" | "mail";

/** A code on its way; no id where none could be sent. */
export interface SentCode {
  by: By;
  id: string;
  /** On the clock: 14:05. */
  until: string;
}

/** The hidden fields of a code. */
export const codeFields = {
  sms: { id: "smsCodeId", until: "smsUntil", typed: "smsCode", proof: "smsProof" },
  mail: { id: "mailCodeId", until: "mailUntil", typed: "mailCode", proof: "mailProof" },
} as const satisfies Record<By, Record<string, string>>;

const CLOCK = /^\d\d:\d\d$/;

/** Has a code sent to whoever the form names. */
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

/** Turns a typed code into a proof; what is wrong is said beside its field. */
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

/** How long until a code can be asked for again; null where that is not what was wrong. */
export function secondsToWait(wrong: Wrong | undefined): number | null {
  const { seconds } = (wrong?.content ?? {}) as { seconds?: number };
  return seconds ?? null;
}
