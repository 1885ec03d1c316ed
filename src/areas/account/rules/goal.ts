// The amount a dream account still needs, and by when.

import { addMonths, type Day, dayFrom, isDay, type Month, monthOf } from "#base/time/day.ts";

/** The largest goal, in minor units of the currency. */
export const GOAL_MOST = 1_000_000_000;

/** How many years ahead a goal may be due. */
export const GOAL_YEARS_MOST = 30;

/** The number of months shown of a schedule. */
export const SCHEDULE_MOST = 24;

/** How many due months are offered. */
const MONTHS_OFFERED = 60;

const PERCENT = 100;

/** A goal and what is saved so far. */
export interface GoalState {
  balance: number;
  goal: number;
  dueMonth: string | null;
  today: Day;
}

/** The progress of a goal. */
export interface GoalProgress {
  /** Whole percents, at most 100; 100 only when it is reached. */
  percent: number;
  left: number;
  isReached: boolean;
  /** The months left for saving, including this one; null without a due month. */
  monthsLeft: number | null;
  /** What must be saved every month; null once reached or without a due month. */
  monthly: number | null;
}

/** Whether a text is a month, YYYY-MM. */
export function isMonth(text: string): text is Month {
  return isDay(`${text}-01`);
}

/** The last month that a goal may be due in. */
export function lastGoalMonth(today: Day): Month {
  return monthOf(addMonths(today, GOAL_YEARS_MOST * 12));
}

/** The months that a form offers a goal to be due in; one that was chosen beyond them stays. */
export function dueMonths(today: Day, chosen: string): string[] {
  const months = Array.from({ length: MONTHS_OFFERED }, (_, place) =>
    monthOf(addMonths(today, place)),
  );
  const last = months[months.length - 1] ?? "";
  return chosen > last ? [...months, chosen] : months;
}

/** The progress of a goal, and the monthly amount needed to reach it in time. */
export function goalProgress({ balance, goal, dueMonth, today }: GoalState): GoalProgress {
  const left = Math.max(goal - balance, 0);
  const isReached = left === 0;
  const percent = isReached ? PERCENT : Math.floor((Math.max(balance, 0) / goal) * PERCENT);
  const monthsLeft =
    dueMonth === null || !isMonth(dueMonth) ? null : monthsUntil(monthOf(today), dueMonth);
  const monthly =
    isReached || monthsLeft === null || monthsLeft < 1 ? null : Math.ceil(left / monthsLeft);
  return { percent, left, isReached, monthsLeft, monthly };
}

/**
 * The amount to save in each coming month and the resulting total; the last month takes the
 * remainder.
 */
export function goalSchedule(state: GoalState): { month: Month; amount: number; total: number }[] {
  const { left, monthsLeft, monthly } = goalProgress(state);
  if (monthly === null || monthsLeft === null) return [];
  const first = dayFrom(`${monthOf(state.today)}-01`);
  return Array.from({ length: Math.min(monthsLeft, SCHEDULE_MOST) }, (_, place) => {
    const saved = Math.min(monthly * (place + 1), left);
    const before = Math.min(monthly * place, left);
    return {
      month: monthOf(addMonths(first, place)),
      amount: saved - before,
      total: state.balance + saved,
    };
  }).filter(({ amount }) => amount > 0);
}

/** The number of months from one to another, both included; 0 if the second has passed. */
function monthsUntil(from: Month, to: Month): number {
  const [fromYear = 0, fromMonth = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0] = to.split("-").map(Number);
  return Math.max((toYear - fromYear) * 12 + toMonth - fromMonth + 1, 0);
}
