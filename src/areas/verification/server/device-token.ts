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

/** Where a browser carries a token, and the key use it is hashed with. */
interface TokenKind {
  cookie: "device" | "staff-device";
  use: "login-device-token" | "staff-device-token";
}

const customers: TokenKind = { cookie: "device", use: "login-device-token" };

/** The token of this kind in the browser's cookie, or null. */
export function tokenIn({ cookies, vault }: Carrying, { cookie, use }: TokenKind): Carried | null {
  const token = cookies.read(cookie);
  if (token === undefined || !TOKEN.test(token)) return null;
  return { token, names: vault.lookup(use, token) };
}

/** A new token of this kind. */
export function makeToken({ vault }: Pick<Carrying, "vault">, { use }: TokenKind): Carried {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, names: vault.lookup(use, token) };
}

/** Stores a token of this kind in a cookie, for as long as browsers allow. */
export function keepInBrowser(
  { cookies }: Pick<Carrying, "cookies">,
  { cookie }: TokenKind,
  token: string,
): void {
  cookies.set({ name: cookie, value: token, seconds: DEVICE_TOKEN_SECONDS });
}

/** The token in the customer's browser, or null. */
export function carriedToken(context: Carrying): Carried | null {
  return tokenIn(context, customers);
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
  const { token: value, names: token } = isOurs ? carried : makeToken(context, customers);
  await keepToken(tx, { customerId, token, fingerprint, most: TOKENS_OF_A_DEVICE });
  // Wrong passwords from before the customer removed this browser count no more.
  if (isOurs) await resetTries(tx, browserCounter(context.vault, customerId, value));
  return value;
}

/** Stores the customer's token in their browser. */
export function giveToken(context: Pick<Carrying, "cookies">, token: string): void {
  keepInBrowser(context, customers, token);
}
