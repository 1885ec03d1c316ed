// Values that often break programs, and values that are nearly valid.

import type { ApiSchema } from "#server/api/api-document.ts";
import type { Random } from "../runs/random.ts";
import { FOREIGN, MARK } from "./finding.ts";

const LONG = 10_000;
const DEEP = 1_500;

/** Texts of every bad kind. */
export const badTexts: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800x",
  "\u202e\u200b\ufeff",
  "𝟙２③",
  "é\u0301".repeat(40),
  "👨‍👩‍👧‍👦".repeat(30),
  "x".repeat(LONG),
  "9".repeat(400),
  MARK,
  `"><script>${MARK}</script>`,
  "'; drop table customer; --",
  "1' or '1'='1",
  "$(id)`id`|id",
  "{{7*7}}#{7*7}",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "%00%0d%0ax-injected: 1",
  "\r\nx-injected: 1",
  `//${FOREIGN}/`,
  `/\\${FOREIGN}`,
  `https://${FOREIGN}/`,
  `javascript:alert("${MARK}")`,
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e3",
  "0x10",
  "1,000",
  "9007199254740993",
  "-9223372036854775809",
  "2026-02-30",
  "2026/13/41",
  "0000-00-00T99:99:99Z",
  "0001-01-01",
  "9999-12-31",
  "9999/12/31",
  "=cmd|' /C calc'!A0",
  "00000000-0000-0000-0000-000000000000",
];

/** JSON values of the wrong type. */
export const badValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53 + 1,
  -(2 ** 63),
  [],
  {},
  [null],
  [[[]]],
  { __proto__: null, constructor: { prototype: {} } },
  { length: 1e9 },
  { toString: 1, valueOf: 1 },
  ...badTexts,
];

/** Names that objects inherit, and internal field names. */
const badNames = ["__proto__", "constructor", "prototype", "toString", "fee", "customerId", "tier"];

/** A value that fits a schema, or nearly. */
export function nearlyRight(schema: ApiSchema, random: Random): unknown {
  const {
    type,
    enum: choices,
    anyOf,
    pattern,
    minimum,
    maximum,
    maxLength,
    properties,
    items,
  } = schema as Record<string, never> & {
    pattern?: string;
    properties?: Record<string, ApiSchema>;
  };
  if (Array.isArray(choices)) return random.pick(choices as unknown[]);
  if (Array.isArray(anyOf)) return nearlyRight(random.pick(anyOf as ApiSchema[]), random);
  if (type === "integer" || type === "number") {
    return random.pick([Number(minimum ?? 0), Number(maximum ?? 50), 1, random.below(1_000)]);
  }
  if (type === "boolean") return random.chance(0.5);
  if (type === "array") return [nearlyRight((items ?? {}) as ApiSchema, random)];
  if (type === "object" && properties) {
    const entries = Object.entries(properties);
    return Object.fromEntries(entries.map(([name, each]) => [name, nearlyRight(each, random)]));
  }
  if (type === "string") return textFor(pattern ?? "", Number(maxLength ?? 20), random);
  return random.pick(badValues);
}

function textFor(pattern: string, most: number, random: Random): string {
  if (pattern.includes("[47]")) return random.uuid();
  if (pattern.includes("\\d{4}/")) return random.pick(["2026/03/05", "0001/01/01", "9999/12/31"]);
  const digits = /\\d\{(?:\d+,)?(\d+)\}/.exec(pattern)?.[1];
  if (digits) return Array.from({ length: Number(digits) }, () => random.below(10)).join("");
  const choices = ["a", "1", "A123456789", "basic01", "x".repeat(Math.min(most, 200)), "轉帳"];
  return random.pick(choices);
}

/** An object with some of its fields corrupted. */
export function spoiled(given: unknown, random: Random): unknown {
  if (typeof given !== "object" || given === null || random.chance(0.05)) {
    return random.pick(badValues);
  }
  const object: Record<string, unknown> = { ...given };
  for (const name of Object.keys(object)) {
    if (random.chance(0.4)) object[name] = random.pick(badValues);
    if (random.chance(0.05)) delete object[name];
  }
  if (random.chance(0.2)) {
    Object.defineProperty(object, random.pick(badNames), { value: { a: 1 }, enumerable: true });
  }
  return object;
}

/** JSON as text, sometimes syntactically broken. */
export function bodyText(value: unknown, random: Random): string | Buffer {
  const text = JSON.stringify(value) ?? "null";
  const broken: readonly (() => string | Buffer)[] = [
    () => text,
    () => text.slice(0, random.below(text.length + 1)),
    () => `${text}${text}`,
    () => `\ufeff${text}`,
    () => text.replaceAll('"', "'"),
    // Every key twice, and a name that only a parser can set.
    () => text.replace(/"(\w+)":/g, '"$1":null,"$1":'),
    () => text.replace("{", '{"__proto__":{"a":1},'),
    () => text.replace(/\d+/g, "1e400"),
    () => text.replace(/\d+/g, "-0.0000000000000000000001"),
    () => "[".repeat(DEEP),
    () => `${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`,
    () => `"${"x".repeat(40_000)}"`,
    () => "",
    () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    () => Buffer.from(text, "utf16le"),
  ];
  return random.chance(0.6) ? text : random.pick(broken)();
}
