import { addDays, type Day, dayOf, formatDay, startOfDay, weekdayOf } from "#base/time/day.ts";
import { holidays } from "#base/time/holidays.ts";

/** Opening hours, in minutes after midnight. */
export interface Hours {
  from: number;
  to: number;
}

/** The opening hours on a day; null if closed. */
export type Calendar = (day: Day) => Hours | null;

/** Whether a place is open and until when, or else when it opens. */
export interface Opening {
  isOpen: boolean;
  /** hh:mm of today. */
  closesAt: string | null;
  /** YYYY/MM/DD HH:MM:SS; null if it is open, or never opens again. */
  opensAt: string | null;
}

const MINUTE_MS = 60_000;
const SATURDAY = 6;
const SUNDAY = 0;
/** No series of holidays is longer. */
const DAYS_AHEAD = 30;
const WHOLE_DAY: Hours = { from: 0, to: 24 * 60 };

/** Open at any hour of any day. */
export const always: Calendar = () => WHOLE_DAY;

/** Hours written as 09:00-18:00; anything else means closed. */
export function hoursOf(text: string | null): Hours | null {
  const [, from, to] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(text ?? "") ?? [];
  return from && to ? { from: minutesOf(from), to: minutesOf(to) } : null;
}

/** A place with hours for weekdays and weekends; closed on holidays, also at a weekend. */
export function weekly(weekday: Hours | null, weekend: Hours | null): Calendar {
  return (day) => {
    if (holidays().has(day)) return null;
    const isWeekend = weekdayOf(day) === SATURDAY || weekdayOf(day) === SUNDAY;
    return isWeekend ? weekend : weekday;
  };
}

/** Whether a place is open at a moment. */
export function openingAt(calendar: Calendar, now: Date): Opening {
  const today = dayOf(now);
  const minute = (now.getTime() - startOfDay(today).getTime()) / MINUTE_MS;
  const hours = calendar(today);
  if (hours && minute >= hours.from && minute < hours.to) {
    return { isOpen: true, closesAt: clockOf(hours.to), opensAt: null };
  }
  if (hours && minute < hours.from) return closedUntil(today, hours);
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const day = addDays(today, days);
    const next = calendar(day);
    if (next) return closedUntil(day, next);
  }
  return { isOpen: false, closesAt: null, opensAt: null };
}

function closedUntil(day: Day, { from }: Hours): Opening {
  return { isOpen: false, closesAt: null, opensAt: `${formatDay(day)} ${clockOf(from)}:00` };
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
