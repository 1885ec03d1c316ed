import type { TObject, TSchema } from "typebox";
import type { Call } from "#base/call/call.ts";
import type { FormTexts } from "#base/call/submitted.ts";
import { Malformed } from "../api/check.ts";

/** A file uploaded with a call; cut to one byte more than allowed. */
export interface Upload {
  name: string;
  bytes: Buffer;
}

/** The texts of a form by name. */
export type Texts = Record<string, string | string[]>;

/** The files of a call without any. */
export const noFiles: readonly Upload[] = [];

/** What was typed: of a repeated name the first text, or all where the schema has a list. */
export function textsOf(input: TObject, form: FormTexts): Texts {
  const texts: Texts = Object.create(null);
  for (const [name, value] of form.entries()) {
    if (typeof value !== "string") continue;
    const before = texts[name];
    if (Array.isArray(before)) before.push(value);
    else if (before === undefined) texts[name] = isList(input, name) ? [value] : value;
  }
  return texts;
}

/**
 * The files of a form that a call takes; one under another name is refused, as an unknown field is.
 * An unused field is sent as a file without a name.
 */
export async function uploadsOf(call: Call, form: FormTexts): Promise<readonly Upload[]> {
  const files = [...form.entries()].flatMap(([field, value]) =>
    value instanceof File && (value.name !== "" || value.size > 0) ? [{ field, file: value }] : [],
  );
  const others = files.filter(({ field }) => field !== call.files?.field);
  if (others.length > 0) {
    const fields = new Set(others.map(({ field }) => field));
    throw new Malformed([...fields].map((field) => ({ field, code: "FELD000004", facts: {} })));
  }
  return Promise.all(
    files.map(async ({ file }) => ({
      name: file.name,
      bytes: Buffer.from(await file.arrayBuffer()),
    })),
  );
}

function isList(input: TObject, name: string): boolean {
  if (!Object.hasOwn(input.properties, name)) return false;
  return (input.properties[name] as TSchema & { type?: string }).type === "array";
}
