import { variants } from "./characters.ts";

/** Most characters come again and again; the rare ones are folded anew. */
const KNOWN_MOST = 20_000;
const known = new Map<string, string>();

/**
 * A text in the one way of writing that is compared: half width, lower case, one of several
 * variants of a character. Every character keeps its place, so that finds can be marked.
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
