// What a batch is going to write, collected while its tasks are decided one after the other.

import type { Day } from "#base/day.ts";
import type { Currency } from "#base/money.ts";
import type { Asker } from "../port.ts";
import { type DayClose, type Locked, withEntry } from "./account.ts";

/** A movement of money. */
export interface PostingRow {
  id: string;
  kind: string;
  fromAccount: string | null;
  fromEntry: number | null;
  toAccount: string | null;
  toBank: string;
  toNumber: string;
  amount: number;
  fee: number;
  currency: Currency;
  day: Day;
  note: string | null;
}

/** What an entry says besides what its account makes of it. */
export interface EntryText {
  postingId: string;
  kind: "transfer-out" | "transfer-in" | "fee" | "refund";
  amount: number;
  otherBank: string | null;
  otherNumber: string | null;
  note: string | null;
}

/** An entry of a customer's account. */
export interface EntryRow extends EntryText {
  accountId: string;
  number: number;
  balance: number;
  day: Day;
}

/** The other side where it is the bank itself. */
export interface InternalRow {
  postingId: string;
  leg: number;
  account: string;
  amount: number;
  currency: Currency;
}

/** An order on its way to another bank. */
export interface SentRow {
  postingId: string;
  bankCode: string;
  number: string;
  amount: number;
  currency: Currency;
}

/** A line of the trail. */
export interface TrailRow {
  event: "transfer.post" | "transfer.refund";
  outcome: string;
  asker: Asker | null;
  customerId: string;
  reference: string;
}

/** Everything that one transaction writes. */
export interface Journal {
  /** The locked accounts as they stand by now, by number. */
  accounts: Map<string, Locked>;
  /** The numbers of those that are not as they were. */
  changed: Set<string>;
  closes: DayClose[];
  postings: PostingRow[];
  entries: EntryRow[];
  internals: InternalRow[];
  sent: SentRow[];
  /** Transfers that the other bank did not take. */
  rejected: string[];
  trail: TrailRow[];
}

/** A journal with nothing in it yet. */
export function emptyJournal(accounts: Map<string, Locked>): Journal {
  return {
    accounts,
    changed: new Set(),
    closes: [],
    postings: [],
    entries: [],
    internals: [],
    sent: [],
    rejected: [],
    trail: [],
  };
}

/** Puts the account into the journal as it stands now. */
export function keep(journal: Journal, account: Locked): void {
  journal.accounts.set(account.number, account);
  journal.changed.add(account.number);
}

/** Writes an entry onto an account; answers the account after it. */
export function enter(journal: Journal, before: Locked, text: EntryText, today: Day): Locked {
  const { account, close } = withEntry(before, text.amount, today);
  if (close) journal.closes.push(close);
  journal.entries.push({
    ...text,
    accountId: account.id,
    number: account.entries,
    balance: account.balance,
    day: account.entryDay as Day,
  });
  keep(journal, account);
  return account;
}
