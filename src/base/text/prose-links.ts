import { callCentre } from "../site/brand.ts";
import { linkPath } from "../site/own-path.ts";

// Links inside a line of the small text format: "[words](/own/path)", and with "tel:" or "mailto:"
// a phone number or a mail address. The bank's own numbers become links without markup. Anything
// else stays plain text, so that a text can never link to another site or run a script.

/** A part of a line: plain text, or a link's text with its target. */
export interface Piece {
  text: string;
  href: string | null;
}

const OWN_NUMBERS = Object.values(callCentre).map((number) => number.replace("+", "\\+"));

const LINK = new RegExp(
  `\\[([^[\\]\\n]+)\\]\\(([^()\\s]+)\\)|(?:${OWN_NUMBERS.join("|")})(?!\\d)`,
  "g",
);

const TELEPHONE = /^tel:\+?\d[\d-]{1,18}\d$/;
// No "?": a link must not prefill a mail.
const MAIL = /^mailto:[a-z\d._+-]{1,64}@[a-z\d.-]{1,190}$/;

/** The parts of a line, in order; together they contain all of its text. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string, href: string | null) => {
    const last = pieces[pieces.length - 1];
    if (text === "") return;
    if (href === null && last?.href === null) last.text += text;
    else pieces.push({ text, href });
  };
  let done = 0;
  for (const match of line.matchAll(LINK)) {
    const [whole, words, target] = match;
    const href = target === undefined ? `tel:${whole}` : targetOf(target);
    add(line.slice(done, match.index), null);
    add(href === null ? whole : (words ?? whole), href);
    done = match.index + whole.length;
  }
  add(line.slice(done), null);
  return pieces;
}

/** A text with its links reduced to their words. */
export function withoutLinks(text: string): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join("");
}

function targetOf(target: string): string | null {
  return TELEPHONE.test(target) || MAIL.test(target) ? target : linkPath(target);
}
