// The number of a debit card, as typed and as shown.

import { withoutSeparators } from "#base/text/typed-text.ts";

/** The number of digits of a card number. */
export const CARD_NUMBER_DIGITS = 16;

/**
 * The first digits of our debit cards, for national use (ISO/IEC 7812): nine, Taiwan's 158, and the
 * bank's code.
 */
export const CARD_BIN = "9158899";

/** Why a typed text cannot be a card number. */
export type CardNumberRefusal = "empty" | "bad-format" | "bad-check-digit";

const FORMAT = new RegExp(`^\\d{${CARD_NUMBER_DIGITS}}$`);

/** Why the typed text is not a card number, or null if its format is valid. */
export function cardNumberRefusal(typed: string): CardNumberRefusal | null {
  const plain = withoutSeparators(typed);
  if (plain === "") return "empty";
  if (!FORMAT.test(plain)) return "bad-format";
  return hasCheckDigit(plain) ? null : "bad-check-digit";
}

/** The typed number as sixteen plain digits, or null if invalid. */
export function parseCardNumber(typed: string): string | null {
  return cardNumberRefusal(typed) === null ? withoutSeparators(typed) : null;
}

/** A card's number for display: all but the last four digits masked. */
export function maskCardNumber(lastFour: string): string {
  return `**** **** **** ${lastFour}`;
}

/** A displayed number that does not wrap between its groups. */
export function inOneLine(cardNumber: string): string {
  return cardNumber.replaceAll(" ", "\u00a0");
}

/** The Luhn check digit (ISO/IEC 7812-1) to append to the digits. */
export function luhnDigit(digits: string): number {
  return (10 - (luhnSum(`${digits}0`) % 10)) % 10;
}

function hasCheckDigit(digits: string): boolean {
  return luhnSum(digits) % 10 === 0;
}

/** Doubles every second digit from the right, and sums all digits. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return sum + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
}
