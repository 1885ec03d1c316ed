// Parses the query of an account's page, and converts it to the call's input.

import { entryTypes } from "#base/call/codes.ts";
import { type Currency, currencies, parseAmount, shownDecimals } from "#base/money/money.ts";
import { addDays, type Day, formatDay } from "#base/time/day.ts";
import { type EntryCategory, entryCategories } from "./categories.ts";

/** The periods that can be chosen, in days. */
export const historyPeriods = ["7", "14", "30"] as const;

/** The direction of the money. */
export const historyDirections = ["all", "deposit", "withdrawal"] as const;

/** The maximum number of lines printed at a time. */
export const PRINTED_MOST = 1_000;

/** The number of lines per page. */
export const SHOWN_MOST = 20;

/** The filters as typed or chosen; empty where not set. */
export interface HistoryChoice {
  search: string;
  days: (typeof historyPeriods)[number];
  direction: (typeof historyDirections)[number];
  category: EntryCategory | "";
  minimum: string;
  maximum: string;
  /** Shows lines before this one: the next page. */
  before: string;
  /** How many lines the previous pages showed. */
  shown: number;
  /** All matching lines, for printing. */
  isWhole: boolean;
}

/** The only method needed of URLSearchParams, so that this file needs no DOM types. */
interface Query {
  get(name: string): string | null;
}

const LONGEST = "30";
const COUNT = /^[1-9]\d{0,6}$/;

/** The filters in a URL; unknown values are ignored. */
export function historyChoice(query: Query): HistoryChoice {
  const text = (name: string) => (query.get(name) ?? "").trim();
  return {
    search: text("search"),
    days: historyPeriods.find((days) => days === text("days")) ?? LONGEST,
    direction: historyDirections.find((each) => each === text("direction")) ?? "all",
    category: entryCategories.find((category) => category === text("category")) ?? "",
    minimum: text("minimum"),
    maximum: text("maximum"),
    before: text("before"),
    shown: COUNT.test(text("shown")) ? Number(text("shown")) : 0,
    isWhole: text("view") === "print",
  };
}

/** The filters as input of the call; empty ones are left out. */
export function historyInput(
  choice: HistoryChoice,
  { accountNumber, currency, today }: { accountNumber: string; currency: Currency; today: Day },
): Record<string, string> {
  const { search, days, direction, category, minimum, maximum, before, isWhole } = choice;
  const texts = {
    accountNumber,
    startDay: formatDay(addDays(today, -Number(days))),
    entryType: direction === "all" ? "" : entryTypes[direction],
    minimumAmount: minorUnits(minimum, currency),
    maximumAmount: minorUnits(maximum, currency),
    searchText: search,
    category,
    beforeEntry: isWhole ? "" : before,
    pageSize: String(isWhole ? PRINTED_MOST : SHOWN_MOST),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
}

/**
 * What is wrong with a typed amount, in the units in which it was typed: the call knows minor units
 * only. Null where the call's own error fits.
 */
export function amountError(
  field: string,
  { minimum, maximum }: HistoryChoice,
  currency: Currency,
): "not-decimal" | { least: number } | null {
  if (field !== "minimum" && field !== "maximum") return null;
  const least = parseAmount(minimum, currency);
  const typed = field === "minimum" ? least : parseAmount(maximum, currency);
  if (typed === null) return shownDecimals(currency) === 0 ? null : "not-decimal";
  if (least === null || least <= typed) return null;
  return { least: least / 10 ** currencies[currency].decimals };
}

/** The page's name for a field of the call. */
export function historyPageField(field: string): string {
  return fieldNames[field] ?? field;
}

const fieldNames: Readonly<Record<string, string>> = {
  minimumAmount: "minimum",
  maximumAmount: "maximum",
  searchText: "search",
  beforeEntry: "before",
};

/** The address of the same filters with some changes. */
export function historyPageAddress(
  path: string,
  choice: HistoryChoice,
  change: Partial<HistoryChoice>,
): string {
  const { search, days, direction, category, minimum, maximum, before, shown, isWhole } = {
    ...choice,
    ...change,
  };
  const given = Object.entries({
    search,
    days: days === LONGEST ? "" : days,
    direction: direction === "all" ? "" : direction,
    category,
    minimum,
    maximum,
    before,
    shown: shown === 0 ? "" : String(shown),
    view: isWhole ? "print" : "",
  }).filter(([, text]) => text !== "");
  const query = given.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** Whether any filter is set. */
export function isNarrowed(choice: HistoryChoice): boolean {
  const { search, days, direction, category, minimum, maximum } = choice;
  return (
    [search, category, minimum, maximum].some((text) => text !== "") ||
    days !== LONGEST ||
    direction !== "all"
  );
}

/** A typed amount in minor units; an invalid one is passed on unchanged for the call to reject. */
function minorUnits(typed: string, currency: Currency): string {
  if (typed === "") return "";
  return String(parseAmount(typed, currency) ?? typed);
}

/** Groups lines by their posting day, in the given order. */
export function underDays<Line extends { day: Day }>(
  lines: readonly Line[],
): { day: Day; lines: Line[] }[] {
  const days: { day: Day; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = days[days.length - 1];
    if (last?.day === line.day) last.lines.push(line);
    else days.push({ day: line.day, lines: [line] });
  }
  return days;
}

/** The page of an account, addressed by its reference instead of its number. */
export function accountPath(reference: string): string {
  return `/accounts/${encodeURIComponent(reference)}`;
}

/** An account's history as a file. */
export function historyFilePath(reference: string): string {
  return `${accountPath(reference)}/history.csv`;
}

/** The receipt of a transfer that left an account. */
export function receiptPath(reference: string, transferKey: string): string {
  return `${accountPath(reference)}/receipts/${transferKey}`;
}
