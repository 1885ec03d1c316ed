/** Pseudo-random numbers seeded by a name: mostly within ±1, never beyond ±3. */
export function drawsOf(name: string): () => number {
  const uniform = uniformOf(name);
  // The sum of three uniform numbers is nearly normally distributed.
  return () => (uniform() + uniform() + uniform()) * 2 - 3;
}

/** The same, uniform from 0 to just below 1. */
export function uniformOf(name: string): () => number {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
