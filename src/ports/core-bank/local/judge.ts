// Whether a transfer may be posted, decided on locked rows. The order of the questions is the order
// in which a customer would want the answers: who and where first, then how much.

import { OWN_BANK_CODE } from "#base/brand.ts";
import type { Day } from "#base/day.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Facts } from "#base/language.ts";
import { amountOf, formatAmount } from "#base/money.ts";
import { type Fared, feeOf, isFreeSmall } from "#base/transfer-fee.ts";
import { limitsOf, type TransferKind } from "#base/transfer-limits.ts";
import type { TransferOrder } from "../port.ts";
import { type CountedKind, type Locked, laterDay, usedOn } from "./account.ts";

/** All that the decision stands on. */
export interface Situation {
  order: TransferOrder;
  from: Locked | undefined;
  /** The payee's account when it is one of this bank. */
  to: Locked | undefined;
  today: Day;
  /** The day from which the payee is designated; null when it is not. */
  designatedFrom: Day | null;
  /** Whether the same was sent to the same payee within 24 hours. */
  sameSent: boolean;
  /** Whether the bank lets the customer send nothing. */
  isBarred: boolean;
  /** Whether the customer's panic button is in effect: then only between own accounts. */
  isStopped: boolean;
}

/** Why a transfer is not posted. */
export interface NotPosted {
  ok: false;
  code: ErrorCode;
  facts: Facts;
}

/** That a transfer may be posted, as what, for which day, and whether it is the free small one. */
export interface MayPost {
  ok: true;
  from: Locked;
  kind: TransferKind;
  day: Day;
  isFree: boolean;
}

/** A transfer whose account, payee and kind are right, and whose amount is still to be judged. */
interface Known {
  order: TransferOrder;
  from: Locked;
  kind: TransferKind;
  day: Day;
  fared: Fared;
}

/** Decides a transfer. */
export function judge(situation: Situation): MayPost | NotPosted {
  const { order, from, today, sameSent, isBarred } = situation;
  if (!isAmount(order.amount)) return not("TRFR000011");
  if (!from || !canSend(from, order)) return not("TRFR000018");
  if (isBarred) return not("HEA000017");
  const kind = kindOf(situation, from);
  if (typeof kind !== "string") return kind;
  const day = laterDay(today, from.usedDay);
  const { toBank } = order;
  const { currency } = from;
  const freeUsed = from.freeDay !== null && from.freeDay >= day;
  const fared = { toBank, currency, amount: amountOf(order.amount), day, freeUsed };
  const known = { order, from, kind, day, fared };
  const refused = kindRefusal(known, situation) ?? priceRefusal(known) ?? limitRefusal(known);
  if (refused) return refused;
  if (sameSent && !order.sameAgain) return not("TRFR000014");
  return { ok: true, from, kind, day, isFree: isFreeSmall(fared) };
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0;
}

function canSend(from: Locked, { asker }: TransferOrder): boolean {
  return from.customerId === asker.customerId && from.state === "open" && from.kind !== "joint";
}

/** What kind of transfer it really is, whatever the caller takes it for. */
function kindOf({ order, to }: Situation, from: Locked): TransferKind | NotPosted {
  const within = order.toBank === OWN_BANK_CODE;
  if (within && order.toNumber === from.number) return not("TRFR000001");
  if (within && (to?.state !== "open" || to.currency !== from.currency)) return not("TRFR000012");
  const isOwn = within && to?.customerId === from.customerId;
  // What is put aside goes back to where it came from, and nowhere else.
  if (from.kind === "sub" && !(isOwn && to.kind === "main")) return not("TRFR000018");
  if (order.kind === "own" && !isOwn) return not("TRFR000018");
  return isOwn ? "own" : order.kind;
}

function kindRefusal({ from, kind }: Known, { designatedFrom, today, isStopped }: Situation) {
  if (kind === "own") return null;
  if (isStopped) return not("TRFR000023");
  if (kind === "designated") {
    if (designatedFrom === null) return not("TRFR000008");
    if (designatedFrom > today) return not("TRFR000009");
    if (!from.designatedOn) return not("TRFR000006");
  }
  if (kind === "other" && !from.otherOn) return not("TRFR000007");
  return limitsOf(from.tier, from.currency, kind) ? null : not("TRFR000018");
}

function priceRefusal({ order, from, fared }: Known): NotPosted | null {
  if (order.fee !== feeOf(fared)) return not("TRFR000019");
  if (order.amount + order.fee <= from.balance) return null;
  return not("TRFR000002", { balance: formatAmount(amountOf(from.balance), from.currency) });
}

function limitRefusal({ order, from, kind, day }: Known): NotPosted | null {
  if (kind === "own") return null;
  const left = leftOf(from, kind, day);
  // An allowance that a wider limit cuts short is told as what can really be sent.
  const once = Math.min(left.once, left.day, left.month);
  const ofDay = Math.min(left.day, left.month);
  if (order.amount > left.once) return not("TRFR000003", { left: told(once, from) });
  if (order.amount > left.day) return not("TRFR000004", { left: told(ofDay, from) });
  if (order.amount > left.month) return not("TRFR000005", { left: told(left.month, from) });
  return null;
}

function leftOf(from: Locked, kind: CountedKind, day: Day) {
  const limits = limitsOf(from.tier, from.currency, kind);
  const used = usedOn(from, day)[kind];
  return {
    once: limits?.once ?? 0,
    day: (limits?.day ?? 0) - used.day,
    month: limits && limits.month === null ? Infinity : (limits?.month ?? 0) - used.month,
  };
}

/** Below nought where a limit was lowered after it had been used. */
function told(left: number, { currency }: Locked): string {
  return formatAmount(amountOf(Math.max(left, 0)), currency);
}

/** That a transfer is not posted, and why. */
export function not(code: ErrorCode, facts: Facts = {}): NotPosted {
  return { ok: false, code, facts };
}
