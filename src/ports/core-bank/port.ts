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
  /** The customer's own limit of a day to accounts that are not designated; null for the tier's. */
  otherDayLimit: number | null;
  /** False for a shared account that is kept under somebody else. */
  isOwner: boolean;
}

/** Who asks, for the trail. */
export interface Initiator {
  customerId: string;
  /** The start of the session's hash. */
  session: string | null;
  address: string;
  request: string;
}

/** A transfer to be posted. Its id is the key: the same key posts once, whatever happens. */
export interface TransferOrder {
  id: string;
  initiator: Initiator;
  fromNumber: string;
  toBank: string;
  toNumber: string;
  amount: number;
  kind: TransferKind;
  /** What the customer agreed to pay; if the fee is another by now, nothing is posted. */
  fee: number;
  /** Whether the customer knows that the same was sent within 24 hours. */
  sameAgain: boolean;
  note: string | null;
}

/** What came of a transfer; a repeated key gets the first answer again. */
export type TransferAnswer =
  | {
      ok: true;
      at: Date;
      balance: number;
      fee: number;
      toBank: string;
      /** Posted, and the other bank has not said yet whether it takes it. */
      isPending: boolean;
    }
  | { ok: false; code: ErrorCode; facts: Facts };

/**
 * Anything but a transfer to be posted: legs that sum to zero in every currency. Its id is the key:
 * the same key posts once, whatever happens.
 */
export interface PostingOrder {
  id: string;
  kind: PostingKind;
  legs: readonly Leg[];
  /** The customer who asks; null when it is the bank itself. */
  initiator: Initiator | null;
  note: string | null;
}

/** What came of a posting; a repeated key gets the first answer again. */
export type PostingAnswer =
  | {
      ok: true;
      at: Date;
      /** What the account that paid, or else the one that received, had after it. */
      balance: number;
    }
  | { ok: false; code: ErrorCode; facts: Facts };

/** What a customer could send from an account now, as the rules of transfers ask for it. */
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

/** Which lines of a history are wanted, the newest first. */
export interface HistoryQuestion {
  accountId: string;
  from: Day;
  to: Day;
  direction: "all" | "deposit" | "withdrawal";
  /** Only lines with a smaller number; null from the newest. */
  before: number | null;
  most: number;
}

/** A narrower question to a history; amounts count without their sign. */
export interface HistorySearch extends HistoryQuestion {
  amountFrom: number | null;
  amountTo: number | null;
  /** What the note must hold, whatever its case, or the number of the other account. */
  words: string | null;
  /** Only lines of these kinds; null for all. */
  kinds: readonly string[] | null;
}

/** Some lines of a history, and what there is in all of those that were asked for. */
export interface HistoryFound {
  entries: Entry[];
  count: number;
  deposits: number;
  /** Without a sign. */
  withdrawals: number;
}

/** Somebody whom the customer sent money to. */
export interface RecentPayee {
  currency: Currency;
  bankCode: string;
  number: string;
  /** Null at another bank, whose customers we do not know. */
  holderName: Translated | null;
  lastAt: Date;
}

/** An account that money can be sent to by designation. */
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

/** A movement that was posted. */
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
  /** Where it stands with the other bank; null within this bank. */
  clearing: "pending" | "settled" | "rejected" | null;
}

/** What may be posted: handed to the ledger, so that the pages ask the very same functions. */
export interface Rules {
  transfer: typeof judgeTransfer;
  posting: typeof judgePosting;
}

/** The bank's ledger. */
export interface CoreBank extends CustomerFacts, MoneySummary, AccountChanges {
  accounts(customerId: string): Promise<Account[]>;
  /** The standing of a customer's account, or null when it is not theirs to send from. */
  standing(customerId: string, number: string): Promise<Standing | null>;
  /** The standings of all accounts that a customer can send from. */
  standings(customerId: string): Promise<Standing[]>;
  designated(customerId: string): Promise<DesignatedAccount[]>;
  /** Who holds an account of this bank that can be paid into; null when there is none. */
  payee(number: string): Promise<(PayeeAccount & { name: Translated }) | null>;
  /** Who holds an account of another bank, whole; null when that bank does not tell, or not in time. */
  holderElsewhere(account: AccountElsewhere): Promise<string | null>;
  /** Whether the payee is nobody new: an own account, a designated one, or one that was sent to. */
  isKnownPayee(
    customerId: string,
    payee: Pick<TransferOrder, "toBank" | "toNumber">,
  ): Promise<boolean>;
  history(question: HistoryQuestion): Promise<Entry[]>;
  /** Lines of a history with their count and sums. */
  search(question: HistorySearch): Promise<HistoryFound>;
  /** Whom the customer's accounts sent to in the past days, each once, the last first. */
  recentPayees(customerId: string, within: { days: number; most: number }): Promise<RecentPayee[]>;
  /** The balance at the end of a past day; null before the account was opened. */
  balanceAt(accountId: string, day: Day): Promise<number | null>;
  /** The last time that the same was sent to the same payee within 24 hours; null for never. */
  earlierSent(
    order: Pick<TransferOrder, "fromNumber" | "toBank" | "toNumber" | "amount">,
  ): Promise<{ id: string; at: Date } | null>;
  /** Posts an order, unless the customer's draft under its key is given up by then. */
  transfer(order: TransferOrder): Promise<TransferAnswer>;
  /** Posts anything else; an order that does not sum to zero is a fault, and nothing is written. */
  post(order: PostingOrder): Promise<PostingAnswer>;
  /**
   * Undoes a posting, once. What went to another bank is given back by that bank or not at all, and
   * what was undone or given back stays so: TRFR000017. What was used of a limit stays used.
   */
  reverse(postingId: string, initiator: Initiator | null): Promise<PostingAnswer>;
  /**
   * Keeps anything from being posted under the key until the transaction ends: whoever gives the
   * transfer up in it is sure. False when it is posted already.
   */
  lockUnposted(tx: Db, order: Pick<TransferOrder, "id" | "fromNumber">): Promise<boolean>;
  /**
   * Keeps anything from being posted on a customer's accounts until the transaction ends; what is
   * being posted is waited for. Answers how many accounts there are that are not closed.
   */
  lockAccounts(tx: Db, customerId: string): Promise<number>;
  /**
   * Raises the tier of the accounts that an approved upgrade is for; the next posting has the new
   * limits. Answers the numbers of the accounts that were raised, none where nobody approved it.
   */
  raiseTier(tx: Db, upgradeId: string): Promise<string[]>;
  /** How many transfers were posted in each of the past hours that had any, by Taipei hour. */
  transfersPerHour(hours: number): Promise<{ hour: string; count: number }[]>;
  /** A posting of one of the customer's accounts, or null. */
  posting(customerId: string, id: string): Promise<Posting | null>;
  close(): Promise<void>;
}
