import { loginTexts } from "#areas/login/texts/words.ts";
import type { FormTexts, Submitted } from "#base/call/submitted.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import type { Language } from "#base/text/language.ts";

/** A form that was refused. */
export type Wrong = Pick<
  Extract<Submitted<never>, { ok: false }>,
  "code" | "message" | "fields" | "typed"
>;

/** The field that a sign-in refusal concerns. */
const fields: Readonly<Record<string, string>> = {
  CHEA000010: "userId",
  CHEA000011: "nationalId",
  CHEA000014: "nationalId",
};

/** A refused sign-in with the page's own messages: the reason of a lock, and empty fields. */
export function refusedSignIn(
  wrong: Extract<Submitted<never>, { ok: false }>,
  form: FormTexts,
  language: Language,
): Wrong {
  const { code, typed } = wrong;
  const { empty } = loginTexts[language];
  const given = new Map(form.entries());
  const isLocked = code === "CHEA000013";
  const { reason } = (wrong.content ?? {}) as { reason?: string };
  const why = reason === "fraud" ? "LOGN000002" : "LOGN000001";
  const message = isLocked ? sentenceOf(why, {}, language) : wrong.message;
  const field = fields[code];
  const fieldErrors = wrong.fields.map((each) => {
    const isEmpty = String(given.get(each.field) ?? "").trim() === "";
    const own = (empty as Record<string, string>)[each.field];
    return isEmpty && own ? { ...each, message: own } : each;
  });
  return { code, message, typed, fields: field ? [{ field, message }] : fieldErrors };
}
