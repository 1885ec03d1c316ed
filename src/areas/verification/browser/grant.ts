// The grant that one secret is encrypted with. It is requested while the customer is still typing,
// so that the submit button need not wait for it: the first one of a day may take a while.

import {
  KEYPAD_PATH,
  KEYPAD_SECONDS,
  type KeypadGrant,
  keypadWire,
} from "#base/identity/keypad.ts";
import { callFromPage } from "#web/page-client.ts";

/** An older grant is not used: it could expire on its way. */
const KEPT_MS = (KEYPAD_SECONDS * 1000) / 2;
/** The longest that a visitor waits after pressing a button that seems to do nothing. */
const RESPONSE_MS = 20_000;

let early: { grant: Promise<KeypadGrant>; at: number } | null = null;

/** Requests a grant ahead of its use; reuses one that is already requested. */
export function askEarly(): Promise<KeypadGrant> {
  if (early && performance.now() - early.at < KEPT_MS) return early.grant;
  const grant = ask();
  early = { grant, at: performance.now() };
  // A failed request is dropped: the next call tries again.
  grant.catch(() => {
    if (early?.grant === grant) early = null;
  });
  return grant;
}

/** A grant for one secret; never the same twice. */
export function takeGrant(): Promise<KeypadGrant> {
  const grant = askEarly();
  early = null;
  return grant;
}

async function ask(): Promise<KeypadGrant> {
  const { ok, content } = await callFromPage<KeypadGrant>({
    path: KEYPAD_PATH,
    names: keypadWire,
    timeoutMs: RESPONSE_MS,
  });
  if (!ok || !content) throw new Error("no grant");
  return content;
}
