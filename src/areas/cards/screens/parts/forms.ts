import type { FormTexts, Submitted } from "#base/call/submitted.ts";
import { fill } from "#base/text/language.ts";
import { formatTime } from "#base/time/day.ts";

/** A form that was refused. */
export type Wrong = Extract<Submitted<never>, { ok: false }>;

/** The text typed into a form's field. */
export function textOf(form: FormTexts, name: string): string {
  const found = new Map(form.entries()).get(name);
  return typeof found === "string" ? found : "";
}

/** The error of one field. */
export function errorOf(wrong: Wrong | undefined, name: string): string | undefined {
  return wrong?.fields.find(({ field }) => field === name)?.message;
}

/** The same refusal with the screen's own messages for empty fields. */
export function withOwnWords(
  wrong: Wrong,
  form: FormTexts,
  empty: Readonly<Record<string, string>>,
): Wrong {
  if (wrong.code !== "400") return wrong;
  const fields = wrong.fields.map(({ field, message }) => {
    const isEmpty = textOf(form, field).trim() === "";
    return { field, message: (isEmpty && empty[field]) || message };
  });
  return { ...wrong, fields };
}

/** A refusal whose sentence is also shown beside a field. */
export function besideField(wrong: Wrong, field: string): Wrong {
  const message = wrong.fields[0]?.message ?? wrong.message;
  return { ...wrong, fields: [{ field, message }] };
}

/** The seconds until another code can be requested; null if that was not the error. */
export function secondsToWait(wrong: Wrong | undefined): number | null {
  const { seconds } = (wrong?.content ?? {}) as { seconds?: number };
  return seconds ?? null;
}

/** When a code expires, as a clock time: 14:05. */
export function clockAfter(now: Date, seconds: number): string {
  return formatTime(new Date(now.getTime() + seconds * 1000));
}

/** A clock time carried by a form; anything else is dropped. */
export function clockOf(form: FormTexts, name: string): string {
  const typed = textOf(form, name);
  return /^\d\d:\d\d$/.test(typed) ? typed : "--:--";
}

/** A waiting time in minutes and seconds. */
export function waitWords(sentence: string, seconds: number): string {
  return fill(sentence, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
