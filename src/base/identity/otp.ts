import { withoutSeparators } from "../text/typed-text.ts";

/** Digits of a one-time code. */
export const OTP_DIGITS = 6;

/** How long the codes of a transfer are valid, by SMS and by mail. */
export const TRANSFER_OTP_SECONDS = 120;

/** How long every other code is valid. */
export const OTP_SECONDS = 300;

/** Wrong codes before that purpose is locked for the customer. */
export const OTP_ATTEMPTS = 5;

/** Why a typed one-time code is invalid. */
export type OtpRefusal = "empty" | "bad-format";

const FORMAT = new RegExp(`^\\d{${OTP_DIGITS}}$`);

/** Why the typed text is not a one-time code, or null when it has the right format. */
export function otpRefusal(typed: string): OtpRefusal | null {
  const plain = withoutSeparators(typed);
  if (plain === "") return "empty";
  return FORMAT.test(plain) ? null : "bad-format";
}

/** The typed code as six plain digits, or null when it cannot be one. */
export function parseOtp(typed: string): string | null {
  return otpRefusal(typed) === null ? withoutSeparators(typed) : null;
}
