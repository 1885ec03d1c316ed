// Our own account numbers end in a check digit by Damm's quasigroup: it detects every single wrong
// digit and every swap of adjacent digits, using digits only. Other banks' numbers can only be
// checked for length; the interbank field holds sixteen digits.

import { OWN_BANK_CODE } from "../site/brand.ts";
import { withoutSeparators } from "../text/typed-text.ts";

/** Digits of one of our own account numbers, the check digit included. */
export const OWN_ACCOUNT_DIGITS = 12;

/** The fewest and the most digits of an account number at another bank. */
export const OTHER_ACCOUNT_DIGITS = { least: 10, most: 16 } as const;

declare const isAccountNumber: unique symbol;

/** An account number, digits only. */
export type AccountNumber = string & { readonly [isAccountNumber]: true };

/** Why a typed account number is invalid. */
export type AccountNumberRefusal = "empty" | "not-digits" | "bad-length" | "bad-check-digit";

// Row: the check so far; column: the next digit.
const DAMM = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
];

const TYPICAL_DIGITS: Readonly<Record<number, string>> = {
  11: "007 017",
  12: "004 005 008 013 803 822 824",
  13: "006 808",
  14: "009 011 012 700 805 806 807 812",
};

// Bills are paid into virtual accounts of this length at any bank.
const VIRTUAL_ACCOUNT_DIGITS = 16;

/** How many digits at the end of a masked number are shown. */
export const SHOWN_DIGITS = 4;

/** Why the typed text is not an account number at that bank, or null when it may be one. */
export function accountNumberRefusal(typed: string, bankCode: string): AccountNumberRefusal | null {
  const digits = withoutSeparators(typed);
  if (digits === "") return "empty";
  if (!/^\d+$/.test(digits)) return "not-digits";
  const { least, most } =
    bankCode === OWN_BANK_CODE
      ? { least: OWN_ACCOUNT_DIGITS, most: OWN_ACCOUNT_DIGITS }
      : OTHER_ACCOUNT_DIGITS;
  if (digits.length < least || digits.length > most) return "bad-length";
  const isChecked = bankCode !== OWN_BANK_CODE || check(digits) === "0";
  return isChecked ? null : "bad-check-digit";
}

/** The typed account number at that bank, digits only, or null when it cannot be one. */
export function parseAccountNumber(typed: string, bankCode: string): AccountNumber | null {
  if (accountNumberRefusal(typed, bankCode) !== null) return null;
  return withoutSeparators(typed) as AccountNumber;
}

/** Our account number made of eleven digits and their check digit. */
export function ownAccountNumber(elevenDigits: string): AccountNumber {
  const isRight = /^\d+$/.test(elevenDigits) && elevenDigits.length === OWN_ACCOUNT_DIGITS - 1;
  if (!isRight) throw new RangeError("no eleven digits for an account number");
  return `${elevenDigits}${check(elevenDigits)}` as AccountNumber;
}

/** Whether to ask the customer to check again: that bank's numbers usually have another length. */
export function hasUnusualLength(account: AccountNumber, bankCode: string): boolean {
  if (account.length === VIRTUAL_ACCOUNT_DIGITS) return false;
  const typical = Object.entries(TYPICAL_DIGITS).find(([, banks]) =>
    banks.split(" ").includes(bankCode),
  );
  return typical !== undefined && Number(typical[0]) !== account.length;
}

/** The number with all but its last four digits hidden: ********9012. */
export function maskAccountNumber(account: AccountNumber): string {
  return "*".repeat(account.length - SHOWN_DIGITS) + account.slice(-SHOWN_DIGITS);
}

/** The number in groups of four, easier to compare by eye: 1234-5678-9012. */
export function formatAccountNumber(account: AccountNumber): string {
  return (account.match(/\d{1,4}/g) as string[]).join("-");
}

function check(digits: string): string {
  let reached = "0";
  for (const digit of digits) reached = (DAMM[Number(reached)] as string).charAt(Number(digit));
  return reached;
}
