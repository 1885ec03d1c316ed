import { blocksOf } from "#base/text/prose.ts";
import type { Concepts } from "./concepts.ts";
import { folded } from "./folding.ts";
import { conceptTerm, isLone, termsOf, weightOf } from "./terms.ts";

/** A part of a text, from a place up to another. */
export interface Mark {
  start: number;
  end: number;
}

/** What a mark must tell, so that no "of the" is marked. */
const MARK_LEAST = 0.5;

/** A little of what stands before a find helps to read it. */
const LEAD = 12;

const STOP = /\p{P}$/u;
const COLON = /[:\uFF1A]$/;

/** Where a text holds what was looked for, in order and without overlaps. */
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

/** The part of a text of our small format that shows the first finds, cut to a length. */
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

/** A text as one line: headings and tables are left out. */
function lineOf(text: string): string {
  const parts = blocksOf(text).flatMap((block) => {
    if (block.kind === "paragraph") return [block.text.replaceAll("\n", " ")];
    return block.kind === "list" ? block.items : [];
  });
  // What a colon led to may be left out, and what ends without a stop must not run into what follows.
  return parts
    .map((part) => part.replace(COLON, ""))
    .reduce(
      (line, part) => (line === "" ? part : line + (STOP.test(line) ? " " : " · ") + part),
      "",
    );
}

/** Steps back to where an English or Korean word begins; Chinese may be cut anywhere. */
function wordStart(text: string, place: number): number {
  const space = text.lastIndexOf(" ", place);
  return space >= 0 && place - space < LEAD ? space + 1 : Math.max(0, place);
}

/** Steps back to where a word ends. */
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
