// Tickets: the bank's permission for a signing adapter to use the card once, for one text, in one
// page's session. The adapter rejects everything else a page on the customer's computer sends.

import { createPublicKey, type KeyObject, sign } from "node:crypto";
import { ed25519KeyOf } from "#ports/signing/key.ts";
import type { Vault } from "#server/secrets/vault.ts";

/** The content of a ticket. */
export interface TicketFacts {
  id: string;
  origin: string;
  /** The nonce of the adapter's session it is for. */
  nonce: string;
  challenge: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Signs a ticket with the bank's current key. */
export function signTicket(vault: Vault, facts: TicketFacts): string {
  const [key] = ticketKeys(vault);
  if (!key) throw new Error("the bank has no key to sign tickets with");
  const body = Buffer.from(JSON.stringify(facts));
  return `${body.toString("base64url")}.${sign(null, body, key).toString("base64url")}`;
}

/** The public keys for verifying tickets, in base64url, the current one first. */
export function publicTicketKeys(vault: Vault): string[] {
  return ticketKeys(vault).map((key) => String(createPublicKey(key).export({ format: "jwk" }).x));
}

function ticketKeys(vault: Vault): KeyObject[] {
  return vault.macs("citizen-card-ticket", "key").map(ed25519KeyOf);
}
