// The token of a browser in which a customer has signed in before. It opens nothing: it only says
// under which name wrong tries are counted, so that strangers' tries are not counted as its own.

import { randomBytes } from "node:crypto";
import type { Who } from "#base/call.ts";
import type { Db } from "#db/db.ts";
import type { Asked } from "#server/asked.ts";
import { DEVICE_TOKEN_SECONDS, TOKENS_OF_A_DEVICE } from "../rules.ts";
import { isOwnToken, isTokenGiven, keepToken } from "../store/device-tokens.ts";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

type Carrying = Pick<Asked<Who>, "cookies" | "vault">;

/** The hash of the token that the browser carries, or null. */
export function carriedToken({ cookies, vault }: Carrying): Buffer | null {
  const value = cookies.read("device");
  return value !== undefined && TOKEN.test(value) ? hashOf(vault, value) : null;
}

/** The token's hash where the customer has signed in in this browser before, or null. */
export async function ownToken(
  asked: Carrying & Pick<Asked<Who>, "db">,
  customerId: string | null,
): Promise<Buffer | null> {
  const carried = carriedToken(asked);
  return carried && (await isOwnToken(asked.db, customerId, carried)) ? carried : null;
}

/**
 * Binds the browser's token to the customer who signed in, and answers it. One that this bank did
 * not make is replaced; one that another customer of the same browser has is shared.
 */
export async function bindToken(
  tx: Db,
  asked: Carrying,
  { customerId, fingerprintHash }: { customerId: string; fingerprintHash: Buffer },
): Promise<string> {
  const carried = carriedToken(asked);
  const isOurs = carried !== null && (await isTokenGiven(tx, carried));
  const token = isOurs
    ? (asked.cookies.read("device") as string)
    : randomBytes(TOKEN_BYTES).toString("base64url");
  const tokenHash = hashOf(asked.vault, token);
  await keepToken(tx, { customerId, tokenHash, fingerprintHash, most: TOKENS_OF_A_DEVICE });
  return token;
}

/** Has the browser carry the token for as long as browsers keep anything. */
export function giveToken({ cookies }: Pick<Carrying, "cookies">, token: string): void {
  cookies.set({ name: "device", value: token, seconds: DEVICE_TOKEN_SECONDS });
}

function hashOf(vault: Asked["vault"], token: string): Buffer {
  return vault.mac("login-device-token", token);
}
