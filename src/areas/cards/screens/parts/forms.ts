import type { FormTexts, Submitted } from "#base/call/submitted.ts";
import { fill } from "#base/text/language.ts";
import { formatTime } from "#base/time/day.ts";

/** A form that was refused. */
export type Wrong = Extract<Submitted<never>, { ok: false }>;

/** What was typed into a field of a form. */
export function textOf(form: FormTexts, name: string): string {
  const found = new Map(form.entries()).get(name);
  return typeof found === "string" ? found : "";
}

/** What is wrong with one field. */
export function errorOf(wrong: Wrong | undefined, name: string): string | undefined {
  return wrong?.fields.find(({ field }) => field === name)?.message;
}

/** The same refusal with the screen's own words for what was left empty. */
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

/** A refusal whose sentence is also said beside a field. */
export function besideField(wrong: Wrong, field: string): Wrong {
  const message = wrong.fields[0]?.message ?? wrong.message;
  return { ...wrong, fields: [{ field, message }] };
}

/** How long until a code can be asked for again; null where that is not what was wrong. */
export function secondsToWait(wrong: Wrong | undefined): number | null {
  const { seconds } = (wrong?.content ?? {}) as { seconds?: number };
  return seconds ?? null;
}

/** Until when a code is good, on the clock: 14:05. */
export function clockAfter(now: Date, seconds: number): string {
  return formatTime(new Date(now.getTime() + seconds * 1000));
}

/** The time on a clock that a form carried; nothing else is shown again. */
export function clockOf(form: FormTexts, name: string): string {
  const typed = textOf(form, name);
  return /^\d\d:\d\d$/.test(typed) ? typed : "--:--";
}

/** A time in minutes and seconds. */
export function waitWords(sentence: string, seconds: number): string {
  return fill(sentence, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
