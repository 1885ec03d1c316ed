import type { ErrorCode } from "#base/errors/catalogue.ts";

/** The purposes of a card check. */
export const cardPurposes = ["upgrade"] as const;
export type CardPurpose = (typeof cardPurposes)[number];

/** How long a customer has to insert the card and type its PIN. */
export const CHECK_SECONDS = 300;

/** How many checks a customer may start in ten minutes. */
export const CHECKS_MOST = 20;
export const CHECKS_WINDOW_SECONDS = 600;

/** How long a proof is valid, so that an upgrade can continue on another day. */
export const PROOF_DAYS = 30;

const HEAD = "dawn-bank/citizen-card/v1";

/** The text that the card signs: it fits no other document, and states its purpose. */
export function challengeText(facts: {
  origin: string;
  purpose: CardPurpose;
  checkId: string;
  /** Random, in base64url. */
  secret: string;
}): string {
  const { origin, purpose, checkId, secret } = facts;
  return [HEAD, origin, purpose, checkId, secret].join("\n");
}

/** The holder as named by a certificate. */
export interface Holder {
  holderName: string;
  lastFour: string;
}

/** Whether the holder is this customer: the full name, and the end of the national ID. */
export function isHolder(
  { holderName, lastFour }: Holder,
  customer: { name: string; nationalId: string },
): boolean {
  const name = plainName(holderName);
  const isSameName = name !== "" && name === plainName(customer.name);
  return isSameName && lastFour.length === 4 && lastFour === customer.nationalId.slice(-4);
}

/** A name without spaces, with normalised characters. */
function plainName(name: string): string {
  return name.normalize("NFKC").replace(/\s+/g, "");
}

/** Why a certificate does not prove who the customer is. */
export type CardRefusal =
  | "malformed"
  | "other-content"
  | "bad-signature"
  | "untrusted"
  | "expired"
  | "not-yet-valid"
  | "wrong-use"
  | "revoked"
  | "revocation-unknown"
  | "other-person"
  | "bound-to-another";

/** The error code shown for each. */
export const cardRefusalCodes = {
  malformed: "CTZN000009",
  "other-content": "CTZN000009",
  "bad-signature": "CTZN000007",
  untrusted: "CTZN000007",
  expired: "CTZN000003",
  "not-yet-valid": "CTZN000004",
  "wrong-use": "CTZN000007",
  revoked: "CTZN000005",
  "revocation-unknown": "CTZN000006",
  "other-person": "CTZN000008",
  "bound-to-another": "CTZN000008",
} as const satisfies Record<CardRefusal, ErrorCode>;
