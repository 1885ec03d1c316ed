import { languages, type Translated } from "#base/text/language.ts";
import { withoutLinks } from "#base/text/prose-links.ts";
import type { Concepts } from "./concepts.ts";
import { folded } from "./folding.ts";
import { allTermsOf, isPair, stemOf, weightsIn } from "./terms.ts";

// A term's score depends on where it occurs. A word repeated in an answer adds a little each time.
/** The score of a term in a question. */
export const IN_QUESTION = 2.2;
/** In one of the ways in which customers ask; in several it is what the entry is about. */
const IN_KEYWORD = 1.6;
const IN_FURTHER_KEYWORD = 0.3;
const IN_KEYWORDS_MOST = 3;
const IN_ANSWER = 0.4;
const IN_PASSAGES = 0.4;
const IN_NAMES = 0.5;

const LATIN_WORD = /[a-z]{3,}/g;

/** A searchable item: a question or title, the text below it, and keywords. */
export interface Searchable {
  /** The names of the categories it belongs to. */
  names: readonly Translated[];
  question: Translated;
  answer: Translated;
  /** Longer background texts, in which a word counts once however often it occurs. */
  passages?: readonly Translated[];
  keywords: readonly string[];
  isPopular: boolean;
}

/** An entry's contribution to an index: computing it is nearly all of the work of indexing. */
export interface EntryTerms {
  terms: readonly string[];
  /** The score of each term, in the order of the terms. */
  counts: readonly number[];
  /** Its keywords, folded. */
  words: readonly string[];
  /** English stems and the words as written. */
  written: readonly (readonly [stem: string, word: string])[];
  /** Its question and its keywords. */
  phrases: readonly Phrase[];
}

/** A question or keyword: its terms and their weights. */
export type Phrase = ReadonlyMap<string, number>;

/** The terms of an entry; they depend only on the entry and the concepts. */
export function termsOfEntry(entry: Searchable, concepts: Concepts): EntryTerms {
  const counts = countsOf(entry, concepts);
  const written = new Map<string, string>();
  for (const text of [entry.question.en, entry.answer.en, ...entry.keywords]) {
    for (const [word] of folded(withoutLinks(text)).matchAll(LATIN_WORD)) {
      const stem = stemOf(word);
      if (!written.has(stem)) written.set(stem, word);
    }
  }
  return {
    terms: [...counts.keys()],
    counts: [...counts.values()],
    words: entry.keywords.map(folded),
    written: [...written],
    phrases: phrasesOf(entry, concepts),
  };
}

function phrasesOf(entry: Searchable, concepts: Concepts): Phrase[] {
  return [...languages.map((language) => entry.question[language]), ...entry.keywords]
    .map((text) => weightsIn(folded(withoutLinks(text)), concepts))
    .filter((phrase) => phrase.size > 0);
}

/** The score of every term of an entry. */
function countsOf(entry: Searchable, concepts: Concepts): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (terms: Iterable<string>, value: number) => {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + value);
  };
  const terms = (texts: readonly string[]) =>
    texts.flatMap((text) => allTermsOf(folded(withoutLinks(text)), concepts));
  count(new Set(terms(languages.map((language) => entry.question[language]))), IN_QUESTION);
  for (const [term, times] of timesIn(entry.keywords.map((keyword) => new Set(terms([keyword]))))) {
    const score = IN_KEYWORD + (times - 1) * IN_FURTHER_KEYWORD;
    count([term], Math.min(score, IN_KEYWORDS_MOST));
  }
  // Pairs of words would make the index of long texts three times as large, and find nothing more.
  const single = (texts: readonly string[]) => terms(texts).filter((term) => !isPair(term));
  count(single(languages.map((language) => entry.answer[language])), IN_ANSWER);
  const passages = (entry.passages ?? []).flatMap((passage) => Object.values(passage));
  count(new Set(single(passages)), IN_PASSAGES);
  count(terms(entry.names.flatMap((name) => Object.values(name))), IN_NAMES);
  return counts;
}

/** How many of the sets contain each term. */
function timesIn(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const term of sets.flatMap((set) => [...set])) times.set(term, (times.get(term) ?? 0) + 1);
  return times;
}
