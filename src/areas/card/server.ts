// What other areas may have done to a customer's cards.

import type { Language } from "#base/language.ts";
import type { Db } from "#db/db.ts";
import { type StoppedCard, stopActive } from "./store.ts";

export type { StoppedCard } from "./store.ts";

/** Stops every card of a customer that is in use, for good as far as the site goes; answers which. */
export function stopCards(tx: Db, customerId: string, language: Language): Promise<StoppedCard[]> {
  return stopActive(tx, customerId, language);
}
