import { folded } from "./folding.ts";

/** A place in a folded text that names one or several concepts. */
export interface Named {
  ids: readonly number[];
  start: number;
  end: number;
}

/** Groups of words that mean the same, ready to be found in texts. */
export interface Concepts {
  /** Where a folded text names concepts: the longest words first, none inside another. */
  in(text: string): Named[];
  /** Every word of every group, folded. */
  words: Iterable<string>;
}

const LETTER = /[a-z]/;

/** Makes the groups findable; a group is known by its place in the list. */
export function conceptsOf(groups: readonly (readonly string[])[]): Concepts {
  const ids = new Map<string, number[]>();
  for (const [id, words] of groups.entries()) {
    for (const word of words.map(folded)) ids.set(word, [...(ids.get(word) ?? []), id]);
  }
  const byFirst = new Map<string, string[]>();
  for (const word of [...ids.keys()].sort((one, other) => other.length - one.length)) {
    const first = word.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), word]);
  }
  return {
    words: ids.keys(),
    in(text) {
      const found: Named[] = [];
      let start = 0;
      while (start < text.length) {
        const word = byFirst.get(text.charAt(start))?.find((each) => standsAt(text, start, each));
        if (word === undefined) {
          start += 1;
          continue;
        }
        found.push({ ids: ids.get(word) ?? [], start, end: start + word.length });
        start += word.length;
      }
      return found;
    },
  };
}

/** True when the word stands there whole: no English word begins or ends inside another. */
function standsAt(text: string, start: number, word: string): boolean {
  if (!text.startsWith(word, start)) return false;
  if (LETTER.test(word.charAt(0)) && LETTER.test(text.charAt(start - 1))) return false;
  if (!LETTER.test(word.charAt(word.length - 1))) return true;
  const end = start + word.length;
  // Several of a thing are the same thing.
  return !LETTER.test(text.charAt(text.charAt(end) === "s" ? end + 1 : end));
}
