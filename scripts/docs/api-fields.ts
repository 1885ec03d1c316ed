import type { TSchema } from "typebox";
import type { ApiSchema } from "#server/api/api-document.ts";

/** One field of an input or an output. */
export interface ApiField {
  /** Its path: `notices[].noticeNumber`. */
  name: string;
  /** The contract's name, if it is called otherwise on the wire. */
  ownName?: string | undefined;
  type: string;
  required: boolean;
  /** The constraints on its values, in words. */
  rule: string;
}

interface Words {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: ApiSchema[];
  items?: ApiSchema;
  properties?: Record<string, ApiSchema>;
  required?: string[];
  description?: string;
}

/** The wording of each limit. */
const limits: Record<string, (limit: unknown) => string> = {
  minimum: (limit) => `at least ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  minLength: (limit) => `at least ${limit} characters`,
  maxLength: (limit) => `at most ${limit} characters`,
  minItems: (limit) => `at least ${limit} entries`,
  maxItems: (limit) => `at most ${limit} entries`,
  uniqueItems: () => "no entry twice",
  pattern: (limit) => `form ${limit}`,
  format: (limit) => `format ${limit}`,
  default: (limit) => `${JSON.stringify(limit)} unless given`,
  trimmed: () => "without the spaces around it",
  secret: () => "secret: never sent back",
};

/** Every field of a schema; nested fields follow their parent. */
export function fieldsOf(schema: ApiSchema): ApiField[] {
  return inside(schema, "");
}

/** The bank's names of the fields that are called otherwise on the wire, by their paths there. */
export function ownNames(contract: TSchema): ReadonlyMap<string, string> {
  return new Map(ownNamesIn(contract, ""));
}

/** A schema's type in a word or two: `integer`, `list of text`, `object or null`. */
export function typeOf(schema: ApiSchema): string {
  const { type, enum: choices, anyOf, items, ...words } = schema as Words;
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(" or ");
  if (choices) return typeof choices[0] === "number" ? "number" : "text";
  if ("const" in words) return typeof words.const === "string" ? "text" : typeof words.const;
  if (type === "array") return items ? `list of ${typeOf(items)}` : "list";
  if (type === "string") return "text";
  return type ?? "anything";
}

/** The constraints of a schema, in words; empty if its type says it all. */
export function ruleOf(schema: ApiSchema): string {
  const words = schema as Words;
  const rules = Object.entries(schema).flatMap(([word, limit]) => limits[word]?.(limit) ?? []);
  if (words.enum) rules.unshift(`one of ${words.enum.join(", ")}`);
  if ("const" in words) rules.unshift(`always ${String(words.const)}`);
  if (words.description) rules.push(words.description);
  for (const branch of words.anyOf ?? []) {
    const rule = ruleOf(branch);
    if (rule) rules.push(rule);
  }
  if (words.items && !(words.items as Words).properties) {
    const rule = ruleOf(words.items);
    if (rule) rules.push(`each ${rule}`);
  }
  return rules.join("; ");
}

/** The fields inside a schema, prefixed with its name. */
function inside(schema: ApiSchema, owner: string): ApiField[] {
  const { properties, required, items, anyOf } = schema as Words;
  if (items) return inside(items, `${owner}[]`);
  if (anyOf) return anyOf.flatMap((branch) => inside(branch, owner));
  return Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const path = owner ? `${owner}.${name}` : name;
    const isRequired = (required ?? []).includes(name);
    const row = { name: path, type: typeOf(field), required: isRequired, rule: ruleOf(field) };
    return [row, ...inside(field, path)];
  });
}

function ownNamesIn(contract: TSchema, owner: string): [string, string][] {
  const { properties, items, anyOf } = contract as Words;
  if (items) return ownNamesIn(items, `${owner}[]`);
  if (anyOf) return anyOf.flatMap((branch) => ownNamesIn(branch, owner));
  return Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const { wireName = name } = field as { wireName?: string };
    const path = owner ? `${owner}.${wireName}` : wireName;
    const own: [string, string][] = wireName === name ? [] : [[path, name]];
    return [...own, ...ownNamesIn(field, path)];
  });
}
