// How a customer stands with the bank, and what staff do about it.

import type { Db } from "#db/db.ts";
import { activate, flag, type StandingRow, standingRow, unflag } from "../store.ts";

export type { StandingRow } from "../store.ts";

/** Who has a national ID and how they stand; null where nobody has it. */
export function standingByNationalId(db: Db, nationalId: string): Promise<StandingRow | null> {
  return standingRow(db, { nationalId });
}

/** Who has a user ID; for the demonstration's stand-in of the mobile app. */
export function standingByUserId(db: Db, userId: string): Promise<StandingRow | null> {
  return standingRow(db, { userId });
}

/** How a customer stands; null where there is none. */
export function standingOf(db: Db, id: string): Promise<StandingRow | null> {
  return standingRow(db, { id });
}

/**
 * Flags a customer for fraud: open sessions end and nothing is posted from that moment on. False where
 * they are flagged already. It needs the rights of the desk.
 */
export function flagCustomer(tx: Db, id: string): Promise<boolean> {
  return flag(tx, id);
}

/** Lifts the flag; false where there is none. It needs the rights of the desk, and four eyes. */
export function unflagCustomer(tx: Db, id: string): Promise<boolean> {
  return unflag(tx, id);
}

/** Makes a customer of somebody whose first account was opened. */
export function activateCustomer(tx: Db, id: string): Promise<void> {
  return activate(tx, id);
}
