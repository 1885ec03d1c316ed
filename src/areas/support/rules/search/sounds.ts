import { syllableStarts } from "./characters.ts";

const inPinyinOrder = new Intl.Collator("zh-u-co-pinyin");
const known = new Map<string, number>();

/** The number of the syllable of a Chinese character, ignoring tones. */
export function syllableOf(character: string): number {
  const found = known.get(character);
  if (found !== undefined) return found;
  let low = 0;
  let high = syllableStarts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (inPinyinOrder.compare(syllableStarts[middle] ?? "", character) <= 0) low = middle + 1;
    else high = middle;
  }
  known.set(character, low);
  return low;
}
