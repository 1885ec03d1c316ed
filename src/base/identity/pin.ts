// The transaction PIN. Its letter is case-insensitive, because phones capitalise automatically.

import { halfWidth } from "../text/typed-text.ts";

/** Digits of a PIN, in front of its one letter. */
export const PIN_DIGITS = 5;

/** Wrong PINs before it is locked. */
export const PIN_ATTEMPTS = 5;

/** Why a typed PIN is invalid. */
export type PinRefusal = "empty" | "bad-format";

const FORMAT = new RegExp(`^\\d{${PIN_DIGITS}}[A-Za-z]$`);

/** Why the typed text is not a PIN, or null when it has the right format. */
export function pinRefusal(typed: string): PinRefusal | null {
  const plain = halfWidth(typed);
  if (plain === "") return "empty";
  return FORMAT.test(plain) ? null : "bad-format";
}

/** The typed PIN with its letter as a capital, or null when it cannot be one. */
export function parsePin(typed: string): string | null {
  return pinRefusal(typed) === null ? halfWidth(typed).toUpperCase() : null;
}
