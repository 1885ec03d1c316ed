import { fill } from "#base/text/language.ts";
import { addDays, compareDays, dayFrom, daysBetween, yearOf } from "#base/time/day.ts";
import { setHolidays } from "#base/time/holidays.ts";
import type { Db } from "#db/db.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { contentKind, today } from "#server/content/kind.ts";
import type * as contract from "../contract/holidays.ts";
import { HOLIDAY_DAYS_MOST, holidayContent, YEARS_AHEAD_DAYS } from "../rules/content.ts";
import { CENTRES_PATH, HOLIDAYS_SHOWN } from "../rules.ts";
import {
  closedDays,
  comingHolidays,
  deleteHoliday,
  holidayTitles,
  putHoliday,
  wholeHoliday,
} from "../store/holidays.ts";
import { supportTexts } from "../texts/words.ts";

/** The handler of the bank's holidays. */
export const holidayHandlers: Handlers<typeof contract> = {
  async listHolidays(_input, { db, language }) {
    return { holidays: await comingHolidays(db, language, HOLIDAYS_SHOWN) };
  },
};

/** Reads the bank's holidays into the calendar of this process. */
export async function readCalendar(db: Db): Promise<void> {
  setHolidays(await closedDays(db));
}

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
