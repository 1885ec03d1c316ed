// Giving back what another bank did not take.

import { hash } from "node:crypto";
import { OWN_BANK_CODE } from "#base/brand.ts";
import type { Asker } from "../port.ts";
import { type Locked, withGivenBack } from "./account.ts";
import { enter, type Journal } from "./journal.ts";
import { type Earlier, type Finding, type Outcome, outcomeOf } from "./task.ts";
import type { Moment } from "./transfer.ts";

/** A refund to be made: of which transfer, to which account. */
export interface RefundTask {
  transferId: string;
  fromNumber: string;
  asker: Asker | null;
}

/** The key of a transfer's refund: always the same one, so that it is given back once. */
export function refundId(transferId: string): string {
  const hex = hash("sha256", `refund ${transferId}`);
  // Version 8: an id whose bits mean what its maker wants.
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Writes the refund of a pending transfer into the journal; answers how the transfer stands then. */
export function refund(
  journal: Journal,
  moment: Moment,
  task: RefundTask,
  finding: Finding,
): Outcome {
  const { transferId, fromNumber, asker } = task;
  const earlier = moment.earlier.get(transferId) ?? finding.earlier;
  const account = journal.accounts.get(fromNumber);
  if (!earlier || !account || earlier.fromAccount !== account.id) {
    throw new Error(`no transfer ${transferId} to be given back`);
  }
  if (earlier.clearing !== "pending") return outcomeOf(earlier);
  giveBack(journal, moment, earlier, account);
  const rejected: Earlier = { ...earlier, clearing: "rejected" };
  moment.earlier.set(transferId, rejected);
  journal.trail.push({
    event: "transfer.refund",
    outcome: "TRFR000015",
    asker,
    customerId: account.customerId,
    reference: transferId,
  });
  return outcomeOf(rejected);
}

function giveBack(journal: Journal, { today }: Moment, earlier: Earlier, account: Locked): void {
  const { id: transferId, amount, fee, currency, toBank, toNumber } = earlier;
  const postingId = refundId(transferId);
  const all = amount + fee;
  const after = enter(
    journal,
    countedBack(earlier, account),
    {
      postingId,
      kind: "refund",
      amount: all,
      otherBank: toBank,
      otherNumber: toNumber,
      note: null,
    },
    today,
  );
  journal.internals.push({
    postingId,
    leg: 1,
    account: `clearing-${toBank}-${currency}`,
    amount: -amount,
    currency,
  });
  if (fee > 0) {
    const feeAccount = `fee-${currency}`;
    journal.internals.push({ postingId, leg: 2, account: feeAccount, amount: -fee, currency });
  }
  journal.postings.push({
    id: postingId,
    kind: "refund",
    fromAccount: null,
    fromEntry: null,
    toAccount: account.id,
    toBank: OWN_BANK_CODE,
    toNumber: account.number,
    amount: all,
    fee: 0,
    currency,
    day: after.entryDay ?? today,
    note: null,
  });
  journal.rejected.push(transferId);
}

/** The account with the limits, and the free small transfer, that the transfer had used. */
function countedBack({ kind, amount, fee, currency, day }: Earlier, account: Locked): Locked {
  const isCounted = kind === "designated" || kind === "other";
  const back = isCounted ? withGivenBack(account, kind, amount, day) : account;
  // To another bank only the free small transfer of a day costs nothing.
  const wasFree = fee === 0 && currency === "TWD" && back.freeDay === day;
  return wasFree ? { ...back, freeDay: null } : back;
}
