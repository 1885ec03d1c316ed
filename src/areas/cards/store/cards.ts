import type { Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import type { CardState } from "../rules/loss.ts";

/** A debit card; the bank does not store the full number. */
export interface CardRow {
  id: string;
  customerId: string;
  accountId: string;
  name: Translated;
  lastFour: string;
  /** A card past its last day is expired, whatever its stored state. */
  state: CardState;
  issuedOn: Day;
  expiresOn: Day;
}

const CARD = `card.id::text, card.customer_id::text as "customerId",
  card.account_id::text as "accountId", card.name, card.last_four as "lastFour",
  case when card.state in ('active', 'inactive', 'stopped') and card.expires_on < bank.today()
       then 'expired' else card.state end as state,
  to_char(card.issued_on, 'YYYY-MM-DD') as "issuedOn",
  to_char(card.expires_on, 'YYYY-MM-DD') as "expiresOn"`;

/** A customer's cards, those in use first, then the newest. */
export function cardsOf(db: Db, customerId: string): Promise<CardRow[]> {
  return db.query<CardRow>(
    `select ${CARD} from card where customer_id = $1
      order by array_position(array['active', 'inactive', 'lost'], card.state), issued_on desc, id desc
      limit 50`,
    [customerId],
  );
}

/** A card of a customer, or null. */
export async function cardOf(
  db: Db,
  { id, customerId }: { id: string; customerId: string },
): Promise<CardRow | null> {
  const [row] = await db.query<CardRow>(
    `select ${CARD} from card where id = $1 and customer_id = $2`,
    [id, customerId],
  );
  return row ?? null;
}

/**
 * A card, locked until the transaction ends, so that reports, cancellations and payments of one
 * card are serialised. Its state is read after the lock was acquired.
 */
export async function lockCard(tx: Db, id: string): Promise<CardRow | null> {
  await tx.query("select from card where id = $1 for no key update", [id]);
  const [row] = await tx.query<CardRow>(`select ${CARD} from card where id = $1`, [id]);
  return row ?? null;
}

/** The card with a full number, or null. */
export async function cardByNumber(db: Db, names: Lookup): Promise<CardRow | null> {
  const [row] = await db.query<CardRow>(`select ${CARD} from card where number_hash = any($1)`, [
    names,
  ]);
  return row ?? null;
}

/** Whether a full number belongs to a card. */
export async function isNumberOf(db: Db, id: string, names: Lookup): Promise<boolean> {
  const rows = await db.query("select from card where id = $1 and number_hash = any($2)", [
    id,
    names,
  ]);
  return rows.length > 0;
}

/** Changes the state of a card that is locked. */
export async function setCardState(tx: Db, id: string, state: CardState): Promise<void> {
  await tx.query("update card set state = $2 where id = $1", [id, state]);
}

/** A card that was stopped. */
export type StoppedCard = Pick<CardRow, "id" | "name" | "lastFour">;

/**
 * Stops a customer's active cards and returns them. A card that is lost, expired or replaced keeps
 * its state, and one never activated cannot be used anyway. All are locked, in order of their ids.
 */
export async function stopActive(tx: Db, customerId: string): Promise<StoppedCard[]> {
  await tx.query("select from card where customer_id = $1 order by id for no key update", [
    customerId,
  ]);
  return tx.query<StoppedCard>(
    `with stopped as (
       update card set state = 'stopped' where customer_id = $1 and state = 'active'
       returning id, name, last_four as "lastFour")
     select id::text, name, "lastFour" from stopped order by stopped.id`,
    [customerId],
  );
}

/** The database's time at the start of the statement. */
export async function currentTime(tx: Db): Promise<Date> {
  const [row] = await tx.query<{ now: Date }>("select bank.now() as now", []);
  return row?.now as Date;
}

/** Reactivates cards that are stopped and not reported lost; returns how many. */
export async function resumeStopped(tx: Db, ids: readonly string[]): Promise<number> {
  const rows = await tx.query(
    "update card set state = 'active' where id = any($1::bigint[]) and state = 'stopped' returning id",
    [[...ids]],
  );
  return rows.length;
}

/** A card to be issued. */
export interface NewCard {
  customerId: string;
  accountId: string;
  numberHash: Buffer;
  lastFour: string;
  name: Translated;
  months: number;
}

/** Creates a card that is not active yet; null if the number is taken. */
export async function addCard(tx: Db, card: NewCard): Promise<CardRow | null> {
  const [row] = await tx.query<CardRow>(
    `insert into card (customer_id, account_id, number_hash, last_four, name, issued_on, expires_on, state)
     values ($1, $2, $3, $4, $5, bank.today(), bank.today() + $6 * interval '1 month', 'inactive')
     on conflict (number_hash) do nothing
     returning ${CARD}`,
    [card.customerId, card.accountId, card.numberHash, card.lastFour, card.name, card.months],
  );
  return row ?? null;
}
