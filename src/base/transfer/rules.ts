// Whether a transfer may be sent, and on which terms: the only place that decides it. The pages
// call it before the customer agrees, the ledger again on locked rows. The checks run in the order
// in which a customer would want the answers: who and where first, then how much.

import type { ErrorCode } from "../errors/catalogue.ts";
import { amountOf, type Currency, formatAmount } from "../money/money.ts";
import { OWN_BANK_CODE } from "../site/brand.ts";
import type { Facts } from "../text/language.ts";
import { type Day, formatDay } from "../time/day.ts";
import { type Fared, feeOf, isFreeSmall } from "./fee.ts";
import {
  type CountedKind,
  hasOwnLimits,
  type LimitRates,
  leftOf,
  limitsFor,
  mayTierSend,
  type Tier,
  type TransferKind,
  type Used,
} from "./limits.ts";

/** A designated account takes effect this many days later: one's own, or somebody else's. */
export const DESIGNATION_DAYS = { own: 1, others: 2 } as const;

/** The account that is debited, and its owner's status. */
export interface Sender {
  customerId: string;
  account: {
    number: string;
    currency: Currency;
    kind: "main" | "sub" | "joint";
    tier: Tier;
    state: "open" | "frozen" | "closed";
    balance: number;
    designatedOn: boolean;
    otherOn: boolean;
    /** The customer's own daily limit for accounts that are not designated. */
    otherDayLimit?: number | null;
  };
  today: Day;
  /** The day that limits are counted for: today, or a later one when the clock was set back. */
  day: Day;
  /** What was sent on that day. */
  used: Readonly<Record<CountedKind, Used>>;
  /** Whether the free small transfer of that day was used. */
  freeUsed: boolean;
  /** Whether the customer may send nothing: flagged for fraud, or no longer a customer. */
  isBarred: boolean;
  /** Whether the customer's panic button is in effect: then only between own accounts. */
  isStopped: boolean;
  /** The rates that convert limits; null where the currency has its own, or no rate is known. */
  rates: LimitRates | null;
}

/** The payee's account when it is at this bank. */
export interface PayeeAccount {
  customerId: string;
  currency: Currency;
  kind: "main" | "sub" | "joint";
  state: "open" | "frozen" | "closed";
  /** Whether its owner may receive nothing from others: flagged for fraud, or no longer a customer. */
  isBarred: boolean;
}

/** What is to be sent, and to whom. */
export interface Order {
  toBank: string;
  toNumber: string;
  amount: number;
  kind: TransferKind;
}

/** What the customer has agreed to; null while they only ask for the terms. */
export interface Agreed {
  fee: number;
  /** Whether the customer has confirmed sending the same again within 24 hours. */
  sameAgain: boolean;
}

/** Everything a decision depends on. */
export interface Situation {
  order: Order;
  agreed: Agreed | null;
  /** The customer who gives the order. */
  customerId: string;
  sender: Sender | null;
  payee: PayeeAccount | null;
  /** The day from which the payee is designated; null when it is not. */
  designatedFrom: Day | null;
  /** Whether the same was sent to the same payee within 24 hours. */
  sameSent: boolean;
  /** After an unusual sign-in only designated and own accounts can be paid. */
  isUnusualSignIn: boolean;
}

/** Why something is refused. */
export interface Refused {
  ok: false;
  code: ErrorCode;
  facts: Facts;
}

/** An approved transfer: its kind, its fee, and whether it is the free small one. */
export interface MaySend {
  ok: true;
  kind: TransferKind;
  fee: number;
  isFree: boolean;
}

/** What a transfer costs, and what is left after it. */
export interface Terms {
  fee: number;
  total: number;
  balanceAfter: number;
  dayLeft: number | null;
  monthLeft: number | null;
}

/** A transfer whose account, payee and kind are valid, and whose amount is not checked yet. */
interface Known {
  order: Order;
  sender: Sender;
  kind: TransferKind;
}

/** Decides a transfer. */
export function judgeTransfer(situation: Situation): MaySend | Refused {
  const { order, agreed, sender, customerId, sameSent } = situation;
  if (!isAmount(order.amount)) return refused("TRFR000011");
  if (!sender || !canSend(sender, customerId)) return refused("TRFR000018");
  if (sender.isBarred) return refused("HEA000017");
  const kind = kindOf(situation, sender);
  if (typeof kind !== "string") return kind;
  const known = { order, sender, kind };
  const fee = feeFor(order, sender);
  const refusal =
    kindRefusal(known, situation) ??
    (agreed && agreed.fee !== fee ? refused("TRFR000019") : null) ??
    balanceRefusal(known, fee) ??
    limitRefusal(known);
  if (refusal) return refusal;
  if (sameSent && agreed?.sameAgain === false) return refused("TRFR000014");
  return { ok: true, kind, fee, isFree: isFreeSmall(faredOf(order, sender)) };
}

