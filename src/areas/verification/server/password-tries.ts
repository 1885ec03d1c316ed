// The tries of one password, at the sign-in and where it is asked for again. A try is counted
// before it is judged, so that any number at once cannot get more than five. Tries in a browser
// that the customer uses are counted under the browser's name, all others under the pair's.

import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { LOGIN_ATTEMPTS } from "#base/identity/sign-in.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import type { CallContext } from "#server/api/call-context.ts";
import type { Lane } from "#server/secrets/vault.ts";
import { countTry, forgiveTry, resetTries } from "../store/password-tries.ts";
import { renewPassword } from "../store/people.ts";
import { type Reachable, tell, tellNobody } from "./letters.ts";

/** What was typed, whether it is anybody's or not. */
export interface Pair {
  nationalId: string;
  userId: string;
}

type Vault = CallContext["vault"];

/** The name under which tries from unknown browsers are counted, whoever is meant. */
export function pairCounter(vault: Vault, { nationalId, userId }: Pair): Lookup {
  return vault.lookup("login-pair", nationalId, userId.toLowerCase());
}

/** The name under which tries of a customer in one of their own browsers are counted. */
export function browserCounter(vault: Vault, customerId: string, token: string): Lookup {
  return vault.lookup("login-browser", customerId, token);
}

/** A password as it was typed, what to hold it against, and who waits for it. */
interface Tried {
  passwordHash: string | null;
  typed: string;
  lane: Lane;
}

/**
 * Counts a try and judges it, with the same work where there is no hash to hold it against; throws
 * CHEA000013 when the counter is locked already. A right one whose hash names an older key is hashed anew.
 */
export async function tryPassword(
  { db, vault }: Pick<CallContext<Who>, "db" | "vault">,
  counter: Lookup,
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
    await forgiveTry(db, counter);
    throw thrown;
  }
}

/** Keeps the hash of a right password that was made anew with the current key, if it was. */
export async function storeUpgraded(
  db: Db,
  id: string,
  { passwordHash, upgradedHash }: { passwordHash: string | null; upgradedHash: string | null },
): Promise<void> {
  if (passwordHash === null || upgradedHash === null) return;
  await renewPassword(db, { id, from: passwordHash, to: upgradedHash });
}

/** A right password: the next wrong one is the first again. */
export async function forgetTries(db: Db, counter: Lookup): Promise<void> {
  await resetTries(db, counter);
}

/** The refusal of who is locked, with its reason. */
export function locked(reason: "attempts" | "fraud"): Refusal {
  return new Refusal("CHEA000013", {}, { reason });
}

/** Tells a customer, in their language, that the fifth wrong password locked; the same work for nobody. */
export async function tellLocked(
  db: Db,
  { now }: Pick<CallContext<Who>, "now">,
  person: Reachable | null,
): Promise<void> {
  if (!person) return tellNobody(db);
  await tell(db, { now, language: person.language }, person, { letter: "locked" });
}
