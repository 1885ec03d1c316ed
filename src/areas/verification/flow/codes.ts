// One-time codes in a flow: its steps carry the code's id and expiry in hidden fields, never the code
// itself.

import type { FormTexts, Refused } from "#base/call/submitted.ts";
import { formatTime } from "#base/time/day.ts";
import type { Visit } from "#web/visit.ts";
import type { requestCode, requestCodeWithoutLogin } from "../contract.ts";
import { stillValidCode } from "../rules/still-valid.ts";

/** A code that can be typed. */
export interface SentCode {
  codeId: string;
  /** Masked; empty for a visitor. */
  sentTo: string;
  seconds: number;
  /** When it expires, as a clock time: 14:05. */
  until: string;
}

/** A code that can be typed, and the refusal, if it is one that was sent before. */
export type Sending = { sent: SentCode; wrong?: Refused } | { sent?: never; wrong: Refused };

/** Requests a code. */
export async function sendCode(
  { submit, now }: Pick<Visit, "submit" | "now">,
  call: typeof requestCode | typeof requestCodeWithoutLogin,
  form: FormTexts,
): Promise<Sending> {
  const submitted = await submit(call, form);
  if (submitted.ok) return { sent: sentOf(submitted.content, now) };
  const valid = stillValidCode(submitted);
  return { ...(valid && { sent: sentOf(valid, now) }), wrong: submitted };
}

type Code = NonNullable<ReturnType<typeof stillValidCode>>;

function sentOf({ codeId, sentTo, seconds }: Code, now: Date): SentCode {
  const until = formatTime(new Date(now.getTime() + seconds * 1000));
  return { codeId, sentTo: sentTo ?? "", seconds, until };
}

/** A clock time carried by a form; anything else is dropped. */
export function clockIn(text: string): string | null {
  return /^\d\d:\d\d$/.test(text) ? text : null;
}
