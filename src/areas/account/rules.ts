import { HISTORY_DAYS } from "#base/call/limits.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import { lineKinds } from "#base/postings/posting.ts";
import type { Facts } from "#base/text/language.ts";
import { addDays, type Day, formatDay, isDay } from "#base/time/day.ts";

/** What an account is to its owner. */
export const accountKinds = ["main", "sub", "joint"] as const;

/** Whether an account can be used. */
export const accountStates = ["open", "frozen", "closed"] as const;

/** Why somebody's account is offered, best first. */
export const receivingKinds = ["own", "designated", "recent"] as const;

export type ReceivingKind = (typeof receivingKinds)[number];

/** How far back payees are remembered. */
export const PAYEE_DAYS = 90;

/** The most payees that are remembered. */
export const PAYEES_MOST = 50;

/** The most lines of one file. */
export const FILE_LINES_MOST = 5_000;

/** What a line of an account is about; anything else is told as "else". */
export const entryKinds = [...lineKinds, "else"] as const;

export type EntryKind = (typeof entryKinds)[number];

/** A field of a question that cannot be answered, in the catalogue's words. */
export interface Refused {
  field: string;
  code: ErrorCode;
  facts: Facts;
}

/** The days of a history. */
export interface Window {
  from: Day;
  to: Day;
}

/** The kind of a line as it is told. */
export function entryKindOf(kind: string): EntryKind {
  return entryKinds.find((known) => known === kind) ?? "else";
}

/** The earliest and the latest day of a history that can be asked for today. */
export function widestWindow(today: Day): Window {
  return { from: addDays(today, -HISTORY_DAYS), to: today };
}

/** The days that are asked for, or every field that is wrong; without a day it is the widest. */
export function windowOf(
  { startDay, endDay }: { startDay?: string; endDay?: string },
  today: Day,
): Window | Refused[] {
  const widest = widestWindow(today);
  const from = startDay === undefined ? widest.from : dayWithin(startDay, widest);
  // A first day that is wrong already says nothing of the last one.
  const least = typeof from === "string" ? { ...widest, from } : widest;
  const to = endDay === undefined ? widest.to : dayWithin(endDay, least);
  if (typeof from === "string" && typeof to === "string") return { from, to };
  return [refused("startDay", from), refused("endDay", to)].flat();
}

/** The past day that is asked for, since the account was opened, or why it is none. */
export function pastDayOf(
  baseDay: string,
  { openedOn, today }: { openedOn: Day; today: Day },
): Day | Refused[] {
  const day = dayWithin(baseDay, { from: openedOn, to: addDays(today, -1) });
  return typeof day === "string" ? day : refused("baseDay", day);
}

/** Amounts in the wrong order. */
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
