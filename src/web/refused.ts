// A refused form, as a page shows it.

import type { FieldError } from "#base/call/call.ts";
import type { FormTexts, Refused } from "#base/call/submitted.ts";
import { fill } from "#base/text/language.ts";

/** The text typed into a form's field. */
export function textOf(form: FormTexts, name: string): string {
  const found = new Map(form.entries()).get(name);
  return typeof found === "string" ? found : "";
}

/** The error of one field. */
export function errorOf(
  wrong: { fields: readonly FieldError[] } | null | undefined,
  name: string,
): string | undefined {
  return wrong?.fields.find(({ field }) => field === name)?.message;
}

/** The same refusal with the screen's own messages for empty fields. */
export function withOwnWords(
  wrong: Refused,
  form: FormTexts,
  empty: Readonly<Record<string, string>>,
): Refused {
  // Any other refusal concerns something that was typed, possibly encrypted.
  if (wrong.code !== "400") return wrong;
  const fields = wrong.fields.map(({ field, message }) => {
    const isEmpty = textOf(form, field).trim() === "";
    return { field, message: (isEmpty && empty[field]) || message };
  });
  return { ...wrong, fields };
}

/** A refusal whose sentence is shown beside one field. */
export function besideField(wrong: Refused, field: string): Refused {
  const message = wrong.fields[0]?.message ?? wrong.message;
  return { ...wrong, fields: [{ field, message }] };
}

/** The seconds until another code can be requested; null if that was not the error. */
export function secondsToWait(wrong: Refused | undefined): number | null {
  const { seconds } = (wrong?.content ?? {}) as { seconds?: number };
  return seconds ?? null;
}

/** A waiting time in minutes and seconds. */
export function waitWords(sentence: string, seconds: number): string {
  return fill(sentence, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
