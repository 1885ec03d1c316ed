// Calendar days in Taipei. Taiwan has been on UTC+8 without daylight saving time since 1979,
// earlier than any timestamp in this bank, so the offset is a constant: results are the same in
// every browser, in both directions, without a time-zone database. The tests compare it with the
// named zone, so they fail if an update of that database changes the rule.

/** The zone's name, for formatters and for SQL. */
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

/** A text known to be a day; throws on any other. */
export function dayFrom(text: string): Day {
  if (!isDay(text)) throw new RangeError(`no day: ${text}`);
  return text;
}

/** The day in Taipei at an instant. */
export function dayOf(instant: Date): Day {
  return dayAt(instant.getTime() + OFFSET_MS);
}

/** The instant a day begins in Taipei. */
export function startOfDay(day: Day): Date {
  return new Date(utcMidnight(day) - OFFSET_MS);
}

/** Noon in Taipei of the next calendar day. */
export function noonAfter(day: Day): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS + NOON_MS);
}

/** The day that many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return dayAt(utcMidnight(day) + wholeNumber(days) * DAY_MS);
}

/** The same day that many months later, or the last of that month when it has no such day. */
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

/** The day for display: 2026/03/05. */
export function formatDay(day: Day): string {
  return day.replace(/-/g, "/");
}

/** The time of an instant in Taipei: 14:05. */
export function formatTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(11, 16);
}

/** An instant in Taipei: 2026/03/05 14:03:09. */
export function formatMoment(instant: Date): string {
  const taipei = isoTextAt(instant.getTime() + OFFSET_MS);
  return `${formatDay(taipei.slice(0, 10) as Day)} ${taipei.slice(11, 19)}`;
}

/** A formatted moment without its seconds, for display: 2026/03/05 14:03. */
export function toMinute(moment: string): string {
  return moment.slice(0, "YYYY/MM/DD HH:MM".length);
}

/** The instant of a formatted moment. */
export function instantOf(moment: string): Date {
  return new Date(`${moment.replace(/\//g, "-").replace(" ", "T")}+08:00`);
}

/** The month of a day: 2026-03. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7) as Month;
}

/** The year of a day. */
export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** The ROC year of a day (2026 is 115); 1911 is 0, and earlier years are negative. */
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
  return isoTextAt(utc).slice(0, 10) as Day;
}

/** An instant as ISO 8601 writes it, of the years that days have. */
function isoTextAt(utc: number): string {
  const date = new Date(utc);
  if (Number.isNaN(date.getTime())) throw new RangeError("no day: the moment is not a date");
  const text = date.toISOString();
  // A date may have a year without four digits.
  if (!/^(?!0000)\d{4}-/.test(text)) throw new RangeError(`no day: ${text}`);
  return text;
}

function wholeNumber(count: number): number {
  if (!Number.isSafeInteger(count)) throw new RangeError(`no whole number: ${count}`);
  return count;
}