/** Why a payee does not count as designated today, or null; it does from its start day on. */
export function designationRefusal(designatedFrom: Day | null, today: Day): Refused | null {
  if (designatedFrom === null) return refused("TRFR000008");
  if (designatedFrom <= today) return null;
  return refused("TRFR000009", { day: formatDay(designatedFrom) });
}

/** The current fee of an order. */
export function feeFor(order: Order, sender: Sender): number {
  return feeOf(faredOf(order, sender));
}

/** What the order costs, and what is left after it. */
export function termsOf(order: Order, sender: Sender): Terms {
  const fee = feeFor(order, sender);
  const total = order.amount + fee;
  const left = order.kind === "own" ? null : leftOf(order.kind, sender);
  return {
    fee,
    total,
    balanceAfter: sender.account.balance - total,
    dayLeft: left && left.day - order.amount,
    monthLeft: left && left.month !== null ? left.month - order.amount : null,
  };
}

/** A refusal with its facts. */
export function refused(code: ErrorCode, facts: Facts = {}): Refused {
  return { ok: false, code, facts };
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0;
}

function canSend(sender: Sender, customerId: string): boolean {
  const { state, kind } = sender.account;
  return sender.customerId === customerId && state === "open" && kind !== "joint";
}

/** The real kind of the transfer, whatever the caller claims. */
function kindOf({ order, payee }: Situation, sender: Sender): TransferKind | Refused {
  const { number, currency, kind } = sender.account;
  const within = order.toBank === OWN_BANK_CODE;
  if (within && order.toNumber === number) return refused("TRFR000001");
  // One code for every reason, so that nobody learns that a payee is under suspicion.
  if (within && (payee?.state !== "open" || payee.isBarred || payee.currency !== currency)) {
    return refused("TRFR000012");
  }
  const isOwn = within && payee?.customerId === sender.customerId;
  // Money on a sub-account can only go to the customer's own main account.
  if (kind === "sub" && !(isOwn && payee.kind === "main")) return refused("TRFR000018");
  if (order.kind === "own" && !isOwn) return refused("TRFR000018");
  return isOwn ? "own" : order.kind;
}

function kindRefusal({ order, sender, kind }: Known, situation: Situation): Refused | null {
  if (kind === "own") return null;
  if (sender.isStopped) return refused("TRFR000023");
  if (kind === "designated") {
    const refusal = designationRefusal(situation.designatedFrom, sender.today);
    if (refusal) return refusal;
    if (!sender.account.designatedOn) return refused("TRFR000006");
  }
  if (kind === "other" && !sender.account.otherOn) return refused("TRFR000007");
  if (kind === "other" && situation.isUnusualSignIn) return refused("TRFR000020");
  // Most foreign currencies stay within the bank, except to payees the customer has designated.
  const isAway = kind === "other" && order.toBank !== OWN_BANK_CODE;
  const { tier, currency } = sender.account;
  if (isAway && !hasOwnLimits(currency)) return refused("TRFR000025");
  if (!mayTierSend(tier, currency, kind)) return refused("TRFR000026");
  return limitsFor(kind, sender) ? null : refused("TRFR000018");
}

function balanceRefusal({ order, sender }: Known, fee: number): Refused | null {
  const { balance, currency } = sender.account;
  if (order.amount + fee <= balance) return null;
  return refused("TRFR000002", { balance: formatAmount(amountOf(balance), currency) });
}

function limitRefusal({ order, sender, kind }: Known): Refused | null {
  const left = kind === "own" ? null : leftOf(kind, sender);
  if (!left) return null;
  const month = left.month ?? Number.POSITIVE_INFINITY;
  const amountLeft = (most: number) => ({
    left: formatAmount(amountOf(most), sender.account.currency),
  });
  // A remainder never exceeds those of the wider limits: the customer sees what can really be sent.
  const ofDay = Math.min(left.day, month);
  if (order.amount > left.once)
    return refused("TRFR000003", amountLeft(Math.min(left.once, ofDay)));
  if (order.amount > left.day) return refused("TRFR000004", amountLeft(ofDay));
  return order.amount > month ? refused("TRFR000005", amountLeft(month)) : null;
}

function faredOf({ toBank, amount }: Order, { account, day, freeUsed }: Sender): Fared {
  return { toBank, currency: account.currency, amount: amountOf(amount), day, freeUsed };
}
