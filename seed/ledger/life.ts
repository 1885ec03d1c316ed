// An account's moves month by month: salary comes in, bills and purchases go out, something is
// saved, and twice a year there is interest.

import { isBusinessDay } from "#base/time/business-days.ts";
import { addDays, addMonths, type Day, dayFrom, monthOf, yearOf } from "#base/time/day.ts";
import type { TransferKind } from "#base/transfer/limits.ts";
import { between, oneOf, timeBetween } from "./chance.ts";
import { interestDays } from "./interest.ts";
import type { LedgerAccount, Move, Place } from "./moves.ts";

/** The recurring income and expenses of an account. */
export interface Life {
  account: LedgerAccount;
  /** The deposit on the day it is opened. */
  opening: number;
  /** The last day of the story. */
  until: Day;
  salary?: { amount: number; day: number; from: Place; note: string };
  /** Regular transfers: rent, savings, support for parents. */
  sends?: Sending[];
  bills?: { least: number; most: number; day: number; note: string }[];
  /** Card purchases per month. */
  purchases?: { count: number; most: number };
  /** Cash withdrawals per month, in thousands. */
  cash?: { count: number; most: number };
}

/** A transfer made every month, from a given day on. */
export interface Sending {
  amount: number;
  day: number;
  to: Place;
  as: TransferKind;
  note: string;
  since?: Day;
}

const merchants = [
  "日光咖啡",
  "青田市場",
  "好日書店",
  "城東加油站",
  "小巷麵店",
  "北岸交通卡加值",
  "暖陽藥局",
  "雲上影音",
  "山下健身",
  "河畔超市",
  "老街豆花",
  "綠野生鮮",
  "星期五餐酒館",
  "巷口早餐",
  "晨跑用品",
] as const;

const PURCHASE_LEAST = 45;
const THOUSAND = 1_000;

/** The moves of a life, in any order. */
export function lifeOf(life: Life): Move[] {
  const { account, opening, until } = life;
  const first = { account, day: account.openedOn, time: "09:30:00", amount: opening } as const;
  const moves: Move[] = [{ what: "in", ...first, kind: "opening", against: "funding" }];
  for (let month = nextMonth(account.openedOn); month <= until; month = nextMonth(month)) {
    moves.push(...monthOfLife(life, month));
  }
  return moves.filter(({ day }) => day <= until);
}

/** The interest of an account, from the day it was opened. */
export function interestMoves(account: LedgerAccount, until: Day): Move[] {
  const first = yearOf(account.openedOn);
  return Array.from({ length: yearOf(until) - first + 1 }, (_, passed) => first + passed)
    .flatMap((year) => interestDays.map((day) => dayFrom(`${year}-${day}`)))
    .filter((day) => day > account.openedOn && day <= until)
    .map((day) => ({ what: "interest", account, day, time: "01:30:00" }));
}

function monthOfLife(life: Life, month: Day): Move[] {
  const { account, salary, sends = [], bills = [], purchases, cash } = life;
  const on = (day: number) => addDays(month, day - 1);
  const words = [account.number, monthOf(month)];
  const moves: Move[] = [];
  if (salary) {
    const { amount, from: other, note } = salary;
    const day = businessDayUpTo(on(salary.day));
    const paid = { account, day, time: "08:02:11", amount, kind: "salary", note } as const;
    moves.push({ what: "in", ...paid, against: `clearing-${other.bank}`, other });
  }
  for (const { amount, day, to, as, note, since } of sends) {
    if (since && on(day) < since) continue;
    const time = timeBetween(9, 12, note, ...words);
    moves.push({ what: "transfer", account, day: on(day), time, to, amount, as, note });
  }
  for (const { least, most, day, note } of bills) {
    const amount = between(least, most, note, ...words);
    const paid = { account, day: on(day), time: "07:15:00", amount, note } as const;
    moves.push({ what: "out", ...paid, kind: "bill", against: "bills" });
  }
  for (let index = 0; index < (purchases?.count ?? 0); index += 1) {
    const amount = purchaseOf(purchases?.most ?? PURCHASE_LEAST, index, ...words);
    const day = on(between(1, 28, "card", index, ...words));
    const time = timeBetween(7, 22, "card", index, ...words);
    const note = oneOf(merchants, "shop", index, ...words);
    const paid = { account, day, time, amount, note } as const;
    moves.push({ what: "out", ...paid, kind: "card", against: "card" });
  }
  for (let index = 0; index < (cash?.count ?? 0); index += 1) {
    const amount = between(1, cash?.most ?? 1, "cash", index, ...words) * THOUSAND;
    const day = on(between(2, 27, "cash", index, ...words));
    const time = timeBetween(10, 20, "cash", index, ...words);
    moves.push({ what: "out", account, day, time, amount, kind: "cash", against: "cash" });
  }
  return moves;
}

/** Most purchases are small. */
function purchaseOf(most: number, index: number, ...words: string[]): number {
  const ceiling = between(0, 9, "large", index, ...words) === 0 ? most : Math.ceil(most / 6);
  return between(PURCHASE_LEAST, Math.max(ceiling, PURCHASE_LEAST), "price", index, ...words);
}

function nextMonth(day: Day): Day {
  return addMonths(dayFrom(`${monthOf(day)}-01`), 1);
}

function businessDayUpTo(day: Day): Day {
  let reached = day;
  while (!isBusinessDay(reached)) reached = addDays(reached, -1);
  return reached;
}
