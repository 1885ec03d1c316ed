// The specification's field names occur only in contracts; everything behind them has its own.

import { isTest, type Source } from "./sources.ts";

/** Where wire names are allowed: contracts, and the tables by which enhancements read them. */
const OF_THE_WIRE =
  /(^|\/)contract(\.ts$|\/)|^src\/base\/(call\/(fields|wire)|identity\/(keypad|keypad-fields|sign-in)|text\/attachment)\.ts$/;

/** Tests of the wire itself: they call /v1 as any client does. */
const CALLS_V1 =
  /"\/v1\/|`\/v1\/|tests\/(people\/(asking|transfers|chats|inquiries|customers)|bank\/bank)\.ts/;

/** The wire names in contracts for which the bank itself has another word. */
export function wireNames(sources: readonly Source[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { file, text } of sources) {
    if (!OF_THE_WIRE.test(file) || isTest(file)) continue;
    for (const [, name = ""] of text.matchAll(/\b(?:wire|flag|optionalFlag)\(\s*"(\w+)"/g)) {
      names.add(name);
    }
    for (const [, table = ""] of text.matchAll(/const \w+Wire = \{([^}]*)\}/g)) {
      for (const [, name = ""] of table.matchAll(/: "(\w+)"/g)) names.add(name);
    }
  }
  return names;
}

/** Wire names used where only the bank's own are allowed. */
export function strayWireNames({ file, text }: Source, names: ReadonlySet<string>): string[] {
  if (OF_THE_WIRE.test(file)) return [];
  if (isTest(file) && !file.endsWith(".spec.ts") && CALLS_V1.test(text)) return [];
  return [...new Set(text.match(/\b[a-z]\w+\b/g) ?? [])].filter((word) => names.has(word));
}
