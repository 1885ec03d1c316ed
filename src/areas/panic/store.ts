import type { Db } from "#db/db.ts";

/** A panic button that was pressed. */
export interface NewStop {
  reference: string;
  customerId: string;
  cardIds: readonly string[];
}

/**
 * Keeps that the button was pressed; answers the reference that is in effect, which is the first one
 * until it is undone. Null where the reference is taken.
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
  return row?.reference ?? null;
}
