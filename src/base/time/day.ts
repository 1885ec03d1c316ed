// Calendar days in Taipei. Taiwan has kept UTC+8 without summer time since 1979, before the first
// moment a bank founded in this century can hold, so the offset is a constant: it answers alike in
// every browser, in both directions, without a time-zone database. The tests hold it against the
// zone by name, so an update of that database that changes the law turns them red.

/** The zone by name, for formatters and for SQL. */
export const ZONE = "Asia/Taipei";

const OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const NOON_MS = 12 * 60 * 60 * 1000;

// Year 1 of the Republic is 1912.
const ROC_YEAR_ZERO = 1911;

declare const isTaipeiDay: unique symbol;

/** A calendar day in Taipei, YYYY-MM-DD, of the years 0001 to 9999. */
export type Day = string & { readonly [isTaipeiDay]: true };

/** A calendar month, YYYY-MM. */
export type Month = `${number}-${number}`;

/** Whether the text is a day that exists. */
export function isDay(text: string): text is Day {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // Some engines read 02-30 as 1 or 2 March, others refuse it.
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** A text known to be a day; any other is our fault, and thrown. */
export function dayFrom(text: string): Day {
  if (!isDay(text)) throw new RangeError(`no day: ${text}`);
  return text;
}

/** The day in Taipei at a moment. */
export function dayOf(instant: Date): Day {
  return dayAt(instant.getTime() + OFFSET_MS);
}

/** The moment a day begins in Taipei. */
export function startOfDay(day: Day): Date {
  return new Date(utcMidnight(day) - OFFSET_MS);
}

/** Noon in Taipei of the next calendar day. */
export function noonAfter(day: Day): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS + NOON_MS);
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return dayAt(utcMidnight(day) + wholeNumber(days) * DAY_MS);
}

/** The same day so many months later, or the last of that month when it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(utcMidnight(day));
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + wholeNumber(months), 1);
  const lastOfMonth = new Date(date);
  lastOfMonth.setUTCMonth(date.getUTCMonth() + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth.getUTCDate()));
  return dayAt(date.getTime());
}

/** The days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

/** For sorting: -1 when the first day is earlier, 0 when they are the same, 1 when it is later. */
export function compareDays(one: Day, other: Day): number {
  return one < other ? -1 : Number(one > other);
}

/** The day as people read it: 2026/03/05. */
export function formatDay(day: Day): string {
  return day.replace(/-/g, "/");
}

/** The time of a moment on Taipei's clocks: 14:05. */
export function formatTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(11, 16);
}

/** A moment as Taipei's clocks show it: 2026/03/05 14:03:09. */
export function formatMoment(instant: Date): string {
  const taipei = new Date(instant.getTime() + OFFSET_MS).toISOString();
  return `${formatDay(dayOf(instant))} ${taipei.slice(11, 19)}`;
}

/** The month a day lies in: 2026-03. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7) as Month;
}

/** The year a day lies in. */
export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** The year of the Republic a day lies in (2026 is 115); 1911 is 0, and earlier years are below. */
export function rocYear(day: Day): number {
  return yearOf(day) - ROC_YEAR_ZERO;
}

/** The day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(utcMidnight(day)).getUTCDay();
}

function utcMidnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayAt(utc: number): Day {
  const date = new Date(utc);
  if (Number.isNaN(date.getTime())) throw new RangeError("no day: the moment is not a date");
  const text = date.toISOString();
  // Every date has a day, but not every year has four digits.
  if (!/^(?!0000)\d{4}-/.test(text)) throw new RangeError(`no day: ${text}`);
  return text.slice(0, 10) as Day;
}

function wholeNumber(count: number): number {
  if (!Number.isSafeInteger(count)) throw new RangeError(`no whole number: ${count}`);
  return count;
}
