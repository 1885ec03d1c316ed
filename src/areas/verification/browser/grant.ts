// The grant that one secret is encrypted with. It is asked for while the customer still types, so
// that nobody who presses the button waits for it: the first of a day may take the bank a while.

import {
  KEYPAD_PATH,
  KEYPAD_SECONDS,
  type KeypadGrant,
  keypadWire,
} from "#base/identity/keypad.ts";
import { callFromPage } from "#web/page-client.ts";

/** A grant that has waited longer is not used: it could run out on its way. */
const KEPT_MS = (KEYPAD_SECONDS * 1000) / 2;
/** Longer than this nobody is left before a button that seems to do nothing. */
const ANSWER_MS = 20_000;

let early: { grant: Promise<KeypadGrant>; at: number } | null = null;

/** Asks for a grant ahead of its use; the one that is asked for already is as good. */
export function askEarly(): Promise<KeypadGrant> {
  if (early && performance.now() - early.at < KEPT_MS) return early.grant;
  const grant = ask();
  early = { grant, at: performance.now() };
  // One that did not come is forgotten: the next question is asked anew.
  grant.catch(() => {
    if (early?.grant === grant) early = null;
  });
  return grant;
}

/** A grant for one secret, each time another one. */
export function takeGrant(): Promise<KeypadGrant> {
  const grant = askEarly();
  early = null;
  return grant;
}

async function ask(): Promise<KeypadGrant> {
  const { ok, content } = await callFromPage<KeypadGrant>({
    path: KEYPAD_PATH,
    names: keypadWire,
    timeoutMs: ANSWER_MS,
  });
  if (!ok || !content) throw new Error("no grant");
  return content;
}
