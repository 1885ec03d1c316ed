const DEPTH_MOST = 20;

/** A JSON text read strictly, or the news that it cannot be. */
export type Parsed = { ok: true; value: unknown } | { ok: false };

/**
 * Reads a JSON body. Refused besides broken JSON: a name that stands twice in one object (two
 * readers could each believe another value), names that reach into prototypes, and deep nesting.
 */
export function parseJson(text: string): Parsed {
  if (text.trim() === "") return { ok: true, value: undefined };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false };
  }
  const names = countNames(value, 0);
  if (names === null || names !== namesWritten(text)) return { ok: false };
  return { ok: true, value };
}

/** How many names a value holds; null when it is too deep or holds one that must not be. */
function countNames(value: unknown, depth: number): number | null {
  if (typeof value !== "object" || value === null) return 0;
  if (depth >= DEPTH_MOST) return null;
  let names = 0;
  for (const key of Object.keys(value)) {
    if (key === "__proto__" || key === "constructor" || key === "prototype") return null;
    const inner = countNames((value as Record<string, unknown>)[key], depth + 1);
    if (inner === null) return null;
    names += inner + (Array.isArray(value) ? 0 : 1);
  }
  return names;
}

/** How many names were written: strings that a colon follows. */
function namesWritten(text: string): number {
  let names = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) if (colon) names += 1;
  return names;
}
