import { unlockSignIn } from "#areas/verification/server/sign-in-lock.ts";
import { unlockSecrets } from "#areas/verification/server/unlocking.ts";
import type { Pool } from "#db/db.ts";
import { record } from "#server/audit/audit.ts";
import { operatorContext } from "#server/audit/operator.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { memberOf } from "./store/customers.ts";

/** The result of an operator's command, to be printed. */
export interface Unlocked {
  isDone: boolean;
  sentence: string;
}

/**
 * Lifts every lock that wrong passwords, codes and PINs caused for a customer, and records it in
 * the trail. A fraud flag stays: it is not caused by wrong input.
 */
export async function unlockCustomer(owner: Pool, vault: Vault, userId: string): Promise<Unlocked> {
  const member = await memberOf(owner, userId);
  if (!member) return { isDone: false, sentence: "Nobody has this user ID." };
  const { id, isFlagged } = member;
  await owner.transaction(async (db) => {
    await unlockSignIn(db, vault, id);
    await unlockSecrets(db, vault, id);
    await record(db, operatorContext(), { event: "unlock", outcome: "ok", customerId: id });
  });
  const still = isFlagged ? " The flag for fraud stays, and keeps them out." : "";
  return { isDone: true, sentence: `${userId} may try again.${still}` };
}
