// Refunds of transfers that another bank rejected.

import { refundLegs } from "#base/postings/transfers.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import { derivedId } from "#db/uuid.ts";
import type { Initiator } from "../initiator.ts";
import { type Locked, withGivenBack } from "./account.ts";
import { enterLegs, type Journal, keep } from "./journal.ts";
import { type ExistingPosting, type LockedRows, type Outcome, outcomeOf } from "./task.ts";
import type { Moment } from "./transfer.ts";

/** A refund to be made: of which transfer, to which account. */
export interface RefundTask {
  transferId: string;
  fromNumber: string;
  initiator: Initiator | null;
}

/** The key of a transfer's refund: derived, so that it is refunded once. */
export function refundId(transferId: string): string {
  return derivedId(`refund ${transferId}`);
}

/** Adds the refund of a pending transfer to the journal; returns the transfer's new state. */
export function refund(
  journal: Journal,
  moment: Moment,
  task: RefundTask,
  finding: LockedRows,
): Outcome {
  const { transferId, fromNumber, initiator } = task;
  const earlier = moment.earlier.get(transferId) ?? finding.earlier;
  const account = journal.accounts.get(fromNumber);
  if (!earlier || !account || earlier.fromAccount !== account.id) {
    throw new Error(`no transfer ${transferId} to be given back`);
  }
  if (earlier.clearing !== "pending") return outcomeOf(earlier);
  giveBack(journal, moment, earlier, account);
  const rejected: ExistingPosting = { ...earlier, clearing: "rejected" };
  moment.earlier.set(transferId, rejected);
  journal.trail.push({
    event: "transfer.refund",
    outcome: "TRFR000015",
    initiator,
    customerId: account.customerId,
    reference: transferId,
  });
  return outcomeOf(rejected);
}

function giveBack(
  journal: Journal,
  { today }: Moment,
  earlier: ExistingPosting,
  account: Locked,
): void {
  const { id: transferId, amount, fee, currency, toBank, toNumber } = earlier;
  const { id: toAccount, number: fromNumber } = account;
  const id = refundId(transferId);
  keep(journal, countedBack(earlier, account));
  const money = { fromNumber, toBank, toNumber, amount, fee, currency };
  enterLegs(journal, id, refundLegs(money), today);
  journal.postings.push({
    ...{ id, kind: "refund", fromAccount: null, fromEntry: null, toAccount },
    ...{ toBank: OWN_BANK_CODE, toNumber: fromNumber, amount: amount + fee, fee: 0, currency },
    day: journal.accounts.get(fromNumber)?.entryDay ?? today,
    ...{ note: null, content: null, reverses: null },
  });
  journal.rejected.push(transferId);
}

/** The account with its limits, and the free small transfer, restored to before the transfer. */
function countedBack(
  { kind, amount, fee, currency, day }: ExistingPosting,
  account: Locked,
): Locked {
  const isCounted = kind === "designated" || kind === "other";
  const back = isCounted ? withGivenBack(account, kind, amount, day) : account;
  // Of transfers to another bank only the day's free small one costs nothing.
  const wasFree = fee === 0 && currency === "TWD" && back.freeDay === day;
  return wasFree ? { ...back, freeDay: null } : back;
}
