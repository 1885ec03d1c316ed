import type { Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { DisputeState } from "../flow/table.ts";
import type { DisputeReason } from "../rules/dispute.ts";

/** A dispute, and what the ledger needs to know about its payment. */
export interface DisputeRow {
  reference: string;
  paymentId: string;
  cardId: string;
  customerId: string;
  accountId: string;
  merchant: string;
  amount: number;
  lastFour: string;
  cardName: Translated;
  requestedAt: Date;
  reason: DisputeReason;
  note: string | null;
  state: DisputeState;
  creditId: string;
  /** Every state it was in, oldest first. */
  steps: { state: DisputeState; at: string }[];
}

/** A new dispute. */
export type NewDispute = Pick<
  DisputeRow,
  "reference" | "paymentId" | "reason" | "note" | "creditId"
>;

const DISPUTE = `
  select card_dispute.reference, card_dispute.payment_id::text as "paymentId",
         card.id::text as "cardId",
         card.customer_id::text as "customerId", card.account_id::text as "accountId",
         card_payment.merchant, card_payment.amount::int, card.last_four as "lastFour",
         card.name as "cardName", card_payment.requested_at as "requestedAt",
         card_dispute.reason, card_dispute.note, card_dispute.state,
         card_dispute.credit_id::text as "creditId",
         (select jsonb_agg(jsonb_build_object('state', step.state, 'at', step.at) order by number)
            from card_dispute_step as step
           where step.reference = card_dispute.reference) as steps
    from card_dispute
    join card_payment on card_payment.id = card_dispute.payment_id
    join card on card.id = card_payment.card_id`;

/** Stores a new dispute; false if the reference or the payment is taken. */
export async function addDispute(tx: Db, dispute: NewDispute): Promise<boolean> {
  const { reference, paymentId, reason, note, creditId } = dispute;
  const rows = await tx.query(
    `insert into card_dispute (reference, payment_id, reason, note, state, credit_id)
     values ($1, $2, $3, $4, 'received', $5) on conflict do nothing returning reference`,
    [reference, paymentId, reason, note, creditId],
  );
  if (rows.length === 0) return false;
  await addStep(tx, reference, "received");
  return true;
}

/** A dispute by its reference, or null. */
export async function disputeOf(db: Db, reference: string): Promise<DisputeRow | null> {
  const [row] = await db.query<DisputeRow>(`${DISPUTE} where card_dispute.reference = $1`, [
    reference,
  ]);
  return row ?? null;
}

/** The state of a dispute, which is locked until the transaction ends. */
export async function lockDispute(tx: Db, reference: string): Promise<DisputeState | null> {
  const [row] = await tx.query<{ state: DisputeState }>(
    "select state from card_dispute where reference = $1 for no key update",
    [reference],
  );
  return row?.state ?? null;
}

/** A customer's disputes, newest first. */
export function disputesOf(
  db: Db,
  { customerId, most }: { customerId: string; most: number },
): Promise<DisputeRow[]> {
  return db.query<DisputeRow>(
    `${DISPUTE} where card.customer_id = $1 order by card_dispute.reference desc limit $2`,
    [customerId, most],
  );
}

/** Disputes that are not settled yet, oldest first. */
export function unsettledDisputes(db: Db, most: number): Promise<DisputeRow[]> {
  return db.query<DisputeRow>(
    `${DISPUTE} where card_dispute.state not in ('upheld', 'rejected', 'withdrawn')
      order by card_dispute.reference limit $1`,
    [most],
  );
}

/** Disputes whose posting is in progress. */
export function disputesUnderWay(db: Db, most: number): Promise<DisputeRow[]> {
  return db.query<DisputeRow>(
    `${DISPUTE} where card_dispute.state in ('crediting', 'reversing')
      order by card_dispute.reference limit $1`,
    [most],
  );
}

/** Moves a dispute from one state to another; false if it is already in another one. */
export async function moveDispute(
  tx: Db,
  { reference, from, to }: { reference: string; from: DisputeState; to: DisputeState },
): Promise<boolean> {
  const rows = await tx.query(
    "update card_dispute set state = $3 where reference = $1 and state = $2 returning reference",
    [reference, from, to],
  );
  if (rows.length === 0) return false;
  await addStep(tx, reference, to);
  return true;
}

async function addStep(tx: Db, reference: string, state: DisputeState): Promise<void> {
  await tx.query(
    `insert into card_dispute_step (reference, number, state, at)
     select $1, count(*) + 1, $2, bank.now() from card_dispute_step where reference = $1`,
    [reference, state],
  );
}
