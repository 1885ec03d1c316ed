import { addDays, dayFrom, formatDay } from "#base/day.ts";
import type { Db } from "#db/db.ts";

/** The day of the first start, from which every day of the demonstration is counted. */
export interface Today {
  /** The moment the day begins in Taipei. */
  start: string;
  plus(days: number): string;
  /** Puts days into the holes of a text: {day:+3} is three days from today, YYYY/MM/DD. */
  fill(text: string): string;
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
    fill: (text) =>
      text.replace(/\{day:([+-]\d+)\}/g, (_, days: string) =>
        formatDay(addDays(today, Number(days))),
      ),
  };
}
