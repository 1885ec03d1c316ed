import { codeRefusals } from "../rules.ts";

/** A code that was sent before and can still be typed. */
export interface ValidCode {
  codeId: string;
  seconds: number;
  /** Masked; null for a visitor. */
  sentTo: string | null;
}

const stillValid: readonly string[] = [
  codeRefusals.sms["still-valid"],
  codeRefusals.mail["still-valid"],
];

/** The code that a refusal to send another one names; null if that was not the error. */
export function stillValidCode({
  code,
  content,
}: {
  code: string;
  content: unknown;
}): ValidCode | null {
  return stillValid.includes(code) ? (content as ValidCode) : null;
}
