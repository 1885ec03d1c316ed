import type { Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { DisputeState } from "../rules/dispute.ts";
import type { EntryMode, PaymentRefusal, PaymentState } from "../rules/payment.ts";

/** A payment as the card network asks for it. */
export interface PaymentRequest {
  /** Made by whoever asks: the same one is answered the same. */
  id: string;
  merchant: string;
  /** Two letters, ISO 3166-1. */
  country: string;
  entryMode: EntryMode;
  /** New Taiwan dollars. */
  amount: number;
}

/** A payment, decided or not. */
export interface PaymentRow extends PaymentRequest {
  cardId: string;
  customerId: string;
  accountId: string;
  requestedAt: Date;
  state: PaymentState;
  decidedAt: Date | null;
  approvalNumber: string | null;
  refusal: PaymentRefusal | null;
}

/** A payment beside its card, and what became of its dispute. */
export interface PaymentOfCard extends PaymentRow {
  cardName: Translated;
  lastFour: string;
  paidOn: Day;
  disputeReference: string | null;
  disputeState: DisputeState | null;
}

const PAYMENT = `card_payment.id::text, card_payment.card_id::text as "cardId",
  card.customer_id::text as "customerId", card.account_id::text as "accountId",
  card_payment.merchant, card_payment.country, card_payment.entry_mode as "entryMode",
  card_payment.amount::int, card_payment.requested_at as "requestedAt", card_payment.state,
  card_payment.decided_at as "decidedAt", card_payment.approval_number as "approvalNumber",
  card_payment.refusal`;

const OF_CARD = `${PAYMENT}, card.name as "cardName", card.last_four as "lastFour",
  to_char(card_payment.requested_at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as "paidOn",
  card_dispute.reference as "disputeReference", card_dispute.state as "disputeState"`;

const OF_PAYMENT = "card_payment join card on card.id = card_payment.card_id";

const JOINED = `${OF_PAYMENT}
  left join card_dispute on card_dispute.payment_id = card_payment.id`;

/** Keeps a payment that was asked for; the same id stays the first one. */
export async function addPayment(
  db: Db,
  cardId: string,
  { id, merchant, country, entryMode, amount }: PaymentRequest,
): Promise<void> {
  await db.query(
    `insert into card_payment (id, card_id, merchant, country, entry_mode, amount, requested_at, state)
     values ($1, $2, $3, $4, $5, $6, bank.now(), 'pending') on conflict (id) do nothing`,
    [id, cardId, merchant, country, entryMode, amount],
  );
}

/** A payment by its id, or null. */
export async function paymentOf(db: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await db.query<PaymentRow>(
    `select ${PAYMENT} from ${OF_PAYMENT} where card_payment.id = $1`,
    [id],
  );
  return row ?? null;
}

/** What was decided about a payment. */
export type Decision =
  | { state: "approved"; decidedAt: Date; approvalNumber: string }
  | { state: "refused"; refusal: PaymentRefusal };

/** Writes down what was decided about a pending payment whose card is locked. */
export async function decidePayment(tx: Db, id: string, decision: Decision): Promise<void> {
  const isApproved = decision.state === "approved";
  await tx.query(
    `update card_payment
        set state = $2, decided_at = coalesce($3::timestamptz, bank.now()), approval_number = $4,
            refusal = $5
      where id = $1 and state = 'pending'`,
    [
      id,
      decision.state,
      isApproved ? decision.decidedAt : null,
      isApproved ? decision.approvalNumber : null,
      isApproved ? null : decision.refusal,
    ],
  );
}

/** What a card has paid in the Taipei month, and which day it is. */
export async function spentThisMonth(
  tx: Db,
  cardId: string,
): Promise<{ spent: number; today: Day }> {
  const [row] = await tx.query<{ spent: string; today: Day }>(
    `select coalesce(sum(amount), 0) as spent, to_char(bank.today(), 'YYYY-MM-DD') as today
       from card_payment
      where card_id = $1 and state = 'approved'
        and requested_at >= date_trunc('month', bank.now(), 'Asia/Taipei')`,
    [cardId],
  );
  return { spent: Number(row?.spent), today: row?.today as Day };
}

/** Payments that nobody has decided for so long that whoever began must have gone. */
export async function forsakenPayments(
  db: Db,
  { seconds, most }: { seconds: number; most: number },
): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(
    `select ${PAYMENT} from ${OF_PAYMENT}
      where card_payment.state = 'pending' and requested_at < bank.now() - $1 * interval '1 second'
      order by requested_at limit $2`,
    [seconds, most],
  );
}

/** Which payments are wanted. */
export interface PaymentQuestion {
  customerId: string;
  /** Null for those of all cards. */
  cardId: string | null;
  /** The first day. */
  from: Day;
  skip: number;
  most: number;
}

/** Decided payments of a customer's cards, the newest first, and how many there are. */
export async function paymentsOf(
  db: Db,
  { customerId, cardId, from, skip, most }: PaymentQuestion,
): Promise<{ payments: PaymentOfCard[]; count: number }> {
  const context = [customerId, cardId, from];
  const where = `card.customer_id = $1 and ($2::bigint is null or card.id = $2)
    and card_payment.state <> 'pending'
    and card_payment.requested_at >= $3::date::timestamp at time zone 'Asia/Taipei'`;
  const payments = await db.query<PaymentOfCard>(
    `select ${OF_CARD} from ${JOINED} where ${where}
      order by card_payment.requested_at desc, card_payment.id desc offset $4 limit $5`,
    [...context, skip, most],
  );
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from ${JOINED} where ${where}`,
    context,
  );
  return { payments, count: counted?.count ?? 0 };
}

/** A payment of one of the customer's cards, or null. */
export async function paymentOfCustomer(
  db: Db,
  { id, customerId }: { id: string; customerId: string },
): Promise<PaymentOfCard | null> {
  const [row] = await db.query<PaymentOfCard>(
    `select ${OF_CARD} from ${JOINED} where card_payment.id = $1 and card.customer_id = $2`,
    [id, customerId],
  );
  return row ?? null;
}
