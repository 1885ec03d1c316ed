import { type EntryIndex, rarityOf } from "./entry-index.ts";
import { IN_QUESTION, type Searchable } from "./entry-terms.ts";
import { folded } from "./folding.ts";
import { repaired } from "./repair.ts";
import { isLone, isPair, weightsIn } from "./terms.ts";

/** The result of a search. */
export interface Found<E extends Searchable> {
  /** The matching entries, best first. */
  entries: E[];
  /** Whether the first one really answers the query; otherwise it is only a near match. */
  isSure: boolean;
  /** The nearest entries if there is no match. */
  nearest: E[];
  /** The corrected query, if it differs from what was typed. */
  meant: string | null;
  /** The terms searched for, to highlight them in the results. */
  terms: ReadonlySet<string>;
}

/** How quickly a term's score saturates: BM25's k1. */
const SATURATION = 2;
/** The weight of corrected terms, which were not typed but probably meant. */
const MEANT = 0.7;
/** The bonus for an entry whose question equals the query. */
const LIKENESS = 0.5;
/** Only entries not far behind the best one are compared for it. */
const LIKE_FROM = 0.4;
/** Popular questions are more likely to be meant. */
const POPULAR = 1.15;
const TELLING_LEAST = 0.2;
/** Entries far behind the best one are noise. */
const SHARE_OF_BEST = 0.33;
/** The maximum number of results. */
export const FOUND_MOST = 50;
const NEAREST_MOST = 3;
const NEAR_LEAST = 2;

const HAN = /\p{Script=Han}/u;
const HANGUL = /\p{Script=Hangul}/u;
/**
 * Chosen with tests/search, without the sets that are unseen: of unanswerable questions
 * 8 in 100 pass (Chinese), 9 (English) and 5 (Korean), of those with an answer 90, 97 and 96. Chinese and
 * Korean are split into pairs, many of which no entry contains; English words are whole.
 */
const SURE_FROM = { han: 0.38, latin: 0.48, hangul: 0.43 } as const;

/** Searches entries by a text in Traditional characters, among all or a subset. */
export function searchEntries<E extends Searchable>(
  typed: string,
  index: EntryIndex<E>,
  isWanted: (entry: E) => boolean = () => true,
): Found<E> {
  const weights = weightsIn(folded(typed), index.concepts);
  const meant = repaired(typed, index);
  if (meant !== null) {
    for (const [term, weight] of weightsIn(folded(meant), index.concepts)) {
      if (!weights.has(term)) weights.set(term, weight * MEANT);
    }
  }
  const telling = [...weights].filter(isTelling);
  const rest = [...weights].filter((each) => !isTelling(each));
  const scores = new Float64Array(index.entries.length);
  for (const term of telling) addScores(scores, term, index, true);
  // A single character is found everywhere: it only ranks what a word has already found.
  const isAlone = telling.length === 0 && rest.length === 1;
  const hasWords = scores.some((score) => score > 0);
  for (const term of rest) addScores(scores, term, index, !hasWords);
  addLikeness(scores, weights, index);
  const ranked = rank(scores, index, isWanted);
  const isFound = hasWords || isAlone;
  const [best] = ranked;
  return {
    entries: isFound ? ranked.slice(0, FOUND_MOST) : [],
    isSure:
      best !== undefined &&
      !index.concepts.isOtherTrade(folded(typed)) &&
      (isAlone || shareAnswered(best, telling, index) >= sureFrom(typed)),
    nearest: isFound ? [] : ranked.filter(sharing(rest)).slice(0, NEAREST_MOST),
    meant,
    terms: new Set(weights.keys()),
  };
}

/**
 * For an urgent query: only what helps in an emergency, what matches best first, then the rest by its
 * rank; `rankOf` is negative for everything else.
 */
export function searchEmergencies<E extends Searchable>(
  typed: string,
  index: EntryIndex<E>,
  rankOf: (entry: E) => number,
): Found<E> {
  const isEmergency = (entry: E) => rankOf(entry) >= 0;
  const found = searchEntries(typed, index, isEmergency);
  const others = index.entries
    .filter((entry) => isEmergency(entry) && !found.entries.includes(entry))
    .sort((one, other) => rankOf(one) - rankOf(other));
  return {
    ...found,
    entries: [...found.entries, ...others],
    isSure: true,
    nearest: [],
    meant: null,
  };
}

/** The share of a query above which an answer is sure, by the query's script. */
function sureFrom(typed: string): number {
  if (HANGUL.test(typed)) return SURE_FROM.hangul;
  return HAN.test(typed) ? SURE_FROM.han : SURE_FROM.latin;
}

