// Pseudo-random numbers that are the same for the same words, on every machine.

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A number from 0 up to 1, derived from the words. */
export function shareOf(...words: (string | number)[]): number {
  let mixed = FNV_OFFSET;
  for (const character of words.join(" ")) {
    mixed = Math.imul(mixed ^ (character.codePointAt(0) as number), FNV_PRIME);
  }
  // Final mixing: the last characters have changed only the low bits.
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** An integer between two others, both included, derived from the words. */
export function between(least: number, most: number, ...words: (string | number)[]): number {
  return least + Math.floor(shareOf(...words) * (most - least + 1));
}

/** One element of a list, selected by the words. */
export function oneOf<T>(list: readonly T[], ...words: (string | number)[]): T {
  return list[between(0, list.length - 1, ...words)] as T;
}

/** A time of day between two hours, derived from the words: 14:05:37. */
export function timeBetween(least: number, most: number, ...words: (string | number)[]): string {
  const hour = between(least, most - 1, "hour", ...words);
  const rest = [between(0, 59, "minute", ...words), between(0, 59, "second", ...words)];
  return [hour, ...rest].map((part) => String(part).padStart(2, "0")).join(":");
}
