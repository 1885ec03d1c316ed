// Messages between the bank and an insurer through the customer's browser: a few facts with an
// Ed25519 signature. Each side has its own key, so that neither can impersonate the other.

import { createPublicKey, type KeyObject, sign, verify } from "node:crypto";

const TOKEN_MOST = 1024;
const TOKEN = /^[\w-]+\.[\w-]{86}$/;

/** What is signed. */
export interface RedirectFacts {
  /** Signer and recipient: nobody else accepts it. */
  from: string;
  to: string;
  /** What it is about. */
  reference: string;
  /** Of one redirect. */
  nonce: string;
  /** The request, or its result. */
  says: string;
  /** Expiry in seconds since 1970. */
  expires: number;
}

/** Signs the facts: their JSON and the signature, both in base64url. */
export function signFacts(facts: RedirectFacts, key: KeyObject): string {
  const body = Buffer.from(JSON.stringify(facts));
  return `${body.toString("base64url")}.${sign(null, body, key).toString("base64url")}`;
}

/** The facts of a token signed by one of the keys, for this recipient, not expired; or null. */
export function openFacts(
  token: string,
  { keys, from, to, now }: { keys: readonly KeyObject[]; from: string; to: string; now: Date },
): RedirectFacts | null {
  if (token.length > TOKEN_MOST || !TOKEN.test(token)) return null;
  const [body = "", signature = ""] = token.split(".");
  const bytes = Buffer.from(body, "base64url");
  const signed = Buffer.from(signature, "base64url");
  if (!keys.some((key) => verify(null, bytes, createPublicKey(key), signed))) return null;
  // Another encoding of the same bytes would bypass a list of used tokens.
  if (bytes.toString("base64url") !== body || signed.toString("base64url") !== signature)
    return null;
  const facts = JSON.parse(bytes.toString()) as RedirectFacts;
  if (facts.from !== from || facts.to !== to) return null;
  return facts.expires * 1000 > now.getTime() ? facts : null;
}
