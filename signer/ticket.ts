// The bank's permission to use the card once: what to sign, for which page, in which session.

import { type KeyObject, verify } from "node:crypto";
import type { Session } from "./sessions.ts";

const TICKET_MOST = 2048;
const TICKET = /^[\w-]+\.[\w-]{86}$/;
const TICKETS_OF_SESSION = 100;
// Nothing else is ever signed, so that no signature can be passed off as one of another document.
const CHALLENGE = /^dawn-bank\/citizen-card\/v1\n[\x20-\x7e\n]{1,600}$/;

/** Why a ticket is rejected, by the number that the page gets. */
export const ticketErrors = { forged: "61402", stale: "61403", used: "61404" } as const;

/** What the bank signed. */
export interface Ticket {
  id: string;
  origin: string;
  nonce: string;
  /** The text that the card is to sign. */
  challenge: string;
  /** Milliseconds since 1970, by the bank's clock. */
  expires: number;
}

/** The ticket's payload if one of the keys signed it; otherwise null. */
export function readTicket(text: unknown, keys: readonly KeyObject[]): Ticket | null {
  if (typeof text !== "string" || text.length > TICKET_MOST || !TICKET.test(text)) return null;
  const [body = "", signature = ""] = text.split(".");
  const bytes = Buffer.from(body, "base64url");
  const signed = Buffer.from(signature, "base64url");
  if (!keys.some((key) => verify(null, bytes, key, signed))) return null;
  return JSON.parse(bytes.toString()) as Ticket;
}

/**
 * Marks a valid ticket as used, even if signing fails later; returns why it is rejected, or null.
 */
export function consumeTicket(
  { id, origin, nonce, challenge, expires }: Ticket,
  session: Session,
  now: number,
): keyof typeof ticketErrors | null {
  const isForUs = origin === session.origin && nonce === session.nonce;
  if (!isForUs || expires <= now || !CHALLENGE.test(challenge)) return "stale";
  if (session.tickets.has(id) || session.tickets.size >= TICKETS_OF_SESSION) return "used";
  session.tickets.add(id);
  return null;
}
