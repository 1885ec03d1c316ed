import { CARD_NUMBER_ATTEMPTS } from "#base/site/service.ts";
import type { Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { ReportableState } from "../rules/loss.ts";

/** A report of loss. */
export interface LossRow {
  reference: string;
  cardId: string;
  reporter: "customer" | "visitor";
  reportedAt: Date;
  cancelUntil: Date;
  stateBefore: ReportableState;
  wrongNumbers: number;
  /** Whether the panic button was pressed before it or while it was open. */
  isSealed: boolean;
  cancelledAt: Date | null;
}

/** A report with the card that it concerns. */
export interface LossOfCard extends LossRow {
  name: Translated;
  lastFour: string;
  /** False once the card was replaced, or its report cancelled. */
  isCardLost: boolean;
}

const LOSS = `card_loss.reference, card_loss.card_id::text as "cardId", card_loss.reporter,
  card_loss.reported_at as "reportedAt", card_loss.cancel_until as "cancelUntil",
  card_loss.state_before as "stateBefore", card_loss.wrong_numbers as "wrongNumbers",
  card_loss.sealed_at is not null as "isSealed", card_loss.cancelled_at as "cancelledAt"`;

/** Stores a new report; false if the reference is taken. */
export async function addLoss(
  tx: Db,
  loss: Omit<LossRow, "wrongNumbers" | "cancelledAt">,
): Promise<boolean> {
  const { reference, cardId, reporter, reportedAt, cancelUntil, stateBefore, isSealed } = loss;
  const rows = await tx.query(
    `insert into card_loss (reference, card_id, reporter, reported_at, cancel_until, state_before,
       sealed_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (reference) do nothing returning reference`,
    [
      ...[reference, cardId, reporter, reportedAt, cancelUntil, stateBefore],
      isSealed ? reportedAt : null,
    ],
  );
  return rows.length > 0;
}

/** The report of a card that was not cancelled, or null. */
export async function standingLoss(db: Db, cardId: string): Promise<LossRow | null> {
  const [row] = await db.query<LossRow>(
    `select ${LOSS} from card_loss where card_id = $1 and cancelled_at is null`,
    [cardId],
  );
  return row ?? null;
}

/** The latest reports of a customer's cards, newest first; only one if a reference is given. */
export function lossesOf(
  db: Db,
  { customerId, reference, most }: { customerId: string; reference: string | null; most: number },
): Promise<LossOfCard[]> {
  return db.query<LossOfCard>(
    `select ${LOSS}, card.name, card.last_four as "lastFour", card.state = 'lost' as "isCardLost"
       from card_loss join card on card.id = card_loss.card_id
      where card.customer_id = $1 and ($2::text is null or card_loss.reference = $2)
      order by card_loss.reported_at desc, card_loss.reference desc limit $3`,
    [customerId, reference, most],
  );
}

/** Counts another full number that did not match; returns the total. */
export async function countWrongNumber(tx: Db, reference: string): Promise<number> {
  const [row] = await tx.query<{ wrong: number }>(
    `update card_loss set wrong_numbers = least(wrong_numbers + 1, $2) where reference = $1
     returning wrong_numbers as wrong`,
    [reference, CARD_NUMBER_ATTEMPTS],
  );
  return row?.wrong ?? CARD_NUMBER_ATTEMPTS;
}

/** Ends a report; a constraint of the database rejects a moment after the deadline. */
export async function endLoss(tx: Db, reference: string, at: Date): Promise<void> {
  await tx.query("update card_loss set cancelled_at = $2 where reference = $1", [reference, at]);
}

/** Prevents the cancellation of every open report of a customer. */
export async function sealLosses(tx: Db, customerId: string): Promise<void> {
  await tx.query(
    `update card_loss set sealed_at = bank.now()
      where cancelled_at is null and sealed_at is null
        and card_id in (select id from card where customer_id = $1)`,
    [customerId],
  );
}
