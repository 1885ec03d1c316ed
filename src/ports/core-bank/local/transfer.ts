// One transfer: found again under its key, refused, or written into the journal.

import { transferLegs } from "#base/postings/transfers.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { Day } from "#base/time/day.ts";
import { type MaySend, refused, type Sender } from "#base/transfer/rules.ts";
import type { Rules, TransferOrder } from "../port.ts";
import { countedOn, type Locked, ratesOf, withSent } from "./account.ts";
import { enterLegs, type Journal, keep } from "./journal.ts";
import { type ExistingPosting, type LockedRows, type Outcome, outcomeOf } from "./task.ts";

/** The moment of a batch, what it is decided by, and what was posted in it so far. */
export interface Moment {
  rules: Rules;
  at: string;
  today: Day;
  /** Postings of this batch by key, and of refunds the transfers they are for. */
  earlier: Map<string, ExistingPosting>;
  /** Payees and amounts of this batch. */
  same: Set<string>;
}

/** Decides a transfer and writes it, refused or not, into the journal. */
export function transfer(
  journal: Journal,
  moment: Moment,
  order: TransferOrder,
  finding: LockedRows,
): Outcome {
  const outcome = outcomeFor(journal, moment, order, finding);
  const { answer } = outcome;
  const { initiator } = order;
  journal.trail.push({
    event: "transfer.post",
    outcome: answer.ok ? "ok" : answer.code,
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
    return { answer: refused("TRFR000016"), toSend: null };
  }
  if (finding.isWithdrawn) return { answer: refused("TRFR000017"), toSend: null };
  const same = `${order.fromNumber} ${order.toBank} ${order.toNumber} ${order.amount}`;
  const payee = order.toBank === OWN_BANK_CODE ? journal.accounts.get(order.toNumber) : undefined;
  const sender = from && senderOf(from, moment, finding);
  const verdict = moment.rules.transfer({
    order,
    agreed: order,
    customerId: order.initiator.customerId,
    sender: sender ?? null,
    payee: payee ?? null,
    designatedFrom: finding.designatedFrom,
    sameSent: finding.sameSent || moment.same.has(same),
    // What the sign-in looked like was judged before the customer was asked for a code.
    isUnusualSignIn: false,
  });
  if (!verdict.ok) return { answer: verdict, toSend: null };
  if (!from || !sender) throw new Error("the rules let nobody's money be sent");
  const posted = post(journal, moment, order, { ...verdict, from, day: sender.day });
  moment.same.add(same);
  moment.earlier.set(order.id, posted);
  return outcomeOf(posted);
}

/** Whether a key comes again with what it came with first, from the same customer. */
function isSame(earlier: ExistingPosting, order: TransferOrder, from: Locked): boolean {
  return (
    earlier.fromAccount === from.id &&
    from.customerId === order.initiator.customerId &&
    earlier.toBank === order.toBank &&
    earlier.toNumber === order.toNumber &&
    earlier.amount === order.amount &&
    earlier.fee === order.fee &&
    earlier.note === order.note &&
    // An own account is one, whatever the caller took it for.
    (earlier.kind === "own" || earlier.kind === order.kind)
  );
}

/** The sender as the rules ask for it. */
function senderOf(account: Locked, { today }: Moment, finding: LockedRows): Sender {
  const { customerId } = account;
  const { isBarred, isStopped, usdRate, ownRate } = finding;
  const rates = ratesOf(usdRate, ownRate);
  return { customerId, account, ...countedOn(account, today), isBarred, isStopped, rates };
}

/** A transfer that may be sent, from which account, and for which day it counts. */
interface Allowed extends MaySend {
  from: Locked;
  day: Day;
}

function post(
  journal: Journal,
  moment: Moment,
  order: TransferOrder,
  verdict: Allowed,
): ExistingPosting {
  const { id, fromNumber, toBank, toNumber, amount, note } = order;
  const { kind, day, fee, isFree, from } = verdict;
  const { currency } = from;
  const counted = kind === "own" ? from : withSent(from, kind, amount, day);
  keep(journal, isFree ? { ...counted, freeDay: day } : counted);
  const money = { fromNumber, toBank, toNumber, amount, fee, currency, note };
  enterLegs(journal, id, transferLegs(money), moment.today);
  const { balance, entries } = journal.accounts.get(fromNumber) as Locked;
  const isWithin = toBank === OWN_BANK_CODE;
  const toAccount = isWithin ? (journal.accounts.get(toNumber) as Locked).id : null;
  if (!isWithin) {
    journal.sent.push({ postingId: id, bankCode: toBank, number: toNumber, amount, currency });
  }
  const posting = {
    ...{ id, kind, fromAccount: from.id, toBank, toNumber, amount, fee, currency, day, note },
    ...{ content: null, reverses: null },
  };
  journal.postings.push({ ...posting, toAccount, fromEntry: entries });
  return { ...posting, at: moment.at, balance, clearing: isWithin ? null : "pending" };
}
