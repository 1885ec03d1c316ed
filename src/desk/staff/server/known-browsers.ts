// Browsers in which a member of staff has signed in before. As for customers (record 24) the token
// grants nothing: it only selects what wrong tries are counted for.

import { keepInBrowser, makeToken, tokenIn } from "#areas/verification/server/device-token.ts";
import type { Who } from "#base/call/call.ts";
import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { BROWSERS_MOST } from "../rules.ts";
import { isTokenGiven, keepBrowser, ownBrowser } from "../store/tries.ts";

type Carrying = Pick<CallContext<Who>, "cookies" | "vault">;

const kind = { cookie: "staff-device", use: "staff-device-token" } as const;

/** What tries in this browser are counted for, if this person has signed in with it; else null. */
export async function browserOf(db: Db, context: Carrying, userId: string): Promise<Buffer | null> {
  const carried = tokenIn(context, kind);
  return carried && ownBrowser(db, userId, carried.names);
}

/**
 * Binds the browser to the member of staff who signed in, and returns its token. One that this bank
 * did not issue is replaced; colleagues at one computer share it.
 */
export async function bindBrowser(tx: Db, context: Carrying, staffId: string): Promise<string> {
  const carried = tokenIn(context, kind);
  const isOurs = carried !== null && (await isTokenGiven(tx, carried.names));
  const { token, names } = isOurs ? carried : makeToken(context, kind);
  await keepBrowser(tx, { staffId, token: names, most: BROWSERS_MOST });
  return token;
}

/** Stores the token in the browser. */
export function giveBrowserToken(context: Carrying, token: string): void {
  keepInBrowser(context, kind, token);
}
