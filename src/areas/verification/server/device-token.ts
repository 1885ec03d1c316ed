// The token of a browser in which a customer has signed in before. It opens nothing: it only says
// under which name wrong tries are counted, so that strangers' tries are not counted as its own.

import { randomBytes } from "node:crypto";
import type { Who } from "#base/call/call.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { DEVICE_TOKEN_SECONDS, TOKENS_OF_A_DEVICE } from "../rules.ts";
import { isOwnToken, isTokenGiven, keepToken } from "../store/device-tokens.ts";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

type Carrying = Pick<CallContext<Who>, "cookies" | "vault">;

/** A token that a browser carries, and the names that it may be kept under. */
export interface Carried {
  token: string;
  names: Lookup;
}

/** The token that the browser carries, or null. */
export function carriedToken({ cookies, vault }: Carrying): Carried | null {
  const token = cookies.read("device");
  return token !== undefined && TOKEN.test(token) ? { token, names: namesOf(vault, token) } : null;
}

/** Whether this bank gave the token that the browser carries. */
export function isKnownToken(db: Db, { names }: Carried): Promise<boolean> {
  return isTokenGiven(db, names);
}

/** The token where the customer has signed in in this browser before, or null. */
export async function ownToken(
  context: Carrying & Pick<CallContext<Who>, "db">,
  customerId: string | null,
): Promise<string | null> {
  const carried = carriedToken(context);
  if (!carried) return null;
  return (await isOwnToken(context.db, customerId, carried.names)) ? carried.token : null;
}

/**
 * Binds the browser's token to the customer who signed in, and answers it. One that this bank did
 * not make is replaced; one that another customer of the same browser has is shared.
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
  return value;
}

/** Has the browser carry the token for as long as browsers keep anything. */
export function giveToken({ cookies }: Pick<Carrying, "cookies">, token: string): void {
  cookies.set({ name: "device", value: token, seconds: DEVICE_TOKEN_SECONDS });
}

function namesOf(vault: CallContext["vault"], token: string): Lookup {
  return vault.lookup("login-device-token", token);
}
