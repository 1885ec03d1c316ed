import { folded } from "./folding.ts";

/** A position in a folded text that names one or several concepts. */
export interface Named {
  ids: readonly number[];
  start: number;
  end: number;
}

/** Groups of synonyms, ready to be found in texts. */
export interface Concepts {
  /** Where a folded text names concepts: long words before short ones, without overlaps. */
  in(text: string): Named[];
  /** Every word of every group, folded. */
  words: Iterable<string>;
  /** Whether a folded text names what only other trades do. */
  isOtherTrade(text: string): boolean;
}

/** In a group, it says that the words after it are what only other trades do. */
export const OTHER_TRADE = "[other trade]";
/** The words after it are names of other companies. */
export const OTHER_COMPANY = "[other company]";
/** The words after it connect another company with this bank, so that the question is ours. */
export const WITH_THIS_BANK = "[with this bank]";

const MARKERS: readonly string[] = [OTHER_TRADE, OTHER_COMPANY, WITH_THIS_BANK];

const LETTER = /[a-z]/;
const HANGUL = /\p{Script=Hangul}/u;

/** Prepares the groups; a group's id is its index in the list. */
export function conceptsOf(groups: readonly (readonly string[])[]): Concepts {
  const ids = new Map<string, number[]>();
  const marked = new Map<string, string[]>();
  for (const [id, group] of groups.entries()) {
    const [first = "", ...others] = group;
    const isMarker = MARKERS.includes(first);
    const words = new Set((isMarker ? others : group).map(folded).flatMap(writings));
    if (isMarker) marked.set(first, [...(marked.get(first) ?? []), ...words]);
    // Who a question is about says nothing about its subject.
    if (isMarker && first !== OTHER_TRADE) continue;
    for (const word of words) ids.set(word, [...(ids.get(word) ?? []), id]);
  }
  const names = (text: string, marker: string) => {
    const words = marked.get(marker) ?? [];
    return words.some((word) => standsIn(text, word));
  };
  const byFirst = new Map<string, string[]>();
  for (const word of ids.keys()) {
    const first = word.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
  }
  const namedIn = (text: string) => {
    const words = bestWords(text, byFirst);
    const found: Named[] = [];
    for (let start = 0; start < text.length; ) {
      const word = words[start] ?? "";
      if (word !== "") found.push({ ids: ids.get(word) ?? [], start, end: start + word.length });
      start += word.length || 1;
    }
    return found;
  };
  return {
    words: ids.keys(),
    in: namedIn,
    isOtherTrade: (text) =>
      names(text, OTHER_TRADE) || (names(text, OTHER_COMPANY) && !names(text, WITH_THIS_BANK)),
  };
}

/**
 * The word that begins at each position, or none, chosen so that long words win over short ones
 * that begin before them. Computed from the end, where what follows is known.
 */
function bestWords(text: string, byFirst: ReadonlyMap<string, readonly string[]>): string[] {
  const words: string[] = [];
  const gains = new Float64Array(text.length + 1);
  for (let start = text.length - 1; start >= 0; start -= 1) {
    gains[start] = gains[start + 1] ?? 0;
    words[start] = "";
    for (const word of byFirst.get(text.charAt(start)) ?? []) {
      if (!wordStandsAt(text, start, word)) continue;
      const gain = word.length ** 2 + (gains[start + word.length] ?? 0);
      if (gain <= (gains[start] ?? 0)) continue;
      gains[start] = gain;
      words[start] = word;
    }
  }
  return words;
}

/** A word, and for Korean also without its space, which is often omitted. */
function writings(word: string): string[] {
  return HANGUL.test(word) ? [word, word.replaceAll(" ", "")] : [word];
}

function standsIn(text: string, word: string): boolean {
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    if (wordStandsAt(text, start, word)) return true;
  }
  return false;
}

/** Whether the whole word is at that position: no English word begins or ends inside another. */
export function wordStandsAt(text: string, start: number, word: string): boolean {
  if (!text.startsWith(word, start)) return false;
  if (LETTER.test(word.charAt(0)) && LETTER.test(text.charAt(start - 1))) return false;
  if (!LETTER.test(word.charAt(word.length - 1))) return true;
  const end = start + word.length;
  // A plural matches its singular.
  return !LETTER.test(text.charAt(text.charAt(end) === "s" ? end + 1 : end));
}
