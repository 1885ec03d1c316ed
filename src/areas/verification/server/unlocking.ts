import type { Db } from "#db/db.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { forgetAllTries } from "../store/tries.ts";
import { customerNames } from "./subjects.ts";

/** Lets a customer try codes, the PIN and the password again, whatever was locked by wrong ones. */
export async function unlockSecrets(db: Db, vault: Vault, customerId: string): Promise<void> {
  await forgetAllTries(db, customerNames(vault, customerId));
}
