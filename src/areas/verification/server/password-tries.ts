// Password attempts, at the sign-in and where the password is requested again. An attempt is
// counted before it is checked, so that concurrent requests cannot get more than five. Attempts in
// a browser the customer uses have a counter per browser, all others one per typed pair.

import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { LOGIN_ATTEMPTS } from "#base/identity/sign-in.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import type { Lane } from "#server/secrets/vault.ts";
import {
  areTriesUsedUp,
  type Counter,
  countTry,
  forgiveTry,
  resetTries,
} from "../store/password-tries.ts";
import { renewPassword } from "../store/people.ts";
import { type Reachable, tell, tellNobody } from "./letters.ts";
import { takenBack } from "./taken-back.ts";

/** The pair that was typed, whether or not it belongs to a customer. */
export interface Pair {
  nationalId: string;
  userId: string;
}

export type { Counter };

type Vault = CallContext["vault"];

/** The counter for attempts from unknown browsers, by the typed pair. */
export function pairCounter(vault: Vault, { nationalId, userId }: Pair): Counter {
  const names = vault.lookup("login-pair", nationalId, userId.toLowerCase());
  return { names, customerId: null };
}

/** The counter for a customer's attempts in one of their own browsers. */
export function browserCounter(vault: Vault, customerId: string, token: string): Counter {
  return { names: vault.lookup("login-browser", customerId, token), customerId };
}

/** A typed password, the hash to compare it with, and the hashing lane to use. */
interface Tried {
  passwordHash: string | null;
  typed: string;
  lane: Lane;
}

/**
 * Counts an attempt and checks it, with the same work if there is no hash to compare with; throws
 * CHEA000013 if the counter is already locked. A right password with a hash under an older key is
 * rehashed.
 */
export async function tryPassword(
  { db, vault }: Pick<CallContext<Who>, "db" | "vault">,
  counter: Counter,
  { passwordHash, typed, lane }: Tried,
): Promise<{ isRight: boolean; left: number; upgradedHash: string | null }> {
  const times = await countTry(db, counter);
  if (times === null) throw locked("attempts");
  try {
    const isRight = await vault.verifySecret(passwordHash, typed, lane);
    const isKnown = isRight && passwordHash !== null;
    const upgradedHash = isKnown ? await vault.renewHash(passwordHash, typed) : null;
    return { isRight, left: LOGIN_ATTEMPTS - times, upgradedHash };
  } catch (thrown) {
    await takenBack(() => forgiveTry(db, counter));
    throw thrown;
  }
}

/** Takes an attempt back whose password was right: it could not be acted on. */
export async function uncountTry(db: Db, counter: Counter): Promise<void> {
  await forgiveTry(db, counter);
}

/** Whether no attempt is left. */
export function isLocked(db: Db, counter: Counter): Promise<boolean> {
  return areTriesUsedUp(db, counter);
}

/** Stores the hash of a right password that was rehashed with the current key, if it was. */
export async function storeUpgraded(
  db: Db,
  id: string,
  { passwordHash, upgradedHash }: { passwordHash: string | null; upgradedHash: string | null },
): Promise<void> {
  if (passwordHash === null || upgradedHash === null) return;
  await renewPassword(db, { id, from: passwordHash, to: upgradedHash });
}

/** Resets the counter after a right password. */
export async function forgetTries(db: Db, counter: Counter): Promise<void> {
  await resetTries(db, counter);
}

/** The refusal of a locked customer, with its reason. */
export function locked(reason: "attempts" | "fraud"): Refusal {
  return new Refusal("CHEA000013", {}, { reason });
}

/**
 * Notifies a customer, in their language, of the lock by the fifth wrong password; does the same
 * work if there is no customer.
 */
export async function tellLocked(
  db: Db,
  { now }: Pick<CallContext<Who>, "now">,
  person: Reachable | null,
): Promise<void> {
  if (!person) return tellNobody(db);
  await tell(db, { now, language: person.language }, person, { letter: "locked" });
}
