import { languages, type Translated } from "#base/text/language.ts";
import { withoutLinks } from "#base/text/prose-links.ts";
import type { Concepts } from "./concepts.ts";
import { folded } from "./folding.ts";
import { allTermsOf, stemOf, weightsIn } from "./terms.ts";

// What a term counts by where it stands. A word that an answer repeats says a little more each time.
/** What a term counts that stands in a question. */
export const IN_QUESTION = 2.2;
const IN_KEYWORDS = 2.2;
const IN_ANSWER = 0.4;
const IN_PASSAGES = 0.4;
const IN_NAMES = 0.5;

const LATIN_WORD = /[a-z]{3,}/g;

/** What is searched: a question or a title, what stands under it, and other words for it. */
export interface Searchable {
  /** The names of what it belongs to. */
  names: readonly Translated[];
  question: Translated;
  answer: Translated;
  /** Longer texts behind it, in which a word counts once however often it stands there. */
  passages?: readonly Translated[];
  keywords: readonly string[];
  isPopular: boolean;
}

/** What an entry brings into an index: nearly all of the work of making one. */
export interface EntryTerms {
  terms: readonly string[];
  /** What each term counts, in the order of the terms. */
  counts: readonly number[];
  /** Its keywords, folded. */
  words: readonly string[];
  /** English stems and how they are written. */
  written: readonly (readonly [stem: string, word: string])[];
  /** Its question and its keywords. */
  phrases: readonly Phrase[];
}

/** A question or a keyword: its terms and what each tells. */
export type Phrase = ReadonlyMap<string, number>;

/** The terms of an entry; they depend on nothing but the entry and the concepts. */
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

/** What every term of an entry counts. */
function countsOf(entry: Searchable, concepts: Concepts): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (terms: Iterable<string>, value: number) => {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + value);
  };
  const terms = (texts: readonly string[]) =>
    texts.flatMap((text) => allTermsOf(folded(withoutLinks(text)), concepts));
  count(new Set(terms(languages.map((language) => entry.question[language]))), IN_QUESTION);
  count(new Set(terms(entry.keywords)), IN_KEYWORDS);
  count(terms(languages.map((language) => entry.answer[language])), IN_ANSWER);
  const passages = (entry.passages ?? []).flatMap((passage) => Object.values(passage));
  count(new Set(terms(passages)), IN_PASSAGES);
  count(terms(entry.names.flatMap((name) => Object.values(name))), IN_NAMES);
  return counts;
}
