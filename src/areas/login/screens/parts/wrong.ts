import type { FieldError } from "#base/call/call.ts";
import type { FormTexts, Submitted } from "#base/call/submitted.ts";

/** A form that was refused. */
export type Wrong = Extract<Submitted<never>, { ok: false }>;

/** The same with the screen's own words for what was left empty. */
export function withOwnWords(
  wrong: Wrong,
  form: FormTexts,
  empty: Readonly<Record<string, string>>,
): Wrong {
  // Any other refusal speaks of something that was typed, encrypted perhaps.
  if (wrong.code !== "400") return wrong;
  const typed = new Map(form.entries());
  const fields = wrong.fields.map(({ field, message }) => {
    const isEmpty = String(typed.get(field) ?? "").trim() === "";
    return { field, message: (isEmpty && empty[field]) || message };
  });
  return { ...wrong, fields };
}

/** What is wrong with one field. */
export function errorOf(fields: readonly FieldError[] | undefined, name: string) {
  return fields?.find(({ field }) => field === name)?.message;
}

/** What was typed into a field of a form. */
export function textOf(form: FormTexts, name: string): string {
  const found = new Map(form.entries()).get(name);
  return typeof found === "string" ? found : "";
}

/** The same where one-time codes are typed. */
export function withCodeWords(
  wrong: Wrong,
  form: FormTexts,
  empty: Readonly<Record<string, string>>,
): Wrong {
  const { oneTimeCode = "" } = empty;
  return withOwnWords(wrong, form, { ...empty, smsCode: oneTimeCode, mailCode: oneTimeCode });
}
