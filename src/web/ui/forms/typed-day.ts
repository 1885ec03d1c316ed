// A day is entered in three text fields: they work in every browser, with every keyboard and
// without scripts. Contracts need one text, so the three are joined before a form is submitted.

import type { FormTexts } from "#base/call/submitted.ts";
import { withoutSeparators } from "#base/text/typed-text.ts";
import { type Day, isDay } from "#base/time/day.ts";

const PARTS = ["year", "month", "day"] as const;

/** The three texts of a day as they were typed. */
export type DayParts = Readonly<Record<(typeof PARTS)[number], string>>;

/** Why a typed day is invalid. */
export type DayRefusal = "empty" | "not-a-day" | "too-early" | "too-late";

/** The form with the three fields of every named day joined in one text: 1990-05-17. */
export function withWholeDays(form: FormTexts, names: readonly string[]): FormTexts {
  const texts = new Map([...form.entries()].map(([name, value]) => [name, value] as const));
  for (const name of names) {
    const [year = "", month = "", day = ""] = PARTS.map((part) => {
      const text = texts.get(`${name}-${part}`);
      texts.delete(`${name}-${part}`);
      return typeof text === "string" ? withoutSeparators(text) : "";
    });
    const isEmpty = year === "" && month === "" && day === "";
    texts.set(name, isEmpty ? "" : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  }
  return { entries: () => texts.entries() };
}

/** The three texts of a joined day, to be shown again. */
export function dayParts(joined: string | undefined): DayParts {
  const [year = "", month = "", day = ""] = (joined ?? "").split("-");
  return { year, month: month.replace(/^00$/, ""), day: day.replace(/^00$/, "") };
}

/** Why the joined day is invalid, or null when it is valid; both limits are inclusive. */
export function dayRefusal(
  joined: string,
  { min, max }: { min?: Day; max?: Day },
): DayRefusal | null {
  if (joined === "") return "empty";
  if (!isDay(joined)) return "not-a-day";
  if (min !== undefined && joined < min) return "too-early";
  return max !== undefined && joined > max ? "too-late" : null;
}
