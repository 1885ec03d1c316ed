// An account as the ledger processes it: the row it has locked, with its counters.

import { type Day, monthOf } from "#base/time/day.ts";
import type { CountedKind, LimitRates, Tier, Used } from "#base/transfer/limits.ts";
import type { Account } from "../port.ts";

/** What was sent so far, by kind. */
export type UsedByKind = Readonly<Record<CountedKind, Used>>;

/** The counters, and the day they are for. */
export interface Counters {
  /** The day, and with it the month, that the counters belong to. */
  usedDay: Day;
  used: UsedByKind;
}

/** A locked account row. */
export interface Locked extends Counters {
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
  readonly currency: Account["currency"];
  readonly kind: Account["kind"];
  readonly tier: Tier;
  readonly state: Account["state"];
  readonly designatedOn: boolean;
  readonly otherOn: boolean;
  readonly balance: number;
  readonly entries: number;
  readonly entryDay: Day | null;
  readonly usedDay: Day;
  readonly used: UsedByKind;
  readonly freeDay: Day | null;
  readonly otherDayLimit: number | null;
}

/** An account's balance at the end of a day that had entries. */
export interface DayClose {
  accountId: string;
  day: Day;
  balance: number;
  entries: number;
}

/** The later of two days. */
export function laterDay(one: Day, other: Day | null): Day {
  return other !== null && other > one ? other : one;
}

/** What was sent on the day and in its month: counters of an earlier one no longer count. */
export function usedOn({ usedDay, used }: Counters, day: Day): UsedByKind {
  if (usedDay === day) return used;
  const sameMonth = monthOf(usedDay) === monthOf(day);
  const turned = ({ month }: Used): Used => ({ day: 0, month: sameMonth ? month : 0 });
  return { designated: turned(used.designated), other: turned(used.other) };
}

/** The day that limits count for, and what is used of it: setting the clock back restores none. */
export function countedOn(account: Counters & { freeDay: Day | null }, today: Day) {
  const { usedDay, freeDay } = account;
  const day = laterDay(today, usedDay);
  return { today, day, used: usedOn(account, day), freeUsed: freeDay !== null && freeDay >= day };
}

/** The rates that convert limits, where both are known. */
export function ratesOf(usd: number | null, own: number | null): LimitRates | null {
  return usd === null || own === null ? null : { usd, own };
}

/** The account with the amount added to what was sent on the day. */
export function withSent(account: Locked, kind: CountedKind, amount: number, day: Day): Locked {
  const used = usedOn(account, day);
  const { day: ofDay, month } = used[kind];
  const more = { day: ofDay + amount, month: month + amount };
  return { ...account, usedDay: day, used: { ...used, [kind]: more } };
}

/** The account with what was sent on a day subtracted again, as far as it still counts. */
export function withGivenBack(
  account: Locked,
  kind: CountedKind,
  amount: number,
  day: Day,
): Locked {
  if (monthOf(account.usedDay) !== monthOf(day)) return account;
  const { day: ofDay, month } = account.used[kind];
  const less = { day: account.usedDay === day ? ofDay - amount : ofDay, month: month - amount };
  return { ...account, used: { ...account.used, [kind]: less } };
}

/** The account after one more entry, and its last day's close when this one is later. */
export function withEntry(
  account: Locked,
  amount: number,
  today: Day,
): { account: Locked; close: DayClose | null } {
  const { id: accountId, balance, entries, entryDay } = account;
  const day = laterDay(today, entryDay);
  const isNewDay = entryDay !== null && entryDay !== day;
  return {
    account: { ...account, balance: balance + amount, entries: entries + 1, entryDay: day },
    close: isNewDay ? { accountId, day: entryDay, balance, entries } : null,
  };
}
