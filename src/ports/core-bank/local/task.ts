// The ledger's tasks and outcomes.

import type { Currency } from "#base/money/money.ts";
import { isAccountLeg } from "#base/postings/posting.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { Day } from "#base/time/day.ts";
import type { ClearingOrder } from "#ports/clearing/port.ts";
import type { Initiator } from "../initiator.ts";
import type { PostingOrder, TransferOrder, TransferResult } from "../port.ts";

/** Post a transfer, refund one that the other bank rejected, or post anything else. */
export type Task =
  | { do: "transfer"; order: TransferOrder }
  | { do: "refund"; transferId: string; fromNumber: string; initiator: Initiator | null }
  | { do: "post"; order: PostingOrder; reverses: string | null };

/** The accounts that a task moves money on. */
export function numbersOf(task: Task): string[] {
  if (task.do === "refund") return [task.fromNumber];
  if (task.do === "post") return numbersIn(task.order);
  return numbersSent(task.order);
}

/** The customers' accounts of a transfer: the sender's and, at this bank, the payee's. */
export function numbersSent(
  order: Pick<TransferOrder, "fromNumber" | "toBank" | "toNumber">,
): string[] {
  const { fromNumber, toBank, toNumber } = order;
  return toBank === OWN_BANK_CODE ? [fromNumber, toNumber] : [fromNumber];
}

/** The customers' accounts of an order, without duplicates, in their order. */
export function numbersIn({ legs }: PostingOrder): string[] {
  return [...new Set(legs.filter(isAccountLeg).map(({ number }) => number))];
}

/** The result as far as the ledger knows it, and what must still be sent to another bank. */
export interface Outcome {
  result: TransferResult;
  toSend: ClearingOrder | null;
}

/** An existing posting with a key. */
export interface ExistingPosting {
  id: string;
  kind: string;
  fromAccount: string | null;
  toBank: string;
  toNumber: string;
  amount: number;
  fee: number;
  currency: Currency;
  at: string;
  day: Day;
  note: string | null;
  /** A digest of the order; null for a transfer. */
  content: string | null;
  /** The balance after it of the sender or, where there is none, the receiver. */
  balance: number;
  clearing: "pending" | "settled" | "rejected" | null;
}

/** What the database knows about a task besides the accounts. */
export interface LockedRows {
  earlier: ExistingPosting | null;
  /** The day from which the payee is designated; null when it is not. */
  designatedFrom: Day | null;
  /** Whether the same was sent to the same payee within 24 hours. */
  sameSent: boolean;
  /** Whether the customer's draft with the key is withdrawn, restarted or expired. */
  isWithdrawn: boolean;
  /** Whether the customer may send nothing: flagged for fraud, or no longer a customer. */
  isBarred: boolean;
  /** Whether a payee at this bank may receive nothing from others, for the same reasons. */
  isPayeeBarred: boolean;
  /** Whether they are no longer a customer. */
  isFormer: boolean;
  /** Whether the customer's panic button is in effect. */
  isStopped: boolean;
  /** The day's rates, where the sender's limits are converted. */
  usdRate: number | null;
  ownRate: number | null;
}

/** The outcome of an existing posting, again. */
export function outcomeOf(earlier: ExistingPosting): Outcome {
  const { id, at, balance, fee, amount, currency, toBank, toNumber, clearing } = earlier;
  if (clearing === "rejected") {
    return { result: { ok: false, code: "TRFR000015", facts: {} }, toSend: null };
  }
  const isPending = clearing === "pending";
  return {
    result: { ok: true, at: new Date(at), balance, fee, toBank, isPending },
    toSend: isPending ? { id, bankCode: toBank, number: toNumber, amount, currency } : null,
  };
}
