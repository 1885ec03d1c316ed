// One transfer: found under its key, refused, or added to the journal.

import { transferLegs } from "#base/postings/transfers.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { Day } from "#base/time/day.ts";
import { type MaySend, refused, type Sender } from "#base/transfer/rules.ts";
import type { Rules, TransferOrder } from "../port.ts";
import { countedOn, type Locked, ratesOf, withSent } from "./account.ts";
import { enterLegs, type Journal, keep } from "./journal.ts";
import { type ExistingPosting, type LockedRows, type Outcome, outcomeOf } from "./task.ts";

/** The time of a batch, its rules, and what was posted in it so far. */
export interface Moment {
  rules: Rules;
  at: string;
  today: Day;
  /** Postings of this batch by key, and for refunds the transfers they belong to. */
  earlier: Map<string, ExistingPosting>;
  /** Payees and amounts of this batch. */
  same: Set<string>;
}

/** Decides a transfer and adds it to the journal, refused or not. */
export function transfer(
  journal: Journal,
  moment: Moment,
  order: TransferOrder,
  finding: LockedRows,
): Outcome {
  const outcome = outcomeFor(journal, moment, order, finding);
  const { result } = outcome;
  const { initiator } = order;
  journal.trail.push({
    event: "transfer.post",
    outcome: result.ok ? "ok" : result.code,
    initiator,
    customerId: initiator.customerId,
    reference: order.id,
  });
  return outcome;
}

function outcomeFor(
  journal: Journal,
  moment: Moment,
  order: TransferOrder,
  finding: LockedRows,
): Outcome {
  const from = journal.accounts.get(order.fromNumber);
  const earlier = moment.earlier.get(order.id) ?? finding.earlier;
  if (earlier) {
    if (from && isSame(earlier, order, from)) return outcomeOf(earlier);
    return { result: refused("TRFR000016"), toSend: null };
  }
  if (finding.isWithdrawn) return { result: refused("TRFR000017"), toSend: null };
  const same = `${order.fromNumber} ${order.toBank} ${order.toNumber} ${order.amount}`;
  const payee = order.toBank === OWN_BANK_CODE ? journal.accounts.get(order.toNumber) : undefined;
  const sender = from && senderOf(from, moment, finding);
  const verdict = moment.rules.transfer({
    order,
    agreed: order,
    customerId: order.initiator.customerId,
    sender: sender ?? null,
    payee: payee ? { ...payee, isBarred: finding.isPayeeBarred } : null,
    designatedFrom: finding.designatedFrom,
    sameSent: finding.sameSent || moment.same.has(same),
    // The sign-in's risk was checked before the customer was sent a code.
    isUnusualSignIn: false,
  });
  if (!verdict.ok) return { result: verdict, toSend: null };
  if (!from || !sender) throw new Error("the rules let nobody's money be sent");
  const posted = writeTransfer(journal, moment, order, { ...verdict, from, day: sender.day });
  moment.same.add(same);
  moment.earlier.set(order.id, posted);
  return outcomeOf(posted);
}

/** Whether a repeated key has the same content as the first, from the same customer. */
function isSame(earlier: ExistingPosting, order: TransferOrder, from: Locked): boolean {
  return (
    earlier.fromAccount === from.id &&
    from.customerId === order.initiator.customerId &&
    earlier.toBank === order.toBank &&
    earlier.toNumber === order.toNumber &&
    earlier.amount === order.amount &&
    earlier.fee === order.fee &&
    earlier.note === order.note &&
    // A transfer to an own account is stored as such, whatever kind the caller gave.
    (earlier.kind === "own" || earlier.kind === order.kind)
  );
}

/** The sender as the rules need it. */
function senderOf(account: Locked, { today }: Moment, finding: LockedRows): Sender {
  const { customerId } = account;
  const { isBarred, isStopped, usdRate, ownRate } = finding;
  const rates = ratesOf(usdRate, ownRate);
  return { customerId, account, ...countedOn(account, today), isBarred, isStopped, rates };
}

/** What of an order is written. */
export type TransferText = Pick<
  TransferOrder,
  "id" | "fromNumber" | "toBank" | "toNumber" | "amount" | "note"
>;

/** An approved transfer, its account, and the day it counts for. */
interface Allowed extends MaySend {
  from: Locked;
  day: Day;
}

/** Adds an approved transfer to the journal. */
export function writeTransfer(
  journal: Journal,
  { today, at }: Pick<Moment, "today" | "at">,
  order: TransferText,
  verdict: Allowed,
): ExistingPosting {
  const { id, fromNumber, toBank, toNumber, amount, note } = order;
  const { kind, day, fee, isFree, from } = verdict;
  const { currency } = from;
  const counted = kind === "own" ? from : withSent(from, kind, amount, day);
  keep(journal, isFree ? { ...counted, freeDay: day } : counted);
  const isWithin = toBank === OWN_BANK_CODE;
  const payee = isWithin ? (journal.accounts.get(toNumber) as Locked) : null;
  // The note is the sender's: nobody else who sees the payee's account reads it.
  const payeeNote = kind === "own" && payee?.kind !== "joint" ? note : null;
  const money = { fromNumber, toBank, toNumber, amount, fee, currency, note, payeeNote };
  enterLegs(journal, id, transferLegs(money), today);
  const { balance, entries } = journal.accounts.get(fromNumber) as Locked;
  if (!isWithin) {
    journal.sent.push({ postingId: id, bankCode: toBank, number: toNumber, amount, currency });
  }
  const posting = {
    ...{ id, kind, fromAccount: from.id, toBank, toNumber, amount, fee, currency, day, note },
    ...{ content: null, reverses: null },
  };
  journal.postings.push({ ...posting, toAccount: payee?.id ?? null, fromEntry: entries });
  return { ...posting, at, balance, clearing: isWithin ? null : "pending" };
}
