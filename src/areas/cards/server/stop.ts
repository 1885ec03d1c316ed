// What other areas may do to a customer's cards.

import type { Db } from "#db/db.ts";
import { resumeStopped, type StoppedCard, stopActive } from "../store/cards.ts";
import { sealLosses } from "../store/losses.ts";

export type { StoppedCard } from "../store/cards.ts";

/**
 * Stops every active card of a customer, which the site cannot undo, and returns them. A card
 * reported lost stays so: its report can no longer be cancelled here.
 */
export async function stopCards(tx: Db, customerId: string): Promise<StoppedCard[]> {
  const stopped = await stopActive(tx, customerId);
  await sealLosses(tx, customerId);
  return stopped;
}

/**
 * Reactivates cards that were stopped; returns how many. A card that has changed state since is
 * left alone.
 */
export function resumeCards(tx: Db, cardIds: readonly string[]): Promise<number> {
  return resumeStopped(tx, cardIds);
}
