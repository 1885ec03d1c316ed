import { smallCharacters, smallWords } from "./characters.ts";
import type { Concepts } from "./concepts.ts";

/** A piece of a folded text that can be looked up, and where it stands. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

const RUN = /\p{Script=Han}+|[a-z]+|[0-9]+|\p{Script=Hangul}+/gu;
const HAN = /\p{Script=Han}/u;
const LATIN = /^[a-z0-9]/;
const STEM_LEAST = 4;

/** How much a term tells; what only ties others together tells next to nothing. */
const ONE_CHARACTER = 0.6;
const WITH_SMALL = 0.2;
const ONLY_SMALL = 0.05;
const SMALL_WORD = 0.1;
const CONCEPT = 1.6;

/** Every term of a folded text: Chinese by one and two characters, Korean by two, others by word. */
export function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (LATIN.test(run)) {
      terms.push({ term: stemOf(run), start: index, end: index + run.length });
      continue;
    }
    const alone = HAN.test(run) || run.length === 1;
    const letters = [...run];
    let start = index;
    for (const [place, letter] of letters.entries()) {
      const end = start + letter.length;
      if (alone) terms.push({ term: letter, start, end });
      const next = letters[place + 1];
      if (next) terms.push({ term: letter + next, start, end: end + next.length });
      start = end;
    }
  }
  return terms;
}

/** An English word without its ending: transfers, transferring and transfer are one. */
export function stemOf(word: string): string {
  if (word.length < STEM_LEAST) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/([^s])s$/, "$1")
    .replace(/^(...+)(?:ing|ed)$/, "$1")
    .replace(/e$/, "");
}

/** True for a Chinese character by itself, which many texts share by chance. */
export function isLone(term: string): boolean {
  return HAN.test(term) && [...term].length === 1;
}

/** How much a term tells of what is asked. */
export function weightOf(term: string): number {
  if (term.startsWith("#")) return CONCEPT;
  if (!HAN.test(term)) return smallWords.has(term) ? SMALL_WORD : 1;
  const letters = [...term];
  const small = letters.filter((letter) => smallCharacters.has(letter)).length;
  if (letters.length === 1) return small > 0 ? 0 : ONE_CHARACTER;
  return [1, WITH_SMALL, ONLY_SMALL][small] ?? 1;
}

/** The terms of a text and the concepts that it names. */
export function allTermsOf(text: string, concepts: Concepts): string[] {
  return [
    ...termsOf(text).map(({ term }) => term),
    ...concepts.in(text).flatMap(({ ids }) => ids.map(conceptTerm)),
  ];
}

/** A concept as a term beside the others. */
export function conceptTerm(id: number): string {
  return `#${id}`;
}
