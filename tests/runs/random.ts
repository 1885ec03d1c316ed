// Reproducible randomness: the same seed makes the same choices.

/** A random number generator. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number;
  /** An integer from 0 to one below. */
  below(most: number): number;
  /** An integer between the two, both included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** A UUID of version 4. */
  uuid(): string;
  /** Another generator that depends only on this seed and a name, not on what was drawn before. */
  fork(name: string): Random;
}

/** Creates a generator. */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  // Mulberry32: short, and uniform enough to choose what a test does next.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => next() < probability,
    pick<T>(choices: readonly T[]): T {
      return choices[below(choices.length)] as T;
    },
    uuid() {
      const hex = Array.from({ length: 32 }, () => below(16).toString(16)).join("");
      const variant = "89ab"[below(4)];
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
    fork: (name) => randomOf(`${seed}/${name}`),
  };
}

/** FNV-1a: a hash of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash | 0;
}
