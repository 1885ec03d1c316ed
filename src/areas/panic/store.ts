import type { Db } from "#db/db.ts";

/** A new panic stop. */
export interface NewStop {
  reference: string;
  customerId: string;
  cardIds: readonly string[];
}

/**
 * Records the panic stop; returns the reference in effect, which is the first one until it is
 * undone: what is stopped later belongs to it too. Null if the reference is taken.
 */
export async function addStop(
  db: Db,
  { reference, customerId, cardIds }: NewStop,
): Promise<string | null> {
  await db.query(
    `insert into panic_stop (reference, customer_id, at, card_ids)
     values ($1, $2, bank.now(), $3::bigint[])
     on conflict do nothing`,
    [reference, customerId, [...cardIds]],
  );
  const [row] = await db.query<{ reference: string }>(
    "select reference from panic_stop where customer_id = $1 and undone_at is null",
    [customerId],
  );
  if (!row) return null;
  if (row.reference !== reference && cardIds.length > 0) {
    await db.query(
      "update panic_stop set card_ids = card_ids || $2::bigint[] where reference = $1",
      [row.reference, [...cardIds]],
    );
  }
  return row.reference;
}

/** A panic stop in effect. */
export interface StandingStop {
  reference: string;
  at: Date;
  cardIds: string[];
}

/** A customer's panic stop in effect, or null. */
export async function standingStop(db: Db, customerId: string): Promise<StandingStop | null> {
  const [row] = await db.query<StandingStop>(
    `select reference, at, card_ids::text[] as "cardIds" from panic_stop
      where customer_id = $1 and undone_at is null`,
    [customerId],
  );
  return row ?? null;
}

/** Undoes a customer's panic stop, one pressed by then if given; null if there is none. Only the desk may. */
export async function undoStop(
  db: Db,
  customerId: string,
  pressedBy: Date | null,
): Promise<StandingStop | null> {
  const [row] = await db.query<StandingStop>(
    `update panic_stop set undone_at = bank.now()
      where customer_id = $1 and undone_at is null
        and ($2::timestamptz is null or date_trunc('milliseconds', at) <= $2)
     returning reference, at, card_ids::text[] as "cardIds"`,
    [customerId, pressedBy],
  );
  return row ?? null;
}
