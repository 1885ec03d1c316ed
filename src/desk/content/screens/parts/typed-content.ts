import { parseContent } from "#base/content/file.ts";
import { writeContent } from "#base/content/write.ts";
import { languages } from "#base/text/language.ts";
import { type ContentKindName, contentKeys } from "../../rules.ts";

/** What was typed into a field of the page's forms, and what is wrong with it. */
export type TypedOf = (field: string) => { typed: string | undefined; error: string | undefined };

/** The name of a form field: of the file, or of a language. */
export function fieldName(place: string, key: string): string {
  return `${place}-${key}`;
}

/** The form's values, by field name. */
export function valuesOf(text: string, kind: ContentKindName): Record<string, string> {
  const raw = parseContent(text);
  const values: Record<string, string> = {};
  for (const key of contentKeys[kind].fields) {
    values[fieldName("file", key)] = raw.fields.get(key)?.value ?? "";
  }
  for (const language of languages) {
    const section = raw.sections.get(language);
    for (const key of contentKeys[kind].texts) {
      values[fieldName(language, key)] = section?.fields.get(key)?.value ?? "";
    }
    values[fieldName(language, "body")] = section?.body ?? "";
  }
  return values;
}

/** The content file that was typed into the form. */
export function textTyped(form: FormData, kind: ContentKindName): string {
  const read = (place: string, key: string) => String(form.get(fieldName(place, key)) ?? "");
  const fieldsOf = (place: string, keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, read(place, key)]));
  const section = (language: string) => ({
    fields: fieldsOf(language, contentKeys[kind].texts),
    body: read(language, "body"),
  });
  const { texts, hasBody } = contentKeys[kind];
  const hasText = texts.length > 0 || hasBody;
  return writeContent({
    fields: fieldsOf("file", contentKeys[kind].fields),
    sections: hasText ? { zh: section("zh"), en: section("en"), ko: section("ko") } : null,
  });
}
