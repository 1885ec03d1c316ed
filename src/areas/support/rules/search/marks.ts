import { blocksOf } from "#base/text/prose.ts";
import type { Concepts } from "./concepts.ts";
import { folded } from "./folding.ts";
import { conceptTerm, isLone, termsOf, weightOf } from "./terms.ts";

/** A part of a text, from one position to another. */
export interface Mark {
  start: number;
  end: number;
}

/** The minimum weight of a highlight, so that no "of the" is highlighted. */
const MARK_LEAST = 0.5;

/** The number of characters shown before a match. */
const LEAD = 12;

const STOP = /\p{P}$/u;
const COLON = /[:\uFF1A]$/;

/** The matches in a text, in order and without overlaps. */
export function marksIn(
  text: string,
  { terms, concepts }: { terms: ReadonlySet<string>; concepts: Concepts },
): Mark[] {
  const plain = folded(text);
  const isAlone = terms.size === 1;
  const words = concepts
    .in(plain)
    .filter(({ ids }) => ids.some((id) => terms.has(conceptTerm(id))));
  const pieces = termsOf(plain).filter(
    ({ term }) => terms.has(term) && weightOf(term) >= MARK_LEAST && (isAlone || !isLone(term)),
  );
  return joined([...words, ...pieces]);
}

/** The part of a text in our small format that shows the first matches, cut to a length. */
export function excerptWith(
  text: string,
  most: number,
  marksOf: (line: string) => Mark[],
): { line: string; marks: Mark[] } {
  const whole = lineOf(text);
  const [first] = marksOf(whole);
  const isFar = first !== undefined && first.end > most;
  const start = isFar ? wordStart(whole, first.start - LEAD) : 0;
  const rest = whole.slice(start);
  const cut = rest.length > most ? `${rest.slice(0, wordEnd(rest, most - 1))}…` : rest;
  const line = isFar ? `…${cut}` : cut;
  return { line, marks: marksOf(line) };
}

/** A text as one line, without headings and tables. */
function lineOf(text: string): string {
  const parts = blocksOf(text).flatMap((block) => {
    if (block.kind === "paragraph") return [block.text.replaceAll("\n", " ")];
    return block.kind === "list" ? block.items : [];
  });
  // What a colon introduced may be missing, and an unpunctuated line must not run into the next.
  return parts
    .map((part) => part.replace(COLON, ""))
    .reduce(
      (line, part) => (line === "" ? part : line + (STOP.test(line) ? " " : " · ") + part),
      "",
    );
}

/** Moves back to the start of an English or Korean word; Chinese may be cut anywhere. */
function wordStart(text: string, place: number): number {
  const space = text.lastIndexOf(" ", place);
  return space >= 0 && place - space < LEAD ? space + 1 : Math.max(0, place);
}

/** Moves back to the end of a word. */
function wordEnd(text: string, place: number): number {
  const space = text.lastIndexOf(" ", place);
  return place - space < LEAD ? space : place;
}

function joined(pieces: readonly Mark[]): Mark[] {
  const marks: Mark[] = [];
  for (const { start, end } of [...pieces].sort((one, other) => one.start - other.start)) {
    const last = marks[marks.length - 1];
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else marks.push({ start, end });
  }
  return marks;
}
