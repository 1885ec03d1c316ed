import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Currency } from "#base/money/money.ts";
import type { PostingKind } from "#base/postings/kinds.ts";
import type { Leg } from "#base/postings/posting.ts";
import type { judgePosting } from "#base/postings/rules.ts";
import type { Facts, Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Tier, TransferKind } from "#base/transfer/limits.ts";
import type { judgeTransfer, PayeeAccount, Sender } from "#base/transfer/rules.ts";
import type { Db } from "#db/db.ts";
import type { AccountElsewhere } from "#ports/clearing/port.ts";
import type { AccountChanges } from "./account-changes.ts";
import type { CustomerFacts } from "./customer-facts.ts";
import type { CustomerInitiator, Initiator } from "./initiator.ts";
import type { MoneySummary } from "./money-summary.ts";

/** An account as its owner may see it. Amounts are minor units. */
export interface Account {
  id: string;
  number: string;
  currency: Currency;
  kind: "main" | "sub" | "joint";
  name: string | null;
  tier: Tier;
  state: "open" | "frozen" | "closed";
  openedOn: Day;
  balance: number;
  designatedOn: boolean;
  otherOn: boolean;
  /** The customer's own daily limit for accounts that are not designated; null for the tier's. */
  otherDayLimit: number | null;
  /** False for a joint account that belongs to somebody else. */
  isOwner: boolean;
}

/** A transfer to be posted. Its id is the idempotency key: the same key posts once. */
export interface TransferOrder {
  id: string;
  initiator: CustomerInitiator;
  fromNumber: string;
  toBank: string;
  toNumber: string;
  amount: number;
  kind: TransferKind;
  /** The fee the customer agreed to; if it has changed by now, nothing is posted. */
  fee: number;
  /** Whether the customer has confirmed sending the same again within 24 hours. */
  sameAgain: boolean;
  note: string | null;
}

/** The result of a transfer; a repeated key gets the first result again. */
export type TransferResult =
  | {
      ok: true;
      at: Date;
      balance: number;
      fee: number;
      toBank: string;
      /** Posted, and the other bank has not accepted or rejected it yet. */
      isPending: boolean;
    }
  | { ok: false; code: ErrorCode; facts: Facts };

/**
 * Anything but a transfer to be posted: legs that sum to zero in every currency. Its id is the
 * idempotency key: the same key posts once.
 */
export interface PostingOrder {
  id: string;
  kind: PostingKind;
  legs: readonly Leg[];
  /** Null for the bank itself. */
  initiator: Initiator | null;
  note: string | null;
}

/** An order that may have been posted before: under its key, on its account, with its amount. */
export interface KeyedOrder extends Pick<TransferOrder, "id" | "amount"> {
  /** The account that pays or, where none of a customer does, the one that receives. */
  fromNumber: string;
  /** The kinds that its posting may have. */
  kinds: readonly (TransferKind | PostingKind)[];
}

/** The result of a posting; a repeated key gets the first result again. */
export type PostingResult =
  | {
      ok: true;
      at: Date;
      /** The balance after it of the account that paid, or else of the one that received. */
      balance: number;
    }
  | { ok: false; code: ErrorCode; facts: Facts };

/** What a customer could send from an account now, in the form that the transfer rules need. */
export interface Standing extends Sender {
  account: Account;
}

/** A line of an account's history. */
export interface Entry {
  number: number;
  postingId: string;
  kind: string;
  /** Negative where money left. */
  amount: number;
  balance: number;
  at: Date;
  otherBank: string | null;
  otherNumber: string | null;
  note: string | null;
}

/** Which lines of a history to return, newest first. */
export interface HistoryQuery {
  accountId: string;
  from: Day;
  to: Day;
  direction: "all" | "deposit" | "withdrawal";
  /** Only lines with a smaller number; null from the newest. */
  before: number | null;
  most: number;
}

/** A narrower query of a history; amounts are compared without their sign. */
export interface HistorySearch extends HistoryQuery {
  amountFrom: number | null;
  amountTo: number | null;
  /** Text in the note (any case), or in the other account's number: its end, whole if sent to. */
  words: string | null;
  /** Only lines of these kinds; null for all. */
  kinds: readonly string[] | null;
}

/** Some lines of a history, with the count and sums of all matches. */
export interface HistoryFound {
  entries: Entry[];
  count: number;
  deposits: number;
  /** Without a sign. */
  withdrawals: number;
}

