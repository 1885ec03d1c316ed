// Parses the query of a history page, and converts it to the call's input.

import { entryTypes } from "#base/call/codes.ts";
import { HISTORY_DAYS } from "#base/call/limits.ts";
import { fill } from "#base/text/language.ts";
import { addDays, type Day, formatDay, weekdayOf } from "#base/time/day.ts";

/** The direction of the money. */
export const directions = ["all", "deposit", "withdrawal"] as const;

export type Direction = (typeof directions)[number];

/** The filters as typed or chosen; empty where not set. */
export interface HistoryFilters {
  /** The account's reference: its number must not appear in a URL. */
  account: string;
  from: string;
  to: string;
  kind: Direction;
  /** Shows lines before this one: the next page. */
  before: string;
}

/** The only method needed of URLSearchParams, so that this file needs no DOM types. */
interface Query {
  get(name: string): string | null;
}

/** The filters in a URL; without an account, the first one. */
export function filtersOf(query: Query, firstAccount: string): HistoryFilters {
  const text = (name: string) => query.get(name) ?? "";
  return {
    account: text("account") || firstAccount,
    from: text("from"),
    to: text("to"),
    kind: directions.find((each) => each === text("kind")) ?? "all",
    before: text("before"),
  };
}

/** The number of the requested account; empty if the reference is not one of the customer's. */
export function numberWanted(
  { account }: HistoryFilters,
  accounts: readonly { accountNumber: string; accountReference: string }[],
): string {
  return accounts.find(({ accountReference }) => accountReference === account)?.accountNumber ?? "";
}

/** The filters as input of the call; empty ones are left out. */
export function historyTexts({ from, to, kind, before }: HistoryFilters, number: string) {
  const wire = {
    accountNumber: number,
    startDay: from.replaceAll("-", "/"),
    endDay: to.replaceAll("-", "/"),
    entryType: kind === "all" ? "" : entryTypes[kind],
    beforeEntry: before,
  };
  return Object.fromEntries(Object.entries(wire).filter(([, text]) => text !== ""));
}

/** The page's name for a field of the call. */
export function historyField(field: string): string {
  return fieldNames[field] ?? "account";
}

const fieldNames: Readonly<Record<string, string>> = {
  accountNumber: "account",
  startDay: "from",
  endDay: "to",
  entryType: "kind",
};

/** The address of the same filters, or of their next page. */
export function historyAddress(path: string, filters: HistoryFilters, before = ""): string {
  const given = Object.entries({ ...filters, before }).filter(
    ([, text]) => text !== "" && text !== "all",
  );
  return `${path}?${given.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join("&")}`;
}

/** The days a history covers, latest first, as a list to choose from. */
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
