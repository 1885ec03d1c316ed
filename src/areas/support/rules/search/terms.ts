import { smallCharacters, smallWords } from "./characters.ts";
import type { Concepts } from "./concepts.ts";
import { koreanEnding } from "./korean.ts";

/** A searchable piece of a folded text, with its position. */
export interface Term {
  term: string;
  start: number;
  end: number;
  /** True for the ending of a Korean word, and for a pair across the space between two words. */
  isEnding?: boolean;
}

const RUN = /\p{Script=Han}+|[a-z]+|[0-9]+|\p{Script=Hangul}+/gu;
const HAN = /\p{Script=Han}/u;
const HANGUL = /^\p{Script=Hangul}$/u;
const LATIN = /^[a-z0-9]/;
const STEM_LEAST = 4;

/** The weights of terms; function words weigh next to nothing. */
const ONE_CHARACTER = 0.6;
const WITH_SMALL = 0.2;
const ONLY_SMALL = 0.05;
const SMALL_WORD = 0.1;
const CONCEPT = 1.6;
/** The weight of two English words side by side: "log in" is neither a log nor in. */
const PAIR = 0.4;
const ENDING = 0.1;

/**
 * Every term of a folded text: Chinese by one and two characters, Korean by two, others by word
 * and by two words side by side.
 */
export function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  let before: Term | null = null;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (LATIN.test(run)) {
      const word: Term = { term: stemOf(run), start: index, end: index + run.length };
      terms.push(word);
      if (before?.end === index - 1) {
        terms.push({ ...word, term: `${before.term} ${word.term}`, start: before.start });
      }
      before = word;
      continue;
    }
    if (HAN.test(run)) terms.push(...hanTerms(run, index));
    else terms.push(...hangulTerms(run, index, text));
  }
  return terms;
}

function hanTerms(run: string, from: number): Term[] {
  const terms: Term[] = [];
  const letters = [...run];
  let start = from;
  for (const [place, letter] of letters.entries()) {
    const end = start + letter.length;
    terms.push({ term: letter, start, end });
    const next = letters[place + 1];
    if (next) terms.push({ term: letter + next, start, end: end + next.length });
    start = end;
  }
  return terms;
}

function hangulTerms(run: string, from: number, text: string): Term[] {
  const stem = run.length - koreanEnding(run);
  const terms: Term[] = [];
  if (run.length === 1) terms.push({ term: run, start: from, end: from + 1 });
  for (let place = 0; place + 1 < run.length; place += 1) {
    const start = from + place;
    const term = run.slice(place, place + 2);
    terms.push({ term, start, end: start + 2, isEnding: place + 2 > stem });
  }
  // The space between two Korean words is often optional.
  const end = from + run.length;
  const next = text.charAt(end + 1);
  if (text.charAt(end) === " " && HANGUL.test(next) && stem === run.length) {
    const term = run.charAt(run.length - 1) + next;
    terms.push({ term, start: end - 1, end: end + 2, isEnding: true });
  }
  return terms;
}

/** The stem of an English word: transfers, transferring and transfer are one. */
export function stemOf(word: string): string {
  if (word.length < STEM_LEAST) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/([^s])s$/, "$1")
    .replace(/^(...+)(?:ing|ed)$/, "$1")
    .replace(/([bdgmnprt])\1$/, "$1")
    .replace(/e$/, "")
    .replace(/^(instal)l(ment)$/, "$1$2")
    .replace(/^(cent)er$/, "$1r")
    .replace(/is$/, "iz");
}

/** Whether a term is two English words side by side. */
export function isPair(term: string): boolean {
  return term.includes(" ");
}

/** Whether a term is a single Chinese character, which many texts share by chance. */
export function isLone(term: string): boolean {
  return HAN.test(term) && [...term].length === 1;
}

/** How much a term says about the subject. */
export function weightOf(term: string): number {
  if (term.startsWith("#")) return CONCEPT;
  if (isPair(term)) {
    const small = term.split(" ").filter((word) => smallWords.has(word)).length;
    return small === 2 ? ONLY_SMALL : PAIR;
  }
  if (!HAN.test(term)) return smallWords.has(term) ? SMALL_WORD : 1;
  const letters = [...term];
  const small = letters.filter((letter) => smallCharacters.has(letter)).length;
  if (letters.length === 1) return small > 0 ? 0 : ONE_CHARACTER;
  return [1, WITH_SMALL, ONLY_SMALL][small] ?? 1;
}

/** The weight of the parts of a word that is itself a concept. */
const INSIDE_WORD = 0.3;

/** The terms of a folded text, including concepts, with their weights. */
export function weightsIn(text: string, concepts: Concepts): Map<string, number> {
  const named = concepts.in(text);
  const weights = new Map<string, number>();
  const put = (term: string, share: number) => {
    const weight = weightOf(term) * share;
    if (weight > (weights.get(term) ?? 0)) weights.set(term, weight);
  };
  // A word in several groups means only one of them.
  for (const { ids } of named) {
    for (const id of ids) put(conceptTerm(id), 1 / Math.sqrt(ids.length));
  }
  for (const { term, start, end, isEnding } of termsOf(text)) {
    const isInside = named.some((word) => start >= word.start && end <= word.end);
    put(term, (isInside ? INSIDE_WORD : 1) * (isEnding ? ENDING : 1));
  }
  return weights;
}

/** The terms of a text and the concepts that it names. */
export function allTermsOf(text: string, concepts: Concepts): string[] {
  return [
    ...termsOf(text).map(({ term }) => term),
    ...concepts.in(text).flatMap(({ ids }) => ids.map(conceptTerm)),
  ];
}

/** The term that represents a concept. */
export function conceptTerm(id: number): string {
  return `#${id}`;
}
