import type { EntryKind } from "#areas/account/rules.ts";
import type { Currency } from "#base/money/money.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { Day } from "#base/time/day.ts";
import type { Tier, TransferKind } from "#base/transfer/limits.ts";

/** An account that money moves on. */
export interface LedgerAccount {
  id: number;
  number: string;
  /** Accounts of one owner send to each other without a limit. */
  owner: string;
  currency: Currency;
  kind: "main" | "sub" | "joint";
  tier: Tier;
  openedOn: Day;
  interest: readonly RateStep[];
}

/** A yearly rate on the part of a balance above an amount, since a day. */
export interface RateStep {
  since: Day;
  above: number;
  basisPoints: number;
}

/** An account at this bank or another. */
export interface Place {
  bank: string;
  number: string;
}

interface When {
  day: Day;
  /** HH:MM:SS in Taipei. */
  time: string;
  note?: string;
}

/** Money that comes from, or goes to, something that is no customer's account here. */
interface OneSided extends When {
  account: LedgerAccount;
  amount: number;
  kind: EntryKind;
  /** The bank's own account on the other side, without its currency: funding, clearing-822. */
  against: string;
  other?: Place;
}

/** Money to an account of one's own or another's. */
interface Sent extends When {
  account: LedgerAccount;
  to: Place;
  amount: number;
  as: TransferKind;
}

/** Money that changes its currency between two accounts of one owner. */
interface Exchanged extends When {
  account: LedgerAccount;
  to: LedgerAccount;
  amount: number;
  received: number;
}

/** What a balance has earned by now. */
interface Earned extends When {
  account: LedgerAccount;
}

/** One thing that happened to money. */
export type Move =
  | ({ what: "in" } & OneSided)
  | ({ what: "out" } & OneSided)
  | ({ what: "transfer" } & Sent)
  | ({ what: "exchange" } & Exchanged)
  | ({ what: "interest" } & Earned);

/** Where an account of this bank is. */
export function placeOf({ number }: Pick<LedgerAccount, "number">): Place {
  return { bank: OWN_BANK_CODE, number };
}
