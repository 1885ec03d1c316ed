import { fill } from "#base/text/language.ts";
import { addDays, compareDays, dayFrom, daysBetween, yearOf } from "#base/time/day.ts";
import { contentKind } from "#server/content/kind.ts";
import { today } from "#server/content/today.ts";
import { HOLIDAY_DAYS_MOST, holidayContent, YEARS_AHEAD_DAYS } from "../rules/content.ts";
import { CENTRES_PATH } from "../rules.ts";
import {
  closedDays,
  deleteHoliday,
  holidayTitles,
  putHoliday,
  wholeHoliday,
} from "../store/holidays.ts";
import { supportTexts } from "../texts/words.ts";

/** Holidays as the desk publishes them; promised days and opening hours follow them. */
export const holidayKind = contentKind({
  shape: holidayContent,
  list: holidayTitles,
  async concern(db, language) {
    const first = await today(db);
    const known = new Set((await closedDays(db)).map(yearOf));
    const years = [yearOf(first), yearOf(addDays(first, YEARS_AHEAD_DAYS))];
    const missing = [...new Set(years)].filter((year) => !known.has(year));
    if (missing.length === 0) return null;
    return fill(supportTexts[language].holidays.missing, { years: missing.join(", ") });
  },
  find: wholeHoliday,
  wholeOf({ fields, sections, lineOf, refuse }, { day, text }) {
    const [starts, ends] = [day(fields.starts), day(fields.ends)];
    if (compareDays(starts, ends) > 0) refuse(lineOf("ends"), `ends: ${ends} is before ${starts}`);
    if (daysBetween(dayFrom(starts), dayFrom(ends)) >= HOLIDAY_DAYS_MOST) {
      refuse(lineOf("ends"), `ends: more than ${HOLIDAY_DAYS_MOST} days after ${starts}`);
    }
    return { ...{ number: fields.id, starts, ends }, title: text(sections, ({ title }) => title) };
  },
  fieldsOf: ({ starts, ends }) => ({ starts, ends }),
  sectionOf: ({ title }, language) => ({ fields: { title: title[language] }, body: "" }),
  put: putHoliday,
  remove: deleteHoliday,
  pathOf: async () => CENTRES_PATH,
});
