import type { FieldError } from "#base/call/call.ts";
import type { FormTexts, Submitted } from "#base/call/submitted.ts";

/** A form that was refused. */
export type Wrong = Extract<Submitted<never>, { ok: false }>;

/** Replaces the messages of empty fields by the screen's own. */
export function withOwnWords(
  wrong: Wrong,
  form: FormTexts,
  empty: Readonly<Record<string, string>>,
): Wrong {
  // Any other refusal concerns something that was typed, possibly encrypted.
  if (wrong.code !== "400") return wrong;
  const typed = new Map(form.entries());
  const fields = wrong.fields.map(({ field, message }) => {
    const isEmpty = String(typed.get(field) ?? "").trim() === "";
    return { field, message: (isEmpty && empty[field]) || message };
  });
  return { ...wrong, fields };
}

/** The error of one field. */
export function errorOf(fields: readonly FieldError[] | undefined, name: string) {
  return fields?.find(({ field }) => field === name)?.message;
}

/** The text typed into a form's field. */
export function textOf(form: FormTexts, name: string): string {
  const found = new Map(form.entries()).get(name);
  return typeof found === "string" ? found : "";
}

/** The same, for fields of one-time codes. */
export function withCodeWords(
  wrong: Wrong,
  form: FormTexts,
  empty: Readonly<Record<string, string>>,
): Wrong {
  const { oneTimeCode = "" } = empty;
  return withOwnWords(wrong, form, { ...empty, smsCode: oneTimeCode, mailCode: oneTimeCode });
}