/** A payee of the customer. */
export interface RecentPayee {
  currency: Currency;
  bankCode: string;
  number: string;
  /** Null at another bank, whose customers we do not know. */
  holderName: Translated | null;
  lastAt: Date;
}

/** A payee account that the customer registered. */
export interface DesignatedAccount {
  id: string;
  currency: Currency;
  bankCode: string;
  number: string;
  holderName: string;
  nickname: string | null;
  isOwn: boolean;
  effectiveOn: Day;
  isEffective: boolean;
}

/** A posted movement of money. */
export interface Posting {
  id: string;
  kind: string;
  fromNumber: string | null;
  toBank: string;
  toNumber: string;
  amount: number;
  fee: number;
  currency: Currency;
  at: Date;
  note: string | null;
  /** Its state at the other bank; null within this bank. */
  clearing: "pending" | "settled" | "rejected" | null;
}

/** What may be posted: passed to the ledger, so that the pages use the very same functions. */
export interface Rules {
  transfer: typeof judgeTransfer;
  posting: typeof judgePosting;
}

/** The bank's ledger. */
export interface CoreBank extends CustomerFacts, MoneySummary, AccountChanges {
  accounts(customerId: string): Promise<Account[]>;
  /** The standing of a customer's account, or null when they cannot send from it. */
  standing(customerId: string, number: string): Promise<Standing | null>;
  /** The standings of all accounts that a customer can send from. */
  standings(customerId: string): Promise<Standing[]>;
  designated(customerId: string): Promise<DesignatedAccount[]>;
  /** The holder of an account of this bank that can be paid; null when there is none. */
  payee(number: string): Promise<(PayeeAccount & { name: Translated }) | null>;
  /** The holder of an account elsewhere, unmasked; null without an answer in time. */
  holderElsewhere(account: AccountElsewhere): Promise<string | null>;
  /** Whether the payee is known: an own account, a designated one, or one that was paid before. */
  isKnownPayee(
    customerId: string,
    payee: Pick<TransferOrder, "toBank" | "toNumber">,
  ): Promise<boolean>;
  history(query: HistoryQuery): Promise<Entry[]>;
  /** Lines of a history with their count and sums. */
  search(query: HistorySearch): Promise<HistoryFound>;
  /** The payees of the customer's accounts in the past days, without duplicates, latest first. */
  recentPayees(customerId: string, within: { days: number; most: number }): Promise<RecentPayee[]>;
  /** The balance at the end of a past day; null before the account was opened. */
  balanceAt(accountId: string, day: Day): Promise<number | null>;
  /** When the same was last sent to the same payee within 24 hours; null for never. */
  earlierSent(
    order: Pick<TransferOrder, "fromNumber" | "toBank" | "toNumber" | "amount">,
  ): Promise<{ id: string; at: Date } | null>;
  /** Posts an order, unless the customer's draft with its key was withdrawn. */
  transfer(order: TransferOrder): Promise<TransferResult>;
  /** Posts anything else; throws when the legs do not sum to zero, and writes nothing. */
  post(order: PostingOrder): Promise<PostingResult>;
  /** Runs a transaction that posts while it locks its caller's row, on connections of its own. */
  postingTransaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Reverses a posting, once. A transfer to another bank can only be returned by that bank, and
   * what was reversed or refunded stays so: TRFR000017. What was used of a limit stays used.
   */
  reverse(postingId: string, initiator: Initiator | null): Promise<PostingResult>;
  /**
   * Prevents anything from being posted under the key until the transaction ends, so that it can
   * safely withdraw the order. False when it is posted already; what else was posted under the key
   * does not count, and keeps the order from being posted at any time.
   */
  lockUnposted(tx: Db, order: KeyedOrder): Promise<boolean>;
  /**
   * Prevents anything from being posted on a customer's accounts until the transaction ends; waits
   * for postings in progress. Returns the number of accounts that are not closed.
   */
  lockAccounts(tx: Db, customerId: string): Promise<number>;
  /**
   * Raises the tier of the accounts of an approved upgrade; the next posting has the new limits.
   * Returns the numbers of the raised accounts, none where it is not approved.
   */
  raiseTier(tx: Db, upgradeId: string): Promise<string[]>;
  /** The number of transfers in each of the past hours that had any, by Taipei hour. */
  transfersPerHour(hours: number): Promise<{ hour: string; count: number }[]>;
  /** A posting of one of the customer's accounts, or null. */
  posting(customerId: string, id: string): Promise<Posting | null>;
  close(): Promise<void>;
}
