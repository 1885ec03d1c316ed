// The state of an account while its moves are applied.

import { type Day, monthOf } from "#base/time/day.ts";
import { limitsOf, type TransferKind } from "#base/transfer/limits.ts";
import { accrued } from "./interest.ts";
import type { LedgerAccount } from "./moves.ts";

interface Used {
  day: number;
  month: number;
}

/** The state of an account after all moves so far. */
export interface Standing {
  account: LedgerAccount;
  balance: number;
  entries: number;
  entryDay: Day | null;
  usedDay: Day | null;
  used: Record<"designated" | "other", Used>;
  freeDay: Day | null;
  accrued: number;
  accruedTo: Day;
}

/** An account on the day it is opened. */
export function newStanding(account: LedgerAccount): Standing {
  return {
    account,
    balance: 0,
    entries: 0,
    entryDay: null,
    usedDay: null,
    used: { designated: { day: 0, month: 0 }, other: { day: 0, month: 0 } },
    freeDay: null,
    accrued: 0,
    accruedTo: account.openedOn,
  };
}

/** Accrues interest on the balance up to the day. */
export function accrue(standing: Standing, day: Day): void {
  const { account, balance, accruedTo } = standing;
  standing.accrued += accrued(account.interest, balance, accruedTo, day);
  standing.accruedTo = day;
}

/** Counts an amount against its limits; throws if it exceeds them, as then the story is wrong. */
export function use(
  standing: Standing,
  kind: Exclude<TransferKind, "own">,
  amount: number,
  day: Day,
): void {
  const { account, usedDay, used } = standing;
  const isSameMonth = usedDay !== null && monthOf(usedDay) === monthOf(day);
  for (const each of Object.values(used)) {
    if (usedDay !== day) each.day = 0;
    if (!isSameMonth) each.month = 0;
  }
  standing.usedDay = day;
  used[kind].day += amount;
  used[kind].month += amount;
  const limits = limitsOf(account.tier, account.currency, kind);
  const isWithin =
    limits !== null &&
    amount <= limits.once &&
    used[kind].day <= limits.day &&
    used[kind].month <= (limits.month ?? Number.POSITIVE_INFINITY);
  if (!isWithin) throw new RangeError(`${account.owner} may not send ${amount} on ${day}`);
}
