// The token of a browser in which a customer has signed in before. It grants no access: it only
// selects the counter for wrong attempts, so that strangers' attempts are not counted as the
// customer's.

import { randomBytes } from "node:crypto";
import type { Who } from "#base/call/call.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { DEVICE_TOKEN_SECONDS, TOKENS_OF_A_DEVICE } from "../rules.ts";
import { isOwnToken, isTokenGiven, keepToken } from "../store/device-tokens.ts";
import { resetTries } from "../store/password-tries.ts";
import { browserCounter } from "./password-tries.ts";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

type Carrying = Pick<CallContext<Who>, "cookies" | "vault">;

/** A token in a browser's cookie, and the hashes it may be stored under. */
export interface Carried {
  token: string;
  names: Lookup;
}

/** The token in the browser's cookie, or null. */
export function carriedToken({ cookies, vault }: Carrying): Carried | null {
  const token = cookies.read("device");
  return token !== undefined && TOKEN.test(token) ? { token, names: namesOf(vault, token) } : null;
}

/** Whether this bank issued the token in the browser's cookie. */
export function isKnownToken(db: Db, { names }: Carried): Promise<boolean> {
  return isTokenGiven(db, names);
}

/** The token if the customer has signed in with this browser before, or null. */
export async function ownToken(
  context: Carrying & Pick<CallContext<Who>, "db">,
  customerId: string | null,
): Promise<string | null> {
  const carried = carriedToken(context);
  if (!carried) return null;
  return (await isOwnToken(context.db, customerId, carried.names)) ? carried.token : null;
}

/**
 * Binds the browser's token to the customer who signed in, and returns it. A token this bank did
 * not issue is replaced; one of another customer in the same browser is shared.
 */
export async function bindToken(
  tx: Db,
  context: Carrying,
  { customerId, fingerprint }: { customerId: string; fingerprint: Lookup },
): Promise<string> {
  const carried = carriedToken(context);
  const isOurs = carried !== null && (await isTokenGiven(tx, carried.names));
  const value = isOurs ? carried.token : randomBytes(TOKEN_BYTES).toString("base64url");
  const token = namesOf(context.vault, value);
  await keepToken(tx, { customerId, token, fingerprint, most: TOKENS_OF_A_DEVICE });
  // Wrong passwords from before the customer removed this browser count no more.
  if (isOurs) await resetTries(tx, browserCounter(context.vault, customerId, value));
  return value;
}

/** Stores the token in a cookie, for as long as browsers allow. */
export function giveToken({ cookies }: Pick<Carrying, "cookies">, token: string): void {
  cookies.set({ name: "device", value: token, seconds: DEVICE_TOKEN_SECONDS });
}

function namesOf(vault: CallContext["vault"], token: string): Lookup {
  return vault.lookup("login-device-token", token);
}