/**
 * The share of the query covered by an entry's question and keywords, each term weighted by its
 * weight and rarity. A term that no entry contains has the maximum rarity.
 */
function shareAnswered<E extends Searchable>(
  entry: E,
  telling: readonly [string, number][],
  { entries, postings }: EntryIndex<E>,
): number {
  const place = entries.indexOf(entry);
  let wanted = 0;
  let answered = 0;
  for (const [term, weight] of telling) {
    // Two words side by side say how close a match is, and nothing that they do not say alone.
    if (isPair(term)) continue;
    const found = postings.get(term);
    const worth = weight * (found?.rarity ?? rarityOf(0, entries.length));
    wanted += worth;
    const at = found?.entries.indexOf(place) ?? -1;
    answered += worth * Math.min(1, (found?.counts[at] ?? 0) / IN_QUESTION);
  }
  return wanted === 0 ? 0 : answered / wanted;
}

/** Entries on nearly the same subject as another. */
export function entriesNear<E extends Searchable>(
  entry: E,
  index: EntryIndex<E>,
  most: number,
): E[] {
  const { entries } = searchEntries(entry.question.zh, index, (other) => other !== entry);
  return entries.slice(0, most);
}

/** Selects the entries whose question or keywords share at least two characters with the query. */
function sharing(terms: readonly [string, number][]) {
  const typed = terms.filter(([, weight]) => weight > 0).map(([term]) => term);
  return ({ question, keywords }: Searchable): boolean => {
    const words = folded(question.zh + keywords.join(""));
    return typed.filter((letter) => words.includes(letter)).length >= NEAR_LEAST;
  };
}

/** Whether a term can find an entry alone: more than one character, and not only function words. */
function isTelling([term, weight]: [string, number]): boolean {
  return !isLone(term) && weight >= TELLING_LEAST;
}

function addScores(
  scores: Float64Array,
  [term, weight]: [string, number],
  { postings }: EntryIndex<Searchable>,
  mayFind: boolean,
): void {
  const found = postings.get(term);
  if (!found || weight === 0) return;
  const { entries, counts, rarity } = found;
  const worth = weight * rarity * (SATURATION + 1);
  for (let place = 0; place < entries.length; place += 1) {
    const entry = entries[place] ?? 0;
    const before = scores[entry] ?? 0;
    if (before === 0 && !mayFind) continue;
    const count = counts[place] ?? 0;
    scores[entry] = before + (worth * count) / (count + SATURATION);
  }
}

/** Boosts the entries whose question, or a keyword, resembles the whole query. */
function addLikeness(
  scores: Float64Array,
  weights: ReadonlyMap<string, number>,
  index: EntryIndex<Searchable>,
): void {
  const least = LIKE_FROM * Math.max(...scores);
  for (const [place, score] of scores.entries()) {
    if (score === 0 || score < least) continue;
    scores[place] = score * (1 + LIKENESS * likeness(weights, place, index));
  }
}

/** The similarity of the query to an entry's closest phrase: from 0 to 1 for the same words. */
function likeness(
  typed: ReadonlyMap<string, number>,
  place: number,
  { phrases, postings, entries }: EntryIndex<Searchable>,
): number {
  const unknown = rarityOf(0, entries.length);
  const worth = (term: string, weight: number) => weight * (postings.get(term)?.rarity ?? unknown);
  const total = (terms: ReadonlyMap<string, number>) =>
    [...terms].reduce((sum, [term, weight]) => sum + worth(term, weight), 0);
  const ofTyped = total(typed);
  let best = 0;
  for (const phrase of phrases[place] ?? []) {
    let shared = 0;
    for (const [term, weight] of phrase) {
      const other = typed.get(term);
      if (other !== undefined) shared += 2 * worth(term, Math.min(weight, other));
    }
    if (shared > 0) best = Math.max(best, shared / (ofTyped + total(phrase)));
  }
  return best;
}

function rank<E extends Searchable>(
  scores: Float64Array,
  { entries }: EntryIndex<E>,
  isWanted: (entry: E) => boolean,
): E[] {
  const scored: { entry: E; score: number }[] = [];
  let best = 0;
  for (const [place, entry] of entries.entries()) {
    const plain = scores[place] ?? 0;
    const score = entry.isPopular ? plain * POPULAR : plain;
    // Too far behind the best so far means too far behind the best of all.
    if (score === 0 || score < best * SHARE_OF_BEST || !isWanted(entry)) continue;
    best = Math.max(best, score);
    scored.push({ entry, score });
  }
  return (
    scored
      .filter(({ score }) => score >= best * SHARE_OF_BEST)
      // The sort is stable: equal scores keep the order of the entries.
      .sort((one, other) => other.score - one.score)
      .map(({ entry }) => entry)
  );
}
