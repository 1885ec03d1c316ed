import type { Translated } from "../text/language.ts";
import { addDays, type Day, formatDay } from "../time/day.ts";
import type { ContentDay } from "./fields.ts";

/** The day that a content file names; a relative one is counted from today. */
export function dayIn(day: ContentDay, today: Day): Day {
  return "day" in day ? day.day : addDays(today, day.days);
}

/** Replaces the day placeholders of a text in every language: {day:+3} is three days from today. */
export function fillDays({ zh, en, ko }: Translated, today: Day): Translated {
  const fill = (text: string) =>
    text.replace(/\{day:([+-]\d+)\}/g, (_, days: string) =>
      formatDay(addDays(today, Number(days))),
    );
  return { zh: fill(zh), en: fill(en), ko: fill(ko) };
}
