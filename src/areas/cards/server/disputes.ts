// Disputes. Before money moves, the state records it and only then the ledger is called: if the
// process dies in between, the work is resumed under the same key, and nothing is credited or
// reversed twice.

import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { disputeCreditLegs } from "#base/postings/cards.ts";
import { dayOf, formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import type { StaffInitiator } from "#ports/core-bank/initiator.ts";
import type { CoreBank } from "#ports/core-bank/port.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { newReference, withReference } from "#server/api/reference.ts";
import { record } from "#server/audit/audit.ts";
import { eachApart } from "#server/jobs/each.ts";
import { announceItem } from "#server/live/publish.ts";
import type { DisputeAction, DisputeState } from "../flow/table.ts";
import { type DisputeReason, disputeRefusal, stateAfter } from "../rules/dispute.ts";
import { currentTime, lockCard } from "../store/cards.ts";
import {
  addDispute,
  type DisputeRow,
  disputeOf,
  disputesUnderWay,
  lockDispute,
  moveDispute,
  unsettledDisputes,
} from "../store/disputes.ts";
import { paymentOfCustomer } from "../store/payments.ts";
import { writeToCustomer } from "./letters.ts";

const UNDER_WAY_MOST = 100;
const OPEN_MOST = 200;

/** A dispute as the customer files it. */
export interface DisputeFiling {
  paymentId: string;
  reason: DisputeReason;
  note: string | null;
}

/** Files a dispute of one of the customer's payments, in the given transaction; returns it. */
export async function fileDispute(
  tx: Db,
  context: CallContext<"customer">,
  { paymentId, reason, note }: DisputeFiling,
): Promise<DisputeRow> {
  const own = { id: paymentId, customerId: context.customer.id };
  const found = await paymentOfCustomer(tx, own);
  // Locks the card, so that concurrent requests cannot dispute the same payment twice.
  if (found) await lockCard(tx, found.cardId);
  const payment = found && (await paymentOfCustomer(tx, own));
  if (!payment) throw new Refusal("EMRG000008");
  const now = await currentTime(tx);
  const { state, paidOn, disputeReference } = payment;
  const isDisputed = disputeReference !== null;
  const code = disputeRefusal({ state, paidOn, isDisputed }, dayOf(now));
  if (code) throw new Refusal(code);
  const reference = await withReference(
    () => newReference("D", now),
    async (offered) => {
      const dispute = { reference: offered, paymentId, reason, note, creditId: uuid() };
      return (await addDispute(tx, dispute)) ? offered : null;
    },
  );
  await record(tx, context, { event: "card.dispute", outcome: "ok", reference });
  const dispute = await knownDispute(tx, reference);
  await writeAbout(tx, dispute, "disputed", context);
  await announceItem(tx, "disputes", reference);
  return dispute;
}

/** The customer withdraws a dispute that the bank has not begun to settle. */
export async function withdrawDispute(
  tx: Db,
  context: CallContext<"customer">,
  reference: string,
): Promise<DisputeRow> {
  const dispute = await disputeOf(tx, reference);
  if (dispute?.customerId !== context.customer.id) throw new Refusal("EMRG000010");
  await advance(tx, dispute, "withdraw");
  await record(tx, context, { event: "card.dispute-withdraw", outcome: "ok", reference });
  return knownDispute(tx, reference);
}

/** A dispute, or null. */
export function disputeByReference(db: Db, reference: string): Promise<DisputeRow | null> {
  return disputeOf(db, reference);
}

/** Disputes that need work by staff, oldest first. */
export function openDisputes(db: Db): Promise<DisputeRow[]> {
  return unsettledDisputes(db, OPEN_MOST);
}

/** The dependencies of settling. */
export interface DisputeServices {
  db: Db;
  coreBank: CoreBank;
}

/** What staff decide about a dispute; only a customer withdraws one. */
type StaffAction = Exclude<DisputeAction, "withdraw">;

/** A dispute, locked until the transaction ends, or null. */
export async function lockedDispute(tx: Db, reference: string): Promise<DisputeRow | null> {
  return (await lockDispute(tx, reference)) && disputeOf(tx, reference);
}

/**
 * Applies a decision to a locked dispute; returns its new state. Its money moves after the
 * transaction, by `moveDisputeMoney`.
 */
export async function decideDispute(
  tx: Db,
  dispute: DisputeRow,
  action: StaffAction,
): Promise<DisputeState> {
  const state = await advance(tx, dispute, action);
  if (state === "upheld" || state === "rejected") await writeAbout(tx, dispute, state);
  return state;
}

/** Moves the money of a decided dispute, if any; returns the dispute after that. */
export async function moveDisputeMoney(
  services: DisputeServices,
  reference: string,
  initiator: StaffInitiator | null,
): Promise<DisputeRow> {
  await moveMoney(services, await knownDispute(services.db, reference), initiator);
  return knownDispute(services.db, reference);
}

/** Decides on a dispute and moves its money, by the command on the bank's own machine (null) too. */
export async function settleDispute(
  services: DisputeServices,
  reference: string,
  { action, initiator }: { action: StaffAction; initiator: StaffInitiator | null },
): Promise<DisputeRow> {
  await services.db.transaction(async (tx) =>
    decideDispute(tx, await knownDispute(tx, reference), action),
  );
  return moveDisputeMoney(services, reference, initiator);
}

/** Resumes interrupted postings, and retries reversals that failed before. */
export async function resumeDisputes(
  services: DisputeServices,
  closing?: AbortSignal,
): Promise<void> {
  await eachApart(await disputesUnderWay(services.db, UNDER_WAY_MOST), closing, (dispute) =>
    moveMoney(services, dispute, null),
  );
}

async function moveMoney(
  services: DisputeServices,
  dispute: DisputeRow,
  initiator: StaffInitiator | null,
): Promise<void> {
  if (dispute.state === "crediting") await credit(services, dispute, initiator);
  if (dispute.state === "reversing") await takeBack(services, dispute, initiator);
}

/**
 * Posts the provisional credit while the dispute is locked: of the job and a member of staff one
 * decides. Otherwise one could post what the other has just given up, because the account was closed
 * for that moment, and the credit would belong to a dispute that seems to have none.
 */
async function credit(
  { coreBank }: DisputeServices,
  dispute: DisputeRow,
  initiator: StaffInitiator | null,
): Promise<void> {
  const { reference, customerId, accountId, creditId, amount, merchant } = dispute;
  // Read before anything is locked: it takes a separate connection.
  const accounts = await coreBank.accounts(customerId);
  const number = accounts.find(({ id }) => id === accountId)?.number ?? "";
  await coreBank.postingTransaction(async (tx) => {
    if ((await lockDispute(tx, reference)) !== "crediting") return;
    const posted = await coreBank.post({
      id: creditId,
      kind: "dispute",
      legs: disputeCreditLegs(number, { amount, note: merchant }),
      initiator,
      note: reference,
    });
    // An attempt that got no answer may have posted it after all.
    const order = { id: creditId, fromNumber: number, amount, kinds: ["dispute"] } as const;
    const isPosted = posted.ok || !(await coreBank.lockUnposted(tx, order));
    // A closed account accepts no money: staff must find another way.
    const to = isPosted ? "credited" : "received";
    await moveDispute(tx, { reference, from: "crediting", to });
    if (isPosted) await writeAbout(tx, dispute, "credited");
  });
}

async function takeBack(
  { db, coreBank }: DisputeServices,
  dispute: DisputeRow,
  initiator: StaffInitiator | null,
): Promise<void> {
  const { reference, creditId } = dispute;
  const reversed = await coreBank.reverse(creditId, initiator);
  // If the money was spent, the job retries once there are funds.
  if (!reversed.ok) return;
  await db.transaction(async (tx) => {
    const isMoved = await moveDispute(tx, { reference, from: "reversing", to: "rejected" });
    if (isMoved) await writeAbout(tx, dispute, "rejected");
  });
}

async function advance(tx: Db, dispute: DisputeRow, action: DisputeAction): Promise<DisputeState> {
  const { reference, state: from } = dispute;
  const to = stateAfter(from, action);
  const isMoved = to !== null && (await moveDispute(tx, { reference, from, to }));
  if (!isMoved) throw new Refusal("EMRG000010");
  return to;
}

async function knownDispute(db: Db, reference: string): Promise<DisputeRow> {
  const dispute = await disputeOf(db, reference);
  if (!dispute) throw new Refusal("EMRG000010");
  return dispute;
}

async function writeAbout(
  tx: Db,
  { reference, customerId, merchant, amount, lastFour, requestedAt }: DisputeRow,
  letter: "disputed" | "credited" | "upheld" | "rejected",
  context?: Pick<CallContext<Who>, "language">,
): Promise<void> {
  const facts = {
    reference,
    merchant,
    card: lastFour,
    amount: formatAmount(ntd(amount), "TWD"),
    moment: formatMoment(requestedAt).slice(0, -3),
  };
  const language = context && { language: context.language };
  await writeToCustomer(tx, { letter, customerId, facts, ...language });
}
