// The tries of one password, at the sign-in and where it is asked for again. A try is counted
// before it is judged, so that any number at once cannot get more than five.

import type { Who } from "#base/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { LOGIN_ATTEMPTS } from "#base/sign-in.ts";
import type { Db } from "#db/db.ts";
import type { Asked } from "#server/asked.ts";
import { countTry, forgiveTry, resetTries } from "../store/tries.ts";
import { type Reachable, tell } from "./letters.ts";

/** What was typed, whether it is anybody's or not. */
export interface Pair {
  nationalId: string;
  userId: string;
}

type Asking = Pick<Asked<Who>, "db" | "vault">;

/**
 * Counts a try and judges it, with the same work where there is no hash to hold it against; throws
 * CHEA000013 when the pair is locked already.
 */
export async function tryPassword(
  { db, vault }: Asking,
  pair: Pair,
  { passwordHash, typed }: { passwordHash: string | null; typed: string },
): Promise<{ isRight: boolean; left: number }> {
  const hash = hashOf(vault, pair);
  const times = await countTry(db, hash, passwordHash !== null);
  if (times === null) throw locked("attempts");
  try {
    const isRight = await vault.verifySecret(passwordHash, typed);
    return { isRight, left: LOGIN_ATTEMPTS - times };
  } catch (thrown) {
    await forgiveTry(db, hash);
    throw thrown;
  }
}

/** A right password: the next wrong one is the first again. */
export async function forgetTries({ db, vault }: Asking, pair: Pair): Promise<void> {
  await resetTries(db, hashOf(vault, pair));
}

/** The refusal of who is locked, with its reason. */
export function locked(reason: "attempts" | "fraud"): Refusal {
  return new Refusal("CHEA000013", {}, { reason });
}

/** Tells a customer that the fifth wrong password locked the sign-in; nobody else hears of it. */
export async function tellLocked(
  db: Db,
  asked: Pick<Asked<Who>, "language" | "now">,
  person: Reachable | null,
): Promise<void> {
  if (person) await tell(db, asked, person, { letter: "locked" });
}

function hashOf(vault: Asked["vault"], { nationalId, userId }: Pair): Buffer {
  return vault.mac("login-pair", nationalId, userId.toLowerCase());
}
