// What other areas may have done to a customer's cards.

import type { Db } from "#db/db.ts";
import { resumeStopped, type StoppedCard, stopActive } from "../store/cards.ts";
import { sealLosses } from "../store/losses.ts";

export type { StoppedCard } from "../store/cards.ts";

/**
 * Stops every card of a customer that is in use, for good as far as the site goes, and answers which.
 * A card that is reported lost stays so: its report cannot be cancelled here any more.
 */
export async function stopCards(tx: Db, customerId: string): Promise<StoppedCard[]> {
  const stopped = await stopActive(tx, customerId);
  await sealLosses(tx, customerId);
  return stopped;
}

/** Puts cards that were stopped into use again; answers how many. What they became since stays. */
export function resumeCards(tx: Db, cardIds: readonly string[]): Promise<number> {
  return resumeStopped(tx, cardIds);
}
