import { type EntryIndex, rarityOf } from "./entry-index.ts";
import { IN_QUESTION, type Searchable } from "./entry-terms.ts";
import { folded } from "./folding.ts";
import { repaired } from "./repair.ts";
import { isLone, weightsIn } from "./terms.ts";

/** What a search found. */
export interface Found<E extends Searchable> {
  /** The entries that answer it, the best first. */
  entries: E[];
  /** Whether the first one really answers it; otherwise it is only what comes nearest. */
  isSure: boolean;
  /** When there are none: those that come nearest. */
  nearest: E[];
  /** What was probably meant, when that is something else than what was typed. */
  meant: string | null;
  /** The terms that were looked for, to mark them in what was found. */
  terms: ReadonlySet<string>;
}

/** How quickly a term that counts more stops adding: BM25's k1. */
const SATURATION = 2;
/** What was not typed but probably meant counts a little less. */
const MEANT = 0.7;
/** What an entry gains whose question is the very one that was typed. */
const LIKENESS = 0.5;
/** Entries that are looked at for it: those not far behind the best one. */
const LIKE_FROM = 0.4;
/** Questions that many ask are more likely meant than others. */
const POPULAR = 1.15;
const TELLING_LEAST = 0.2;
/** Entries far behind the best one are noise. */
const SHARE_OF_BEST = 0.33;
/** As many as a search ever finds. */
export const FOUND_MOST = 50;
const NEAREST_MOST = 3;
const NEAR_LEAST = 2;

const HAN = /\p{Script=Han}/u;
const HANGUL = /\p{Script=Hangul}/u;
/**
 * Chosen by the tuning halves of tests/search, where about one in four of the questions that nothing
 * answers passes; decision 015 has the shares of the halves that were not looked at. Chinese and Korean
 * are cut into pairs, of which a sentence has many that no entry knows; English words are whole.
 */
const SURE_FROM = { han: 0.35, latin: 0.46, hangul: 0.43 } as const;

/** Finds entries by a text in Traditional characters, among all or those that are wanted. */
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
  // A lone character is found everywhere: it only tells apart what a word has found before.
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
      best !== undefined && (isAlone || shareAnswered(best, telling, index) >= sureFrom(typed)),
    nearest: isFound ? [] : ranked.filter(sharing(rest)).slice(0, NEAREST_MOST),
    meant,
    terms: new Set(weights.keys()),
  };
}

/** From which share of what was asked on an answer is sure, by the letters that were typed. */
function sureFrom(typed: string): number {
  if (HANGUL.test(typed)) return SURE_FROM.hangul;
  return HAN.test(typed) ? SURE_FROM.han : SURE_FROM.latin;
}

/**
 * How much of what was asked the question and keywords of an entry hold, each term by what it tells and
 * how rare it is. What no entry knows is as rare as can be.
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
    const found = postings.get(term);
    const worth = weight * (found?.rarity ?? rarityOf(0, entries.length));
    wanted += worth;
    const at = found?.entries.indexOf(place) ?? -1;
    answered += worth * Math.min(1, (found?.counts[at] ?? 0) / IN_QUESTION);
  }
  return wanted === 0 ? 0 : answered / wanted;
}

/** Entries about nearly the same as one of them. */
export function entriesNear<E extends Searchable>(
  entry: E,
  index: EntryIndex<E>,
  most: number,
): E[] {
  const { entries } = searchEntries(entry.question.zh, index, (other) => other !== entry);
  return entries.slice(0, most);
}

/** Keeps the entries whose question or other words share at least two characters with what was typed. */
function sharing(terms: readonly [string, number][]) {
  const typed = terms.filter(([, weight]) => weight > 0).map(([term]) => term);
  return ({ question, keywords }: Searchable): boolean => {
    const words = folded(question.zh + keywords.join(""));
    return typed.filter((letter) => words.includes(letter)).length >= NEAR_LEAST;
  };
}

/** True for what can find an entry by itself: more than one character, and no small words only. */
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

/** Lifts the entries whose question, or another word for it, is like the whole of what was typed. */
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

/** How alike what was typed and the nearest phrase of an entry are: from 0, to 1 for the same words. */
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
    // Whatever is behind the best so far is behind the best of all.
    if (score === 0 || score < best * SHARE_OF_BEST || !isWanted(entry)) continue;
    best = Math.max(best, score);
    scored.push({ entry, score });
  }
  return (
    scored
      .filter(({ score }) => score >= best * SHARE_OF_BEST)
      // Sorting keeps the order of the entries among those that are as good.
      .sort((one, other) => other.score - one.score)
      .map(({ entry }) => entry)
  );
}
