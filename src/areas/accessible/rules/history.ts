// What a history's address asks for, and the same as the call takes it.

import { entryTypes } from "#base/call/codes.ts";
import { HISTORY_DAYS } from "#base/call/limits.ts";
import { fill } from "#base/text/language.ts";
import { addDays, type Day, formatDay, weekdayOf } from "#base/time/day.ts";

/** Which way money went. */
export const directions = ["all", "deposit", "withdrawal"] as const;

export type Direction = (typeof directions)[number];

/** What is wanted, as it was typed or chosen; empty where nothing was. */
export interface HistoryWish {
  /** The account's reference: its number stands in no address. */
  account: string;
  from: string;
  to: string;
  kind: Direction;
  /** Lines before this one: the next page. */
  before: string;
}

/** The part of a query that is needed, so that this file needs no browser. */
interface Query {
  get(name: string): string | null;
}

/** What an address asks for; without an account it is the first one. */
export function wishOf(query: Query, firstAccount: string): HistoryWish {
  const text = (name: string) => query.get(name) ?? "";
  return {
    account: text("account") || firstAccount,
    from: text("from"),
    to: text("to"),
    kind: directions.find((each) => each === text("kind")) ?? "all",
    before: text("before"),
  };
}

/** The number of the account that is wanted; empty where the reference is none of the customer's. */
export function numberWanted(
  { account }: HistoryWish,
  accounts: readonly { accountNumber: string; accountReference: string }[],
): string {
  return accounts.find(({ accountReference }) => accountReference === account)?.accountNumber ?? "";
}

/** The same as the texts of the call; what is empty is left out. */
export function historyTexts({ from, to, kind, before }: HistoryWish, number: string) {
  const wire = {
    accountNumber: number,
    startDay: from.replaceAll("-", "/"),
    endDay: to.replaceAll("-", "/"),
    entryType: kind === "all" ? "" : entryTypes[kind],
    beforeEntry: before,
  };
  return Object.fromEntries(Object.entries(wire).filter(([, text]) => text !== ""));
}

/** The page's own name of a field of the call. */
export function historyField(field: string): string {
  return fieldNames[field] ?? "account";
}

const fieldNames: Readonly<Record<string, string>> = {
  accountNumber: "account",
  startDay: "from",
  endDay: "to",
  entryType: "kind",
};

/** The address of the same wish, or of its next page. */
export function historyAddress(path: string, wish: HistoryWish, before = ""): string {
  const given = Object.entries({ ...wish, before }).filter(
    ([, text]) => text !== "" && text !== "all",
  );
  return `${path}?${given.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join("&")}`;
}

/** The days that a history can be asked for, the latest first, as a list to choose from. */
export function historyDays(
  today: Day,
  texts: { day: string; weekdays: readonly string[] },
): { value: string; label: string }[] {
  return Array.from({ length: HISTORY_DAYS + 1 }, (_, ago) => {
    const day = addDays(today, -ago);
    const weekday = texts.weekdays[weekdayOf(day)] ?? "";
    return { value: day, label: fill(texts.day, { day: formatDay(day), weekday }) };
  });
}
