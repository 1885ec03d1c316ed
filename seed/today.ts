import { type ContentDay, dayIn, fillDays } from "#base/content/fields.ts";
import type { Translated } from "#base/text/language.ts";
import { addDays, type Day, dayFrom } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";

/** The day of the first start, to which every day of the demonstration is relative. */
export interface Today {
  /** The moment when the day begins in Taipei. */
  start: string;
  plus(days: number): Day;
  /** The absolute day of a day in a content file. */
  dayOf(day: ContentDay): Day;
  /**
   * Fills placeholders for days in a text, in every language: {day:+3} is three days from today.
   */
  fillAll(texts: Translated): Translated;
}

/** Today by the bank's clock. */
export async function todayOf(db: Db): Promise<Today> {
  const [row] = await db.query<{ today: string }>(
    "select to_char(bank.today(), 'YYYY-MM-DD') as today",
    [],
  );
  const today = dayFrom(row?.today ?? "");
  return {
    start: `${today}T00:00:00+08:00`,
    plus: (days) => addDays(today, days),
    dayOf: (day) => dayIn(day, today),
    fillAll: (texts) => fillDays(texts, today),
  };
}
