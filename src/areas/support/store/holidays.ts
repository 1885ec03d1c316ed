import type { Language, Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";

/** Days on which the bank is closed, with all languages, as they are written. */
export interface WholeHoliday {
  number: number;
  /** YYYY-MM-DD, as is the last day. */
  starts: string;
  ends: string;
  title: Translated;
}

/** A holiday in every language; null when there is none. */
export async function wholeHoliday(db: Db, number: number): Promise<WholeHoliday | null> {
  const [row] = await db.query<WholeHoliday>(
    `select number, title, to_char(starts_on, 'YYYY-MM-DD') as starts,
            to_char(ends_on, 'YYYY-MM-DD') as ends
       from holiday where number = $1`,
    [number],
  );
  return row ?? null;
}

/** Writes a holiday, in the place of the one with its number. */
export async function putHoliday(db: Db, holiday: WholeHoliday): Promise<void> {
  const { number, starts, ends, title } = holiday;
  await db.query(
    `insert into holiday (number, starts_on, ends_on, title) values ($1, $2, $3, $4)
     on conflict (number) do update
        set starts_on = excluded.starts_on, ends_on = excluded.ends_on, title = excluded.title`,
    [number, starts, ends, title],
  );
}

/** Takes a holiday out of the calendar. */
export async function deleteHoliday(db: Db, number: number): Promise<void> {
  await db.query("delete from holiday where number = $1", [number]);
}

/** Every holiday with its days, the latest first. */
export function holidayTitles(
  db: Db,
  language: Language,
): Promise<{ item: number; title: string }[]> {
  return db.query(
    `select number as item, to_char(starts_on, 'YYYY/MM/DD') ||
            case when ends_on > starts_on then to_char(ends_on, '–MM/DD') else '' end ||
            ' ' || (title ->> $1) as title
       from holiday order by starts_on desc, number desc limit 1000`,
    [language],
  );
}

/** The days of all holidays, also those at a weekend. */
export async function closedDays(db: Db): Promise<Day[]> {
  const rows = await db.query<{ day: Day }>(
    `select distinct to_char(day, 'YYYY-MM-DD') as day
       from holiday, generate_series(starts_on::timestamp, ends_on, '1 day') as day`,
    [],
  );
  return rows.map(({ day }) => day);
}

/** A holiday as the site shows it. */
export interface HolidayRow {
  /** YYYY/MM/DD, as is the last day. */
  starts: string;
  ends: string;
  title: string;
}

/** The next holidays, the one that is running included. */
export function comingHolidays(db: Db, language: Language, most: number): Promise<HolidayRow[]> {
  return db.query(
    `select to_char(starts_on, 'YYYY/MM/DD') as starts, to_char(ends_on, 'YYYY/MM/DD') as ends,
            title ->> $1 as title
       from holiday where ends_on >= bank.content_today() order by starts_on, number limit $2`,
    [language, most],
  );
}
