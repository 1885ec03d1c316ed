// Masks what looks like a secret before anything stores it. It errs on the side of masking too
// much: the visitor is notified, and can rephrase.

import { linkWords, secretWords } from "../texts/looked-for.ts";

/** A message without secrets. */
export interface Masked {
  text: string;
  isMasked: boolean;
}

/** How much of a masked part stays visible. */
interface Seen {
  /** The number of digits at its end. */
  digits: number;
  /** Separators that only group it. */
  signs: RegExp;
}

/** A range in the text. */
interface Span extends Seen {
  start: number;
  end: number;
}

const HIDDEN = "*";
/** A card's owner recognises it by its last digits. */
const CARD: Seen = { digits: 4, signs: /[\s.-]/ };
const ID: Seen = { digits: 0, signs: /[\s.-]/ };
/** In a password a hyphen is as secret as a letter. */
const SECRET: Seen = { digits: 0, signs: /\s/ };

const named = (words: readonly string[]) =>
  // A Latin word must stand alone: "spinning" contains no PIN.
  words.map((word) => (/^[a-z]/.test(word) ? `(?<![a-z])${word}s?(?![a-z])` : word)).join("|");

const NATIONAL_ID = /(?<![a-z0-9])[a-z][ -]?[1289a-d](?:[ -]?\d){8}(?![a-z0-9])/gi;
const LONG_NUMBER = /(?<!\d)\d(?:[ .-]?\d){12,}(?!\d)/g;
const SECRET_WORD = new RegExp(named(secretWords), "i");
/** A word for a secret, connecting words, and then something with a digit in it. */
const NAMED_SECRET = new RegExp(
  `(?:${named(secretWords)})(?:[\\s:="'()]|${linkWords.join("|")}){0,8}?((?=[!-~]*\\d)[!-~]{3,64})`,
  "gi",
);
/** The same with a separator that clearly announces the secret. */
const GIVEN_SECRET = new RegExp(`(?:${named(secretWords)})\\s*[:=]\\s*([!-~]{3,64})`, "gi");
/** Letters and digits in one piece. */
const MIXED = /(?<![!-~])(?=[!-~]*\d)(?=[!-~]*[a-z])[!-~]{6,64}(?![!-~])/gi;
/** A message that is only a PIN, a one-time code, or a password in the bank's format. */
const BARE = [
  /^\d{5}[a-z]$/i,
  /^\d{6}$/,
  /^(?!.*(?:@|\/\/))(?=.*\d)(?=.*[a-z])(?=.*(?:[A-Z]|[^\w]))[!-~]{8,64}$/,
];

/** Masks what looks like a password, a code, a card number or a national ID. */
export function maskSecrets(text: string): Masked {
  const flat = halfWidthInPlace(text);
  const spans = [
    ...spansOf(flat, NATIONAL_ID, ID),
    ...spansOf(flat, LONG_NUMBER, CARD),
    ...spansOf(flat, NAMED_SECRET, SECRET),
    ...spansOf(flat, GIVEN_SECRET, SECRET),
    ...(SECRET_WORD.test(flat) ? spansOf(flat, MIXED, SECRET) : []),
    ...(BARE.some((form) => form.test(flat.trim()))
      ? [{ start: 0, end: flat.length, ...SECRET }]
      : []),
  ];
  // Split into UTF-16 units, which the positions count, not into whole characters.
  const signs = text.split("");
  for (const { start, end, digits, signs: spared } of spans) {
    const until = placeBefore(flat, end, digits);
    for (let place = start; place < until; place += 1) {
      if (!spared.test(flat.charAt(place))) signs[place] = HIDDEN;
    }
  }
  const masked = signs.join("");
  return { text: masked, isMasked: masked !== text };
}

/** Full-width letters, digits and signs as half-width ones, positions unchanged. */
function halfWidthInPlace(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, " ");
}

/** Where a pattern matches: its captured group, or the whole match. */
function spansOf(text: string, form: RegExp, seen: Seen): Span[] {
  return [...text.matchAll(form)].map(({ 0: whole, 1: part = whole, index }) => {
    const end = index + whole.length;
    return { start: end - part.length, end, ...seen };
  });
}

/** The position before the last n digits that precede an end. */
function placeBefore(text: string, end: number, digits: number): number {
  let place = end;
  for (let left = digits; left > 0 && place > 0; place -= 1) {
    if (/\d/.test(text.charAt(place - 1))) left -= 1;
  }
  return place;
}
