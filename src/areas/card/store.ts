import type { Language } from "#base/language.ts";
import type { Db } from "#db/db.ts";

/** A debit card that was stopped; the whole number is not kept by the bank. */
export interface StoppedCard {
  id: string;
  name: string;
  lastFour: string;
}

/**
 * Stops the cards of a customer that are in use and answers which they were. A card that is lost,
 * expired or replaced stays what it is, and one that was never activated cannot be used anyway.
 * Locked in the order of their ids, after the accounts.
 */
export async function stopActive(
  db: Db,
  customerId: string,
  language: Language,
): Promise<StoppedCard[]> {
  return db.query<StoppedCard>(
    `with own as (
       select id from card where customer_id = $1 and state = 'active'
        order by id for no key update),
     stopped as (
       update card set state = 'stopped' from own where card.id = own.id
       returning card.id, card.name ->> $2 as name, card.last_four as "lastFour")
     select id::text, name, "lastFour" from stopped order by stopped.id`,
    [customerId, language],
  );
}
