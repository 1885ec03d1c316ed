// What a batch is going to write, collected while its tasks are decided in sequence.

import type { Currency } from "#base/money/money.ts";
import {
  type AccountLeg,
  assertBalanced,
  isAccountLeg,
  type Leg,
  type LineKind,
} from "#base/postings/posting.ts";
import type { Day } from "#base/time/day.ts";
import type { Initiator } from "../initiator.ts";
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
  /** A digest of the order; null for a transfer, whose row says it all. */
  content: string | null;
  /** The posting that this one reverses. */
  reverses: string | null;
}

/** An entry without the fields that follow from its account. */
interface EntryText {
  postingId: string;
  kind: LineKind;
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

/** A row of the audit trail. */
export interface TrailRow {
  event: "transfer.post" | "transfer.refund" | "ledger.post";
  outcome: string;
  initiator: Initiator | null;
  customerId: string | null;
  reference: string;
}

/** Everything that one transaction writes. */
export interface Journal {
  /** The current state of the locked accounts, by number. */
  accounts: Map<string, Locked>;
  /** The numbers of the changed ones. */
  changed: Set<string>;
  closes: DayClose[];
  postings: PostingRow[];
  entries: EntryRow[];
  internals: InternalRow[];
  sent: SentRow[];
  /** Transfers that the other bank rejected. */
  rejected: string[];
  trail: TrailRow[];
}

/** An empty journal. */
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

/** Stores an account's new state in the journal. */
export function keep(journal: Journal, account: Locked): void {
  journal.accounts.set(account.number, account);
  journal.changed.add(account.number);
}

/** Adds the legs of a posting; throws when they do not sum to zero, and then nothing is written. */
export function enterLegs(
  journal: Journal,
  postingId: string,
  legs: readonly Leg[],
  today: Day,
): void {
  assertBalanced(legs);
  let place = 0;
  for (const leg of legs) {
    const { amount, currency } = leg;
    if (isAccountLeg(leg)) {
      const { line: kind, otherBank, otherNumber, note } = leg;
      const account = accountFor(journal, leg);
      enter(journal, account, { postingId, kind, amount, otherBank, otherNumber, note }, today);
    } else {
      place += 1;
      journal.internals.push({ postingId, leg: place, account: leg.internal, amount, currency });
    }
  }
}

function accountFor(
  journal: Journal,
  { number, currency }: Pick<AccountLeg, "number" | "currency">,
) {
  const account = journal.accounts.get(number);
  if (account?.currency !== currency) throw new RangeError(`no account ${number} in ${currency}`);
  return account;
}

/** Adds an entry to an account. */
function enter(journal: Journal, before: Locked, text: EntryText, today: Day): void {
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
}
