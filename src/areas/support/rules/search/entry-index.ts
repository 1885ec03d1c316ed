import type { Translated } from "#base/text/language.ts";
import { syllableOf } from "./characters.ts";
import { type Concepts, conceptsOf } from "./concepts.ts";
import { type EntryTerms, type Phrase, type Searchable, termsOfEntry } from "./entry-terms.ts";

/** A question of the FAQ with its answer. */
export interface Entry extends Searchable {
  number: number;
  category: string;
  subcategory: string;
  subcategoryName: Translated;
}

/** The postings of a term: indices of entries, and the term's score in each. */
export interface Postings {
  entries: readonly number[];
  counts: readonly number[];
  /** How rare the term is. */
  rarity: number;
}

/** Entries, indexed for search. */
export interface EntryIndex<E extends Searchable = Entry> {
  entries: readonly E[];
  concepts: Concepts;
  postings: ReadonlyMap<string, Postings>;
  /** Whole words, used to confirm a correction. */
  words: ReadonlySet<string>;
  /** Pairs of characters in these words, by one of them and the syllable of the other. */
  pairsBySound: ReadonlyMap<string, readonly string[]>;
  /** English words as written, by their stem. */
  written: ReadonlyMap<string, string>;
  /** The question and keywords of each entry, each with its weighted terms. */
  phrases: readonly (readonly Phrase[])[];
}

const TWO_HAN = /^\p{Script=Han}{2}$/u;

/** Takes entries one by one, so that its caller can yield in between. */
export function indexBuilder<E extends Searchable = Entry>(groups: readonly (readonly string[])[]) {
  const concepts = conceptsOf(groups);
  const entries: E[] = [];
  const lists = new Map<string, { entries: number[]; counts: number[] }>();
  const words = new Set(concepts.words);
  const written = new Map<string, string>();
  const phrases: (readonly Phrase[])[] = [];

  /** Adds an entry, by its terms if they are already known. */
  function add(entry: E, known: EntryTerms = termsOfEntry(entry, concepts)): void {
    for (const word of known.words) words.add(word);
    for (const [place, term] of known.terms.entries()) {
      const list = lists.get(term) ?? { entries: [], counts: [] };
      list.entries.push(entries.length);
      list.counts.push(known.counts[place] ?? 0);
      lists.set(term, list);
    }
    for (const [stem, word] of known.written) if (!written.has(stem)) written.set(stem, word);
    phrases.push(known.phrases);
    entries.push(entry);
  }

  function finish(): EntryIndex<E> {
    const postings = new Map<string, Postings>();
    for (const [term, list] of lists) {
      postings.set(term, { ...list, rarity: rarityOf(list.entries.length, entries.length) });
    }
    return {
      entries,
      concepts,
      postings,
      words,
      pairsBySound: pairsBySound(words),
      written,
      phrases,
    };
  }

  return { concepts, add, finish };
}

/** How rare a term is, given how many of all entries contain it. */
export function rarityOf(within: number, all: number): number {
  return Math.log(1 + (all - within + 0.5) / (within + 0.5));
}

/** The keys that find a pair whose second, or first, character is a homophone. */
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
