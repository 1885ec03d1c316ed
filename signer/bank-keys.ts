// The public keys that verify the bank's tickets. They are fetched from the bank over the same
// connection that the customer trusts with the page, so that the bank can rotate them.

import { createPublicKey, type KeyObject } from "node:crypto";

const PATH = "/v1/citizen-card/ticket-keys";
const TIMEOUT_MS = 5_000;
const RESPONSE_MOST = 16_384;
const KEYS_MOST = 10;
const RENEW_MS = 60_000;
const RETRY_MS = 1_000;
const SKEW_MS = 60_000;

/** What the adapter knows about the bank. */
export interface BankKeys {
  /**
   * The keys; fetched again, at most once a minute, if `isDoubtful`: none verifies a ticket, or it
   * looks expired. Null if the bank has never responded.
   */
  keys(isDoubtful: boolean): Promise<readonly KeyObject[] | null>;
  /** The bank's time, estimated from its last response, less a minute: this clock may be wrong. */
  now(): number;
}

/** This computer's clock, which may be corrected, and one that never is. */
export interface Clocks {
  time(): number;
  steady(): number;
}

const CLOCKS: Clocks = { time: Date.now, steady: () => performance.now() };

/** The keys of the bank at an origin; nothing is fetched before it is needed. */
export function bankKeysOf(origin: string, { time, steady }: Clocks = CLOCKS): BankKeys {
  let known: readonly KeyObject[] | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  let behindMs = 0;
  return {
    async keys(isDoubtful) {
      const isWanted = known === null || isDoubtful;
      if (!isWanted || steady() - triedAt < (known === null ? RETRY_MS : RENEW_MS)) return known;
      triedAt = steady();
      const response = await readKeys(origin).catch(() => null);
      if (!response) return known;
      known = response.keys;
      behindMs = response.date === null ? 0 : response.date - time();
      return known;
    },
    now: () => time() + behindMs - SKEW_MS,
  };
}

async function readKeys(origin: string): Promise<{ keys: KeyObject[]; date: number | null }> {
  const response = await fetch(new URL(PATH, origin), {
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok || text.length > RESPONSE_MOST) throw new Error("the bank gave no keys");
  const { content } = JSON.parse(text) as { content: { ticketKeys: string[] } };
  const keys = content.ticketKeys.slice(0, KEYS_MOST).map((x) => {
    return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  });
  const date = Date.parse(response.headers.get("date") ?? "");
  return { keys, date: Number.isNaN(date) ? null : date };
}
