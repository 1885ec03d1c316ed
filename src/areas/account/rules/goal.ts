// What a dream account still needs, and by when.

import { addMonths, type Day, dayFrom, isDay, type Month, monthOf } from "#base/time/day.ts";

/** The most that can be saved up for, in whole units of the currency. */
export const GOAL_MOST = 1_000_000_000;

/** How far ahead a goal may lie. */
export const GOAL_YEARS_MOST = 30;

/** The months of a schedule that are shown. */
export const SCHEDULE_MOST = 24;

const PERCENT = 100;

/** A goal and what there is of it. */
export interface GoalState {
  balance: number;
  goal: number;
  dueMonth: string | null;
  today: Day;
}

/** How a goal stands. */
export interface GoalProgress {
  /** Whole percents, at most 100; 100 only when it is reached. */
  percent: number;
  left: number;
  isReached: boolean;
  /** Months that can still be saved in, this one included; null without a due month. */
  monthsLeft: number | null;
  /** What must be saved every month; null when it is reached or has no due month. */
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

/** How far a goal is reached, and what it takes to be in time. */
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

/** What to save in each of the months to come, and what is then there; the last one takes the rest. */
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

/** The months from one to another, both included; 0 when the second is over. */
function monthsUntil(from: Month, to: Month): number {
  const [fromYear = 0, fromMonth = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0] = to.split("-").map(Number);
  return Math.max((toYear - fromYear) * 12 + toMonth - fromMonth + 1, 0);
}
