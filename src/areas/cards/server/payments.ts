// Card payments. A payment is decided and posted while its card is locked: a report of loss waits
// for a payment in progress, and any later payment is refused.

import { hash } from "node:crypto";
import { cardPaymentLegs } from "#base/postings/cards.ts";
import type { Db } from "#db/db.ts";
import type { CoreBank, PostingResult } from "#ports/core-bank/port.ts";
import { eachApart } from "#server/jobs/each.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { type PaymentRefusal, paymentRefusal, refusalByLedger } from "../rules/payment.ts";
import { type CardRow, cardByNumber, lockCard } from "../store/cards.ts";
import {
  abandonedPayments,
  addPayment,
  type Decision,
  decidePayment,
  type PaymentRequest,
  type PaymentRow,
  paymentOf,
  spentThisMonth,
} from "../store/payments.ts";

// The ledger gives up on a posting after 13 s, and a network waits half a minute at most.
const FORSAKEN_SECONDS = 60;
const FORSAKEN_MOST = 100;
const APPROVAL_NUMBERS = 1_000_000;

/** The dependencies of a payment. */
export interface PaymentServices {
  db: Db;
  vault: Pick<Vault, "lookup">;
  coreBank: CoreBank;
}

/** The response to the card network. */
export type PaymentResult =
  | { approved: true; approvalNumber: string }
  | { approved: false; refusal: PaymentRefusal };

/** Decides a payment with a full card number; a repeated id gets the first response again. */
export async function authorisePayment(
  { db, vault, coreBank }: PaymentServices,
  { cardNumber, ...request }: PaymentRequest & { cardNumber: string },
): Promise<PaymentResult> {
  const card = await cardByNumber(db, vault.lookup("card-number", cardNumber));
  if (!card) return { approved: false, refusal: "card" };
  // Read before anything is locked: it takes a separate connection.
  const accountNumber = await accountNumberOf(coreBank, card);
  // Stored before any money moves, so that a payment whose process dies is found and settled.
  await addPayment(db, card.id, request);
  return coreBank.postingTransaction(async (tx) => {
    const { locked, payment } = await lockPayment(tx, request.id);
    if (payment.state !== "pending") return resultOf(payment);
    const refusal = await refusalOf(tx, locked, payment);
    if (refusal) {
      const decision = await withoutPosting(tx, { coreBank, accountNumber, payment, refusal });
      return decide(tx, payment, decision);
    }
    const { merchant: note, amount } = payment;
    const legs = cardPaymentLegs(accountNumber, { amount, note });
    const posted = await coreBank.post({
      id: payment.id,
      kind: "card",
      legs,
      initiator: null,
      note,
    });
    return decide(tx, payment, afterPosting(payment, posted));
  });
}

/**
 * Settles payments whose process died before it could respond: those the ledger has posted are
 * approved, the others refused.
 */
export async function settlePayments(
  { db, coreBank }: Pick<PaymentServices, "db" | "coreBank">,
  closing?: AbortSignal,
): Promise<void> {
  const limits = { seconds: FORSAKEN_SECONDS, most: FORSAKEN_MOST };
  await eachApart(await abandonedPayments(db, limits), closing, async (abandoned) => {
    const accountNumber = await accountNumberOf(coreBank, abandoned);
    await db.transaction(async (tx) => {
      const { payment } = await lockPayment(tx, abandoned.id);
      if (payment.state !== "pending") return;
      const refusal = "timeout";
      const decision = await withoutPosting(tx, { coreBank, accountNumber, payment, refusal });
      await decide(tx, payment, decision);
    });
  });
}

async function accountNumberOf(
  coreBank: CoreBank,
  { customerId, accountId }: Pick<CardRow, "customerId" | "accountId">,
): Promise<string> {
  const accounts = await coreBank.accounts(customerId);
  const found = accounts.find(({ id }) => id === accountId);
  if (!found) throw new Error("a card without its account");
  return found.number;
}

/** Locks the card of a payment, and reads both under the lock. */
async function lockPayment(tx: Db, id: string): Promise<{ locked: CardRow; payment: PaymentRow }> {
  const before = await paymentOf(tx, id);
  const locked = before && (await lockCard(tx, before.cardId));
  const payment = locked && (await paymentOf(tx, id));
  if (!payment) throw new Error("a payment without its card");
  return { locked, payment };
}

async function refusalOf(
  tx: Db,
  { id, state, expiresOn }: CardRow,
  { amount }: PaymentRow,
): Promise<PaymentRefusal | null> {
  const { spent, today } = await spentThisMonth(tx, id);
  return paymentRefusal({ state, expiresOn, today, amount, spentThisMonth: spent });
}

interface Undecided {
  coreBank: CoreBank;
  accountNumber: string;
  payment: PaymentRow;
  refusal: PaymentRefusal;
}

/** Refuses a payment that must no longer be posted, unless the ledger has already posted it. */
async function withoutPosting(
  tx: Db,
  { coreBank, accountNumber, payment, refusal }: Undecided,
): Promise<Decision> {
  const { id, amount, requestedAt } = payment;
  const order = { id, fromNumber: accountNumber, amount, kinds: ["card"] } as const;
  if (await coreBank.lockUnposted(tx, order)) {
    return { state: "refused", refusal };
  }
  return { state: "approved", decidedAt: requestedAt, approvalNumber: approvalNumberOf(payment) };
}

function afterPosting(payment: PaymentRow, posted: PostingResult): Decision {
  if (!posted.ok) return { state: "refused", refusal: refusalByLedger(posted.code) };
  return {
    state: "approved",
    decidedAt: posted.at,
    approvalNumber: approvalNumberOf(payment),
  };
}

async function decide(tx: Db, payment: PaymentRow, decision: Decision): Promise<PaymentResult> {
  await decidePayment(tx, payment.id, decision);
  if (decision.state === "refused") return { approved: false, refusal: decision.refusal };
  return { approved: true, approvalNumber: decision.approvalNumber };
}

function resultOf({ approvalNumber, refusal }: PaymentRow): PaymentResult {
  if (approvalNumber !== null) return { approved: true, approvalNumber };
  return { approved: false, refusal: refusal ?? "timeout" };
}

/** Six digits derived from the payment, the same every time. */
function approvalNumberOf({ id }: PaymentRow): string {
  const number = Number.parseInt(hash("sha256", id).slice(0, 8), 16) % APPROVAL_NUMBERS;
  return String(number).padStart(6, "0");
}
