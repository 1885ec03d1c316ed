import type { Currency } from "#base/money/money.ts";
import type { PostingKind } from "#base/postings/kinds.ts";
import type { InternalName, Leg, LineKind } from "#base/postings/posting.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { Day } from "#base/time/day.ts";
import type { TransferKind } from "#base/transfer/limits.ts";

/** An account that money moves on. */
export interface LedgerAccount {
  number: string;
  currency: Currency;
  openedOn: Day;
  interest: readonly RateStep[];
}

/** A yearly rate on the part of a balance above an amount, from a given day. */
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

/** Money from or to something that is not a customer's account here. */
interface OneSided extends When {
  account: LedgerAccount;
  amount: number;
  kind: PostingKind & LineKind;
  /** The bank's internal account on the other side. */
  against: InternalName;
  other?: Place;
}

/** A transfer to one's own or another's account. */
interface Sent extends When {
  account: LedgerAccount;
  to: Place;
  amount: number;
  as: TransferKind;
}

/** A currency exchange between two accounts of one owner. */
interface Exchanged extends When {
  account: LedgerAccount;
  to: LedgerAccount;
  amount: number;
  received: number;
}

/** A posting whose legs one of the bank's areas builds. */
interface Posted extends When {
  kind: PostingKind;
  legs: readonly Leg[];
}

/** The interest that a balance has earned so far. */
interface Earned extends When {
  account: LedgerAccount;
}

/** One movement of money. */
export type Move =
  | ({ what: "in" } & OneSided)
  | ({ what: "out" } & OneSided)
  | ({ what: "transfer" } & Sent)
  | ({ what: "exchange" } & Exchanged)
  | ({ what: "posting" } & Posted)
  | ({ what: "interest" } & Earned);

/** The bank and number of an account at this bank. */
export function placeOf({ number }: Pick<LedgerAccount, "number">): Place {
  return { bank: OWN_BANK_CODE, number };
}
