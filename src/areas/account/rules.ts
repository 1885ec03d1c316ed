import { HISTORY_DAYS } from "#base/call/limits.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import { lineKinds } from "#base/postings/posting.ts";
import type { Facts } from "#base/text/language.ts";
import { addDays, type Day, formatDay, isDay } from "#base/time/day.ts";

/** Whether an account can be used. */
export const accountStates = ["open", "frozen", "closed"] as const;

/** Why an account is offered as a payee, best first. */
export const receivingKinds = ["own", "designated", "recent"] as const;

export type ReceivingKind = (typeof receivingKinds)[number];

/** How far back payees are remembered. */
export const PAYEE_DAYS = 90;

/** The maximum number of payees remembered. */
export const PAYEES_MOST = 50;

/** The maximum number of lines in one file. */
export const FILE_LINES_MOST = 5_000;

/** The kinds of entry; any other is reported as "else". */
export const entryKinds = [...lineKinds, "else"] as const;

export type EntryKind = (typeof entryKinds)[number];

/** An invalid input field, with its refusal from the catalogue. */
export interface Refused {
  field: string;
  code: ErrorCode;
  facts: Facts;
}

/** The first and the last day of a history. */
export interface Window {
  from: Day;
  to: Day;
}

/** The kind of an entry as reported to the customer. */
export function entryKindOf(kind: string): EntryKind {
  return entryKinds.find((known) => known === kind) ?? "else";
}

/** The earliest and the latest day of history available today. */
export function widestWindow(today: Day): Window {
  return { from: addDays(today, -HISTORY_DAYS), to: today };
}

/** The requested days, or every invalid field; a missing day means the widest window. */
export function windowOf(
  { startDay, endDay }: { startDay?: string; endDay?: string },
  today: Day,
): Window | Refused[] {
  const widest = widestWindow(today);
  const from = startDay === undefined ? widest.from : dayWithin(startDay, widest);
  // An invalid first day must not make the last one invalid too.
  const least = typeof from === "string" ? { ...widest, from } : widest;
  const to = endDay === undefined ? widest.to : dayWithin(endDay, least);
  if (typeof from === "string" && typeof to === "string") return { from, to };
  return [refused("startDay", from), refused("endDay", to)].flat();
}

/** The requested past day, not before the account was opened, or why it is invalid. */
export function pastDayOf(
  baseDay: string,
  { openedOn, today }: { openedOn: Day; today: Day },
): Day | Refused[] {
  const day = dayWithin(baseDay, { from: openedOn, to: addDays(today, -1) });
  return typeof day === "string" ? day : refused("baseDay", day);
}

/** The refusals if the minimum exceeds the maximum. */
export function amountRefusals({
  minimumAmount,
  maximumAmount,
}: {
  minimumAmount?: number;
  maximumAmount?: number;
}): Refused[] {
  if (minimumAmount === undefined || maximumAmount === undefined || minimumAmount <= maximumAmount)
    return [];
  return [{ field: "maximumAmount", code: "FELD000006", facts: { least: minimumAmount } }];
}

type Wrong = Omit<Refused, "field">;

function dayWithin(typed: string, { from, to }: Window): Day | Wrong {
  const day = typed.replaceAll("/", "-");
  if (!isDay(day)) return { code: "FELD000004", facts: {} };
  if (day >= from && day <= to) return day;
  return { code: "ACCT000002", facts: { first: formatDay(from), last: formatDay(to) } };
}

function refused(field: string, found: Day | Wrong): Refused[] {
  return typeof found === "string" ? [] : [{ field, ...found }];
}
