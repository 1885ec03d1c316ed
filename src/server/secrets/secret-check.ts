import { timingSafeEqual } from "node:crypto";
import type { Db } from "#db/db.ts";
import type { Vault } from "./vault.ts";

/** The secret is missing, damaged, or another bank's: nothing may open with it. */
export class SecretTrouble extends Error {
  override name = "SecretTrouble";
}

const WRONG =
  "The secret is not the one that this bank was opened with: every password would be wrong, and " +
  "every customer who tries would be locked. Give the right one in SECRET_KEY, or put the file " +
  "DATA_DIR/secret back from its copy.";

/**
 * Holds the secret against the check value of the database, which the first start writes; throws a
 * SecretTrouble where they differ.
 */
export async function checkSecret(owner: Db, vault: Vault): Promise<void> {
  if (!(await readMac(owner))) {
    // A bank older than its check value tells by what it has sealed.
    if (await hasSealedOtherwise(owner, vault)) throw new SecretTrouble(WRONG);
    await owner.query("insert into secret_check (mac) values ($1) on conflict do nothing", [
      macOf(vault),
    ]);
  }
  await compareSecret(owner, vault);
}

/** The same without writing: a database that has no check value yet says nothing. */
export async function compareSecret(db: Db, vault: Vault): Promise<void> {
  const kept = await readMac(db);
  if (kept && !timingSafeEqual(kept, macOf(vault))) throw new SecretTrouble(WRONG);
}

function macOf(vault: Vault): Buffer {
  return vault.mac("secret-check");
}

async function readMac(db: Db): Promise<Buffer | null> {
  const [row] = await db.query<{ mac: Buffer }>("select mac from secret_check", []);
  return row?.mac ?? null;
}

async function hasSealedOtherwise(owner: Db, vault: Vault): Promise<boolean> {
  const [key] = await owner.query<{ sealed_key: Buffer }>(
    "select sealed_key from keypad_key order by made_at desc limit 1",
    [],
  );
  if (!key) return false;
  try {
    vault.unseal("keypad", key.sealed_key);
    return false;
  } catch {
    return true;
  }
}
