// The state of a locked sign-in, and unlocking it by staff or by the customer in the mobile app.

import type { Db } from "#db/db.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { forgetTokens } from "../store/device-tokens.ts";
import { areTriesUsedUp, resetTries } from "../store/password-tries.ts";
import { memberById } from "../store/people.ts";
import { pairCounter } from "./password-tries.ts";

/** Whether wrong passwords have locked sign-ins from browsers the customer does not use. */
export async function isSignInLocked(db: Db, vault: Vault, customerId: string): Promise<boolean> {
  const member = await memberById(db, customerId);
  return member !== null && areTriesUsedUp(db, pairCounter(vault, member));
}

/** Unlocks the sign-in in every browser. */
export async function unlockSignIn(db: Db, vault: Vault, customerId: string): Promise<void> {
  const member = await memberById(db, customerId);
  if (!member) return;
  await resetTries(db, pairCounter(vault, member));
  // Attempts in the customer's own browsers are counted under a token that only the browser knows.
  await forgetTokens(db, customerId);
}
