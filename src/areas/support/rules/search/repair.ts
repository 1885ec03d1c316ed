import { type EntryIndex, soundKeys } from "./entry-index.ts";
import type { Searchable } from "./entry-terms.ts";
import { folded } from "./folding.ts";
import { stemOf } from "./terms.ts";

const TWO_HAN = /^\p{Script=Han}{2}$/u;
const WORD_LONGEST = 10;
/** The shortest word in which one typo is tolerated, and in which two are. */
const ONE_SLIP = 5;
const TWO_SLIPS = 8;
/**
 * How much of a text is examined: every unknown word is compared with all known ones, and every
 * position with all words that could be there.
 */
const WORDS_MOST = 4;
const WORD_LETTERS_MOST = 24;
const PLACES_MOST = 30;
/** A pair of characters that occurs in this many entries is no accident. */
const USUAL_LEAST = 3;

/**
 * The corrected text, or null if nothing looks wrong: fixes homophones of a known word, and English
 * words one or two letters away from a known one. What the entries contain as written is left
 * alone.
 */
export function repaired(text: string, index: EntryIndex<Searchable>): string | null {
  const meant = repairLatin(repairHan(text, index), index);
  return folded(meant) === folded(text) ? null : meant;
}

function repairHan(text: string, index: EntryIndex<Searchable>): string {
  const shown = [...text];
  const plain = [...folded(text)];
  const last = Math.min(plain.length, PLACES_MOST);
  for (let place = 0; place + 1 < last; place += 1) {
    const [first = "", second = ""] = plain.slice(place, place + 2);
    if (!TWO_HAN.test(first + second) || index.postings.has(first + second)) continue;
    const pair = soundalike({ plain, place, first, second }, index);
    if (pair === null || breaksNeighbour(plain, place, pair, index)) continue;
    for (const [step, letter] of [...pair].entries()) {
      if (plain[place + step] === letter) continue;
      plain[place + step] = letter;
      shown[place + step] = letter;
    }
  }
  return shown.join("");
}

/**
 * Whether a correction would change a character that forms a known pair with its other neighbour.
 */
function breaksNeighbour(
  plain: readonly string[],
  place: number,
  pair: string,
  { postings, words }: EntryIndex<Searchable>,
): boolean {
  const isUsual = (known: string) =>
    TWO_HAN.test(known) &&
    (words.has(known) || (postings.get(known)?.entries.length ?? 0) >= USUAL_LEAST);
  const [first = "", second = ""] = pair;
  const before = `${plain[place - 1] ?? ""}${plain[place] ?? ""}`;
  const after = `${plain[place + 1] ?? ""}${plain[place + 2] ?? ""}`;
  return (
    (first !== plain[place] && isUsual(before)) || (second !== plain[place + 1] && isUsual(after))
  );
}

/** The most common pair that sounds the same and completes a known word at its position. */
function soundalike(
  at: { plain: readonly string[]; place: number; first: string; second: string },
  { pairsBySound, postings, words }: EntryIndex<Searchable>,
): string | null {
  let best: string | null = null;
  let most = 0;
  for (const key of soundKeys(at.first, at.second)) {
    for (const pair of pairsBySound.get(key) ?? []) {
      const common = postings.get(pair)?.entries.length ?? 0;
      if (common <= most || !completesWord(at, pair, words)) continue;
      best = pair;
      most = common;
    }
  }
  return best;
}

function completesWord(
  { plain, place }: { plain: readonly string[]; place: number },
  pair: string,
  words: ReadonlySet<string>,
): boolean {
  const from = Math.max(0, place + 2 - WORD_LONGEST);
  const around = [...plain.slice(from, place), ...pair, ...plain.slice(place + 2)];
  const inside = place - from;
  for (let start = 0; start <= inside; start += 1) {
    const last = Math.min(around.length, start + WORD_LONGEST);
    for (let end = inside + 2; end <= last; end += 1) {
      if (words.has(around.slice(start, end).join(""))) return true;
    }
  }
  return false;
}

function repairLatin(text: string, { postings, written }: EntryIndex<Searchable>): string {
  let steps = 0;
  return text.replace(/[A-Za-z]+/g, (typed) => {
    const word = folded(typed);
    const isOfLength = word.length >= ONE_SLIP && word.length <= WORD_LETTERS_MOST;
    if (!isOfLength || steps === WORDS_MOST || postings.has(stemOf(word))) return typed;
    steps += 1;
    return nearest(word, written.values()) ?? typed;
  });
}

/** The known word with the fewest typos; the first one among equals. */
function nearest(word: string, known: Iterable<string>): string | null {
  const allowed = word.length >= TWO_SLIPS ? 2 : 1;
  let best: string | null = null;
  let fewest = allowed + 1;
  for (const each of known) {
    if (Math.abs(each.length - word.length) >= fewest) continue;
    // Few people mistype the first letter, and many short words differ only in it.
    if (each[0] !== word[0]) continue;
    const slips = slipsBetween(word, each, fewest);
    if (slips >= fewest) continue;
    best = each;
    fewest = slips;
  }
  return best;
}

/** The number of letters missed, added, changed or swapped; at most `most`. */
export function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped && row > 1 && column > 1) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      line.push(slips);
    }
    if (Math.min(...line) >= most) return most;
    before = last;
    last = line;
  }
  return Math.min(last[other.length] ?? most, most);
}
