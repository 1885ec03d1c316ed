const DEPTH_MOST = 20;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
// Where a number can begin, digits, then what only a fraction or an exponent has; in a string it
// means nothing.
const MAYBE_ODD = /(?:^|[\s:[,])-?\d+[.eE]/;

/** A JSON text read strictly, or the news that it cannot be. */
export type Parsed = { ok: true; value: unknown } | { ok: false };

/**
 * Reads a JSON body. Refused besides broken JSON: a name that stands twice in one object (two
 * readers could each believe another value), names that reach into prototypes, deep nesting, and
 * whole numbers not written as such (1e3, 10.0, 1.0000000000000000001).
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
  if (names === null) return { ok: false };
  // Every name has its colon: as many colons as names leave no room for a second one.
  const twice = colonsIn(text) !== names && namesWritten(text) !== names;
  if (twice || (MAYBE_ODD.test(text) && hasOddWhole(text))) return { ok: false };
  return { ok: true, value };
}

/** Whether a whole number is written with a fraction or an exponent: nobody writes an amount so. */
function hasOddWhole(text: string): boolean {
  let isOdd = false;
  JSON.parse(text, (_name, value: unknown, context?: { source?: string }) => {
    if (Number.isSafeInteger(value) && !/^-?\d+$/.test(context?.source ?? "0")) isOdd = true;
    return value;
  });
  return isOdd;
}

/** How many names a value holds; null when it is too deep or holds one that must not be. */
function countNames(value: unknown, depth: number): number | null {
  if (typeof value !== "object" || value === null) return 0;
  if (depth >= DEPTH_MOST) return null;
  let names = 0;
  const isList = Array.isArray(value);
  for (const key of Object.keys(value)) {
    if (key === "__proto__" || key === "constructor" || key === "prototype") return null;
    if (!isList) names += 1;
    const inner = (value as Record<string, unknown>)[key];
    if (typeof inner !== "object" || inner === null) continue;
    const within = countNames(inner, depth + 1);
    if (within === null) return null;
    names += within;
  }
  return names;
}

function colonsIn(text: string): number {
  let colons = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) colons += 1;
  return colons;
}

/** How many names were written: strings that a colon follows. The text is known to be JSON. */
function namesWritten(text: string): number {
  let names = 0;
  let at = text.indexOf('"');
  while (at !== -1) {
    let end = text.indexOf('"', at + 1);
    // A quotation mark behind an odd number of backslashes does not end the string.
    while (backslashesBefore(text, end) % 2 === 1) end = text.indexOf('"', end + 1);
    let next = end + 1;
    while (isSpace(text.charCodeAt(next))) next += 1;
    if (text.charCodeAt(next) === COLON) names += 1;
    at = text.indexOf('"', next);
  }
  return names;
}

function backslashesBefore(text: string, end: number): number {
  let count = 0;
  while (text.charCodeAt(end - 1 - count) === BACKSLASH) count += 1;
  return count;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
