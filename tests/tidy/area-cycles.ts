import { importsOf } from "./import-law.ts";
import { isTest, type Source } from "./sources.ts";

/**
 * Every cycle of areas that import each other, once, from its alphabetically first area: a → b → a.
 */
export function areaCycles(sources: readonly Source[]): string[] {
  const needs = new Map<string, Set<string>>();
  for (const source of sources) {
    const area = /^src\/areas\/([\w-]+)\//.exec(source.file)?.[1];
    if (!area || isTest(source.file)) continue;
    const needed = needs.get(area) ?? new Set();
    needs.set(area, needed);
    for (const name of importsOf(source)) {
      const other = name && /^#areas\/([\w-]+)\//.exec(name)?.[1];
      if (other && other !== area) needed.add(other);
    }
  }
  const found = new Set<string>();
  const walk = (path: readonly string[]) => {
    for (const next of needs.get(path.at(-1) ?? "") ?? []) {
      if (next === path[0]) found.add([...path, next].join(" → "));
      // Only areas after the first in the alphabet: each cycle is found once.
      else if (next > (path[0] ?? "") && !path.includes(next)) walk([...path, next]);
    }
  };
  for (const area of needs.keys()) walk([area]);
  return [...found];
}
