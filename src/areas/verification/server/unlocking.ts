import { OTP_ATTEMPTS } from "#base/identity/otp.ts";
import type { Db } from "#db/db.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { forgetAllTries, forgetTries, purposesTried } from "../store/tries.ts";
import { customerNames } from "./subjects.ts";

/** The purpose under which PIN attempts are counted. */
const PIN = "pin";

/** What wrong attempts have locked for a customer. */
export interface LockedSecrets {
  /** The purposes of one-time codes. */
  codes: string[];
  pin: boolean;
}

/** What wrong codes and PINs have locked for a customer. */
export async function lockedSecrets(
  db: Db,
  vault: Vault,
  customerId: string,
): Promise<LockedSecrets> {
  const tried = await purposesTried(db, customerNames(vault, customerId), OTP_ATTEMPTS);
  return { codes: tried.filter((purpose) => purpose !== PIN), pin: tried.includes(PIN) };
}

/** Lifts the locks on a customer's codes and PIN. */
export async function unlockSecrets(db: Db, vault: Vault, customerId: string): Promise<void> {
  await forgetAllTries(db, customerNames(vault, customerId));
}

/** Lifts the locks on one-time codes, or on the PIN. */
export function unlockSome(
  db: Db,
  vault: Vault,
  { customerId, what }: { customerId: string; what: "codes" | "pin" },
): Promise<void> {
  const subject = customerNames(vault, customerId);
  return forgetTries(db, { subject, purpose: PIN, isOther: what === "codes" });
}
