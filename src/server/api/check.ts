import type { TObject, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Facts } from "#base/text/language.ts";

/** A field that violates its contract, as a row of the catalogue. */
export interface Broken {
  field: string;
  code: ErrorCode;
  facts: Facts;
}

/** Thrown when an input violates its contract: HTTP 400. */
export class Malformed extends Error {
  override name = "Malformed";
  readonly broken: readonly Broken[];

  constructor(broken: readonly Broken[]) {
    super(`malformed: ${broken.map(({ field, code }) => `${field} ${code}`).join(", ")}`);
    this.broken = broken;
  }
}

/** Validates a value against a schema; compiled once, at start. */
export type Check = (value: unknown) => void;

const FIELDS_MOST = 20;

type Validator = ReturnType<typeof Compile>;

// Compiling takes milliseconds; a schema is shared by sites, and by the test banks of one process.
const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  const compiled: Validator = Compile(schema);
  validators.set(schema, compiled);
  return compiled;
}

/** A check that throws Malformed with every invalid field. */
export function checkOf(schema: TSchema): Check {
  const compiled = validatorOf(schema);
  return (value) => {
    if (!compiled.Check(value)) throw new Malformed(brokenOf(compiled.Errors(value), value));
    if (isReadable(value)) return;
    throw new Malformed([{ field: unreadableAt(value, ""), code: "FELD000004", facts: {} }]);
  };
}

/** Removes the spaces around the texts that a schema marks for it; null if it marks none. */
export function trimmerOf(schema: TSchema): ((value: unknown) => unknown) | null {
  const { properties = {} } = schema as Partial<TObject>;
  const marked = Object.entries(properties).filter(([, each]) => "trimmed" in each);
  const names = marked.map(([name]) => name);
  if (names.length === 0) return null;
  return (value) => {
    if (typeof value !== "object" || value === null) return value;
    const texts = names.flatMap((name) => {
      const text = at(value, `/${name}`);
      return typeof text === "string" ? [[name, text.trim()] as const] : [];
    });
    return texts.length === 0 ? value : { ...value, ...Object.fromEntries(texts) };
  };
}

/** A check of our own responses: a mismatch is our fault, not the caller's. */
export function checkOutput(schema: TSchema, name: string): Check {
  const compiled = validatorOf(schema);
  return (value) => {
    if (compiled.Check(value)) return;
    const [first] = compiled.Errors(value);
    throw new Error(`answer of ${name} breaks its contract at ${first?.instancePath || "/"}`);
  };
}

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: object;
}

/** One row per field, with its first error. */
function brokenOf(errors: readonly SchemaError[], value: unknown): Broken[] {
  const broken = new Map<string, Broken>();
  for (const error of errors.flatMap(required)) {
    const field = error.instancePath.slice(1).replaceAll("/", ".") || "body";
    if (!broken.has(field) && broken.size < FIELDS_MOST) {
      broken.set(field, { field, ...meaningOf(error, value) });
    }
  }
  return [...broken.values()];
}

/** A missing property is reported for the property, not for the object around it. */
function required(error: SchemaError): SchemaError[] {
  const { requiredProperties, additionalProperties } = error.params as {
    requiredProperties?: string[];
    additionalProperties?: string[];
  };
  const names = requiredProperties ?? additionalProperties;
  if (!names) return [error];
  return names.map((name) => ({ ...error, instancePath: `${error.instancePath}/${name}` }));
}

function meaningOf(error: SchemaError, value: unknown): Pick<Broken, "code" | "facts"> {
  const limit = Number((error.params as { limit?: number }).limit);
  switch (error.keyword) {
    case "required":
      return { code: "FELD000001", facts: {} };
    case "minLength":
      // An empty field is reported as missing, not as too short.
      return at(value, error.instancePath) === ""
        ? { code: "FELD000001", facts: {} }
        : { code: "FELD000002", facts: { least: limit } };
    case "maxLength":
      return { code: "FELD000003", facts: { most: limit } };
    case "minimum":
      return { code: "FELD000006", facts: { least: limit } };
    case "maximum":
      return { code: "FELD000007", facts: { most: limit } };
    case "enum":
    case "const":
    case "anyOf":
      return { code: "FELD000008", facts: {} };
    case "type":
      return (error.params as { type?: string }).type === "integer"
        ? { code: "FELD000005", facts: {} }
        : { code: "FELD000004", facts: {} };
    default:
      return { code: "FELD000004", facts: {} };
  }
}

function at(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.split("/").slice(1)) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

/**
 * Whether all texts of a value can be stored: no NUL, which PostgreSQL rejects, no lone surrogate.
 */
function isReadable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\u0000") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  for (const key in value) {
    if (!isReadable((value as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** The path of the first text that cannot be stored. */
function unreadableAt(value: unknown, path: string): string {
  if (typeof value !== "object" || value === null) return path || "body";
  const found = Object.entries(value).find(([, inner]) => !isReadable(inner));
  return found ? unreadableAt(found[1], path ? `${path}.${found[0]}` : found[0]) : path;
}

/** Converts texts (of a path, query or form) to the types of a schema; drops unknown names. */
export type ReadTexts = (texts: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** A converter for one schema: "12" becomes 12 where an integer is expected, nothing else. */
export function textsReader(schema: TObject): ReadTexts {
  const readers = Object.entries(schema.properties).map(
    ([name, property]) => [name, readerOf(property)] as const,
  );
  return (texts) => {
    const read: Record<string, unknown> = {};
    for (const [name, reader] of readers) {
      if (Object.hasOwn(texts, name) && texts[name] !== undefined) read[name] = reader(texts[name]);
    }
    return read;
  };
}

function readerOf(schema: TSchema): (text: unknown) => unknown {
  const { type, items } = schema as { type?: string; items?: TSchema };
  if (type === "integer") return readWhole;
  if (type === "boolean")
    return (text) => (text === "true" ? true : text === "false" ? false : text);
  if (type === "array" && items) {
    const inner = readerOf(items);
    return (text) => (Array.isArray(text) ? text : [text]).map(inner);
  }
  return (text) => text;
}

/** Digits only: "1e3", " 1", "0x1" and "" stay texts, which the check then rejects. */
function readWhole(text: unknown): unknown {
  return typeof text === "string" && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}
