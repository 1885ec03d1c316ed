// Which day's exchange board should be there, so that an old one is never taken for today's.

import { addBusinessDays, isBusinessDay } from "#base/time/business-days.ts";
import { addDays, type Day, dayOf, startOfDay } from "#base/time/day.ts";

/** The first board of a business day is there by half past nine in Taipei, in minutes of the day. */
const FIRST_BOARD_MINUTES = 9 * 60 + 30;
const MINUTE_MS = 60_000;

/** The last day up to a moment that should have a board by then. */
export function newestBoardDay(now: Date): Day {
  const today = dayOf(now);
  const isPosted = now.getTime() >= startOfDay(today).getTime() + FIRST_BOARD_MINUTES * MINUTE_MS;
  const last = isPosted ? today : addDays(today, -1);
  return isBusinessDay(last) ? last : addBusinessDays(last, -1);
}

/** Whether a newer board than that of a day should be there. */
export function isBoardStale(boardDay: Day, now: Date): boolean {
  return boardDay < newestBoardDay(now);
}
