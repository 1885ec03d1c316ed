import { variants } from "./characters.ts";

/** The size of the cache of common characters; rare ones are folded each time. */
const KNOWN_MOST = 20_000;
const known = new Map<string, string>();

/**
 * A text in the normalised form used for comparison: half width, lower case, one variant of each
 * character. Every character keeps its position, so that matches can be highlighted.
 */
export function folded(text: string): string {
  let plain = "";
  for (const character of text) plain += known.get(character) ?? fold(character);
  return plain;
}

function fold(character: string): string {
  const normal = character.normalize("NFKC").toLowerCase();
  const base = normal.length === character.length ? normal : character;
  const plain = variants.get(base) ?? base;
  if (known.size < KNOWN_MOST) known.set(character, plain);
  return plain;
}
