import { languages, type Translated } from "#base/text/language.ts";
import { withoutLinks } from "#base/text/prose-links.ts";
import { type Concepts, conceptsOf } from "./concepts.ts";
import { folded } from "./folding.ts";
import { syllableOf } from "./sounds.ts";
import { allTermsOf, stemOf } from "./terms.ts";

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

/** A question of the FAQ and its answer. */
export interface Entry extends Searchable {
  number: number;
  category: string;
  subcategory: string;
  subcategoryName: Translated;
}

/** Where a term stands: entries by their place in the list, and what it counts in each. */
export interface Postings {
  entries: readonly number[];
  counts: readonly number[];
  /** How rare the term is. */
  rarity: number;
}

/** Entries, ready to be searched. */
export interface EntryIndex<E extends Searchable = Entry> {
  entries: readonly E[];
  concepts: Concepts;
  postings: ReadonlyMap<string, Postings>;
  /** Whole words, by which a repair is believed. */
  words: ReadonlySet<string>;
  /** Pairs of characters of these words, by one of them and how the other is read. */
  pairsBySound: ReadonlyMap<string, readonly string[]>;
  /** English words as they are written, by their stem. */
  written: ReadonlyMap<string, string>;
}

// What a term counts by where it stands. A word that an answer repeats says a little more each time.
/** What a term counts that stands in a question. */
export const IN_QUESTION = 2.2;
const IN_KEYWORDS = 2.2;
const IN_ANSWER = 0.4;
const IN_PASSAGES = 0.4;
const IN_NAMES = 0.5;

const LATIN_WORD = /[a-z]{3,}/g;
const TWO_HAN = /^\p{Script=Han}{2}$/u;

/** Takes entries one by one, so that its caller can let others work in between. */
export function indexBuilder<E extends Searchable = Entry>(groups: readonly (readonly string[])[]) {
  const concepts = conceptsOf(groups);
  const entries: E[] = [];
  const lists = new Map<string, { entries: number[]; counts: number[] }>();
  const words = new Set(concepts.words);
  const written = new Map<string, string>();

  function add(entry: E): void {
    for (const keyword of entry.keywords) words.add(folded(keyword));
    for (const [term, count] of countsOf(entry, concepts)) {
      const list = lists.get(term) ?? { entries: [], counts: [] };
      list.entries.push(entries.length);
      list.counts.push(count);
      lists.set(term, list);
    }
    for (const text of [entry.question.en, entry.answer.en, ...entry.keywords]) {
      for (const [word] of folded(withoutLinks(text)).matchAll(LATIN_WORD)) {
        if (!written.has(stemOf(word))) written.set(stemOf(word), word);
      }
    }
    entries.push(entry);
  }

  function finish(): EntryIndex<E> {
    const postings = new Map<string, Postings>();
    for (const [term, list] of lists) {
      postings.set(term, { ...list, rarity: rarityOf(list.entries.length, entries.length) });
    }
    return { entries, concepts, postings, words, pairsBySound: pairsBySound(words), written };
  }

  return { add, finish };
}

/** How rare a term is that stands in so many of so many entries. */
export function rarityOf(within: number, all: number): number {
  return Math.log(1 + (all - within + 0.5) / (within + 0.5));
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

/** The key under which a pair is found when its second, or its first, character is misheard. */
export function soundKeys(first: string, second: string): [string, string] {
  return [`${first}${syllableOf(second)}`, `${syllableOf(first)}${second}`];
}

function pairsBySound(words: Iterable<string>): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const word of words) {
    const letters = [...word];
    for (const [place, first] of letters.entries()) {
      const second = letters[place + 1] ?? "";
      const pair = first + second;
      if (!TWO_HAN.test(pair) || seen.has(pair)) continue;
      seen.add(pair);
      for (const key of soundKeys(first, second)) pairs.set(key, [...(pairs.get(key) ?? []), pair]);
    }
  }
  return pairs;
}
