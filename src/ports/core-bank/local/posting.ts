// One posting of any kind but a transfer: found under its key, refused, or written.

import { hash } from "node:crypto";
import { postingPolicies } from "#base/postings/kinds.ts";
import { type AccountLeg, assertBalanced, isAccountLeg } from "#base/postings/posting.ts";
import type { Touched } from "#base/postings/rules.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import { type Refused, refused } from "#base/transfer/rules.ts";
import { customerIn } from "../initiator.ts";
import type { PostingOrder } from "../port.ts";
import type { Locked } from "./account.ts";
import { enterLegs, type Journal } from "./journal.ts";
import {
  type ExistingPosting,
  type LockedRows,
  numbersIn,
  type Outcome,
  outcomeOf,
} from "./task.ts";
import type { Moment } from "./transfer.ts";

const CONTENT_LENGTH = 32;

/** A posting to be made, and what it reverses. */
export interface PostTask {
  order: PostingOrder;
  reverses: string | null;
}

/** An account that a posting touches, and its change. */
interface Change {
  account: Locked;
  net: number;
  lowest: number;
}

/** Throws unless the order is valid: it sums to zero and moves money as its kind may. */
export function checkOrder({ kind, legs }: PostingOrder): void {
  assertBalanced(legs);
  const own = legs.filter(isAccountLeg);
  if (own.length === 0) throw new RangeError("a posting must concern a customer's account");
  const { direction } = postingPolicies[kind];
  const nets = [...new Set(own.map(({ number }) => number))].map((number) => sumsOf(own, number));
  if (nets.some(({ net }) => net === 0)) throw new RangeError("a posting must change an account");
  const isWrong = ({ net }: { net: number }) => (direction === "debit" ? net > 0 : net < 0);
  if (direction !== "both" && nets.some(isWrong)) throw new RangeError(`${kind} is a ${direction}`);
}

/** Decides a posting and adds it to the journal, refused or not. */
export function post(
  journal: Journal,
  moment: Moment,
  task: PostTask,
  findings: readonly LockedRows[],
): Outcome {
  const { order } = task;
  const outcome = outcomeFor(journal, moment, task, findings);
  const { result } = outcome;
  const owner = numbersIn(order).map((number) => journal.accounts.get(number))[0]?.customerId;
  journal.trail.push({
    event: "ledger.post",
    outcome: result.ok ? "ok" : result.code,
    initiator: order.initiator,
    customerId: customerIn(order.initiator) ?? owner ?? null,
    reference: order.id,
  });
  return outcome;
}

function outcomeFor(
  journal: Journal,
  moment: Moment,
  task: PostTask,
  findings: readonly LockedRows[],
): Outcome {
  const { order } = task;
  const earlier = moment.earlier.get(order.id) ?? findings[0]?.earlier;
  if (earlier) {
    return isSame(earlier, task, journal) ? outcomeOf(earlier) : notPosted("TRFR000016");
  }
  const own = order.legs.filter(isAccountLeg);
  const accounts = numbersIn(order).map((number, place): Touched | null => {
    const account = journal.accounts.get(number);
    const finding = findings[place];
    if (!account || !finding) return null;
    const { customerId, currency, state, balance } = account;
    const { isBarred, isFormer, isStopped } = finding;
    const owner = { customerId, isBarred, isFormer, isStopped };
    return { ...owner, currency, state, balance, ...sumsOf(own, number) };
  });
  const customerId = customerIn(order.initiator);
  const verdict = moment.rules.posting({ kind: order.kind, customerId, accounts });
  if (!verdict.ok) return { result: verdict, toSend: null };
  const posted = writePosting(journal, moment, task);
  moment.earlier.set(order.id, posted);
  return outcomeOf(posted);
}

/** Adds an approved posting to the journal. */
export function writePosting(
  journal: Journal,
  { today, at }: Pick<Moment, "today" | "at">,
  task: PostTask,
): ExistingPosting {
  const { order, reverses } = task;
  const { id, kind, note } = order;
  const own = order.legs.filter(isAccountLeg);
  enterLegs(journal, id, order.legs, today);
  const changes = numbersIn(order).map((number) => {
    return { account: journal.accounts.get(number) as Locked, ...sumsOf(own, number) };
  });
  const from = changes.find(({ net }) => net < 0);
  const to = changes.find(({ net }) => net > 0);
  const content = contentOf(task, null);
  const first = (from ?? to) as Change;
  const { currency, entryDay, entries, balance } = first.account;
  const amount = Math.abs(first.net);
  // Where more or less arrives than was paid, only the entries have the amount.
  const isWhole = to && (to.account.currency !== currency || to.net === amount);
  const internal = order.legs.find((leg) => "internal" in leg)?.internal ?? kind;
  const posting = {
    ...{ id, kind, fromAccount: from?.account.id ?? null, toBank: OWN_BANK_CODE },
    ...{ toNumber: to?.account.number ?? internal, amount, fee: 0, currency, note, content },
    day: entryDay ?? today,
  };
  const toAccount = isWhole ? to.account.id : null;
  journal.postings.push({ ...posting, toAccount, fromEntry: entries, reverses });
  return { ...posting, at, balance, clearing: null };
}

function sumsOf(legs: readonly AccountLeg[], number: string): { net: number; lowest: number } {
  let net = 0;
  let lowest = 0;
  for (const leg of legs) {
    if (leg.number !== number) continue;
    net += leg.amount;
    lowest = Math.min(lowest, net);
  }
  return { net, lowest };
}

/** Whether a repeated key has the same content as the first, whoever repeats it. */
function isSame({ content }: ExistingPosting, task: PostTask, { accounts }: Journal): boolean {
  if (content === contentOf(task, null)) return true;
  // Until migration 078 the digest included the customer who had given the order.
  return numbersIn(task.order).some((number) => {
    const owner = accounts.get(number)?.customerId;
    return owner !== undefined && content === contentOf(task, owner);
  });
}

/** A digest of the order: a repeated key is the same order only if all of this is equal. */
function contentOf({ order, reverses }: PostTask, customerId: string | null): string {
  const { kind, legs, note } = order;
  const parts = legs.map((leg) =>
    isAccountLeg(leg)
      ? [leg.number, leg.line, leg.amount, leg.currency, leg.otherBank, leg.otherNumber, leg.note]
      : [leg.internal, leg.amount, leg.currency],
  );
  const text = JSON.stringify([kind, note, customerId, reverses, parts]);
  return hash("sha256", text).slice(0, CONTENT_LENGTH);
}

function notPosted(code: Refused["code"]): Outcome {
  return { result: refused(code), toSend: null };
}
