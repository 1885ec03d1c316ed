const DEPTH_MOST = 20;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
// Matches a number with a fraction or an exponent; inside a string it is a false positive.
const MAYBE_ODD = /(?:^|[\s:[,])-?\d+[.eE]/;

/** A strictly parsed JSON value, or a failure. */
export type Parsed = { ok: true; value: unknown } | { ok: false };

/**
 * Parses a JSON body. Rejected besides invalid JSON: duplicate names in one object (two parsers
 * could pick different values), names that reach into prototypes, deep nesting, and integers not
 * written as such (1e3, 10.0, 1.0000000000000000001).
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
  // Every name has its colon: with as many colons as names there is no duplicate.
  const twice = colonsIn(text) !== names && namesWritten(text) !== names;
  if (twice || (MAYBE_ODD.test(text) && hasOddWhole(text))) return { ok: false };
  return { ok: true, value };
}

/** Whether an integer is written with a fraction or an exponent: nobody writes an amount so. */
function hasOddWhole(text: string): boolean {
  let isOdd = false;
  JSON.parse(text, (_name, value: unknown, context?: { source?: string }) => {
    if (Number.isSafeInteger(value) && !/^-?\d+$/.test(context?.source ?? "0")) isOdd = true;
    return value;
  });
  return isOdd;
}

/** The number of names in a value; null when it is nested too deeply or has a forbidden name. */
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

/** The number of names in the text: strings followed by a colon. The text is valid JSON. */
function namesWritten(text: string): number {
  let names = 0;
  let at = text.indexOf('"');
  while (at !== -1) {
    let end = text.indexOf('"', at + 1);
    // A quotation mark after an odd number of backslashes does not end the string.
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
