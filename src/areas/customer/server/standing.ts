// A customer's standing with the bank, and how staff change it.

import type { Db } from "#db/db.ts";
import { activate, flag, type StandingRow, standingRow, unflag } from "../store.ts";

export type { StandingRow } from "../store.ts";

/** The customer with a national ID and their standing; null if there is none. */
export function standingByNationalId(db: Db, nationalId: string): Promise<StandingRow | null> {
  return standingRow(db, { nationalId });
}

/** The customer with a user ID; for the demonstration's mobile app simulator. */
export function standingByUserId(db: Db, userId: string): Promise<StandingRow | null> {
  return standingRow(db, { userId });
}

/** A customer's standing; null if there is no such customer. */
export function standingOf(db: Db, id: string): Promise<StandingRow | null> {
  return standingRow(db, { id });
}

/**
 * Flags a customer for fraud: open sessions end and nothing is posted from then on. False if
 * already flagged. Requires the desk's database rights.
 */
export function flagCustomer(tx: Db, id: string): Promise<boolean> {
  return flag(tx, id);
}

/**
 * Lifts a flag that was set by then; false if there is none. Requires the desk's database rights,
 * and a colleague's approval.
 */
export function unflagCustomer(tx: Db, id: string, setBy: Date): Promise<boolean> {
  return unflag(tx, id, setBy);
}

/** Turns an applicant whose first account was opened into a customer. */
export function activateCustomer(tx: Db, id: string): Promise<void> {
  return activate(tx, id);
}
