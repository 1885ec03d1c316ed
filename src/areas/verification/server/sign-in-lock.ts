// The state of a locked sign-in, and unlocking it by staff or by the customer in the mobile app.

import type { Db } from "#db/db.ts";
import type { Vault } from "#server/secrets/vault.ts";
import {
  areTriesUsedUp,
  isBrowserUsedUp,
  resetBrowsers,
  resetTries,
} from "../store/password-tries.ts";
import { memberById } from "../store/people.ts";
import { pairCounter } from "./password-tries.ts";

/** Whether wrong passwords have locked sign-ins in a browser of the customer, or in all others. */
export async function isSignInLocked(db: Db, vault: Vault, customerId: string): Promise<boolean> {
  const member = await memberById(db, customerId);
  if (!member) return false;
  const isPairLocked = await areTriesUsedUp(db, pairCounter(vault, member));
  return isPairLocked || isBrowserUsedUp(db, customerId);
}

/**
 * Unlocks the sign-in in every browser. The tokens of the customer's browsers stay, so that
 * strangers cannot lock these next.
 */
export async function unlockSignIn(db: Db, vault: Vault, customerId: string): Promise<void> {
  const member = await memberById(db, customerId);
  if (!member) return;
  await resetTries(db, pairCounter(vault, member));
  await resetBrowsers(db, customerId);
}
