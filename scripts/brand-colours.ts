// Puts the brand's colours into style sheets and drawings. The default ones are in tokens.css;
// those that brand.json defines replace them in the build.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { type Colour, colours } from "#base/site/brand.ts";

const TOKENS = join(import.meta.dirname, "../src/web/styles/tokens.css");
const DECLARED = /--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g;

/** A gradient repeats the colours that it is made of. */
const GRADIENT = /--[\w-]+: [\w-]+-gradient\([^;]*;/g;

/** The token sheet with the brand's colours. */
export function brandedTokens(sheet = readFileSync(TOKENS, "utf8")): string {
  return sheet
    .replace(GRADIENT, (line) => brandedFile(line, sheet))
    .replace(DECLARED, (line, name: string, day?: string) => {
      const colour = colourOf(name);
      if (colour === null) return line;
      return day === undefined
        ? `--${name}: ${colour.day};`
        : `--${name}: light-dark(${colour.day}, ${colour.night});`;
    });
}

/** A file besides the token sheet that repeats the default colours, with the brand's instead. */
export function brandedFile(text: string, sheet = readFileSync(TOKENS, "utf8")): string {
  const own = new Map<string, string>();
  for (const [, name = "", day, night, always] of sheet.matchAll(DECLARED)) {
    const colour = colourOf(name);
    if (colour === null) continue;
    for (const [house, branded] of [
      [day ?? always, colour.day],
      [night, colour.night],
    ]) {
      if (house && branded && !own.has(house)) own.set(house, branded);
    }
  }
  return text.replace(/#[0-9a-f]{6}\b/gi, (hex) => own.get(hex.toLowerCase()) ?? hex);
}

/**
 * Brands the token sheet before it is bundled, so that its hashed name changes with its colours.
 */
export function brandColours(): Plugin {
  return {
    name: "brand-colours",
    enforce: "pre",
    transform: (code, id) => (id.split("?")[0] === TOKENS ? brandedTokens(code) : null),
  };
}

function colourOf(name: string): Colour | null {
  return Object.entries(colours).find(([known]) => known === name)?.[1] ?? null;
}
