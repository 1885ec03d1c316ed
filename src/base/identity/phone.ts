// Numbers are stored in their national form, digits only: 0912345678, 0223456789. Landlines are
// only checked for area code and length, because new blocks appear.

import { withoutSeparators } from "../text/typed-text.ts";

declare const isPhone: unique symbol;

/** A phone number in Taiwan, mobile or landline, digits only. */
export type Phone = string & { readonly [isPhone]: true };

/** Why a typed phone number is invalid. */
export type PhoneRefusal = "empty" | "bad-format";

/** What follows each area code. Longest code first: 0826 and 082 both begin with 08. */
export const areaCodes = {
  "0826": /^6\d{4}$/,
  "0836": /^[2-9]\d{4}$/,
  "037": /^\d{6}$/,
  "049": /^\d{7}$/,
  "082": /^\d{6}$/,
  "089": /^\d{6}$/,
  "02": /^\d{8}$/,
  "03": /^\d{7}$/,
  // Taichung has eight digits, Changhua seven.
  "04": /^\d{7,8}$/,
  "05": /^\d{7}$/,
  "06": /^\d{7}$/,
  "07": /^\d{7}$/,
  "08": /^\d{7}$/,
} as const;

/** One of the area codes. */
export type AreaCode = keyof typeof areaCodes;

// Object keys that begin with 0 preserve insertion order.
const LONGEST_FIRST = Object.keys(areaCodes) as AreaCode[];

const MOBILE = /^09\d{8}$/;
const MOBILE_PREFIX_DIGITS = 4;
const SHOWN_AT_END = 3;

/** Why the typed text is not a mobile number, or null when it is one. */
export function mobileRefusal(typed: string): PhoneRefusal | null {
  const digits = nationalDigits(typed);
  if (digits === "") return "empty";
  return MOBILE.test(digits) ? null : "bad-format";
}

/** The typed mobile number, or null when it is invalid. */
export function parseMobile(typed: string): Phone | null {
  return mobileRefusal(typed) === null ? (nationalDigits(typed) as Phone) : null;
}

/** Why the typed text is not a phone number, mobile or landline, or null when it is one. */
export function phoneRefusal(typed: string): PhoneRefusal | null {
  const digits = nationalDigits(typed);
  if (digits === "") return "empty";
  return MOBILE.test(digits) || isLandline(digits) ? null : "bad-format";
}

/** The typed phone number, mobile or landline, or null when it is invalid. */
export function parsePhone(typed: string): Phone | null {
  return phoneRefusal(typed) === null ? (nationalDigits(typed) as Phone) : null;
}

/** The area code of a landline, or null for a mobile number. */
export function areaCodeOf(phone: string): AreaCode | null {
  return LONGEST_FIRST.find((code) => phone.startsWith(code)) ?? null;
}

/** The number with its middle hidden: 0912***678, 02*****678. */
export function maskPhone(phone: Phone): string {
  const shown = areaCodeOf(phone)?.length ?? MOBILE_PREFIX_DIGITS;
  const hidden = phone.length - shown - SHOWN_AT_END;
  return phone.slice(0, shown) + "*".repeat(hidden) + phone.slice(-SHOWN_AT_END);
}

// From abroad the leading 0 is omitted, but many people write it anyway: +886 (0)912.
function nationalDigits(typed: string): string {
  const plain = withoutSeparators(typed).replace(/[()]/g, "");
  return plain.replace(/^\+?8860?/, "0");
}

function isLandline(digits: string): boolean {
  const code = areaCodeOf(digits);
  return code !== null && areaCodes[code].test(digits.slice(code.length));
}
