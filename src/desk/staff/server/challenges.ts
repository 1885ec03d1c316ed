import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Vault } from "#server/secrets/vault.ts";
import { CHALLENGE_SECONDS, PASSKEY_USE } from "../rules/passkeys.ts";

const RANDOM_BYTES = 24;

/** A challenge that was given out by the bank and has not run out. */
export interface GivenChallenge {
  text: string;
  hash: Buffer;
  expiresAt: Date;
}

/** A new challenge for one purpose. It carries its end and the bank's own signature, so that no row is
 *  written for everybody who opens the sign-in. */
export function makeChallenge(vault: Vault, purpose: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS;
  const random = randomBytes(RANDOM_BYTES).toString("base64url");
  const signature = vault.tag(PASSKEY_USE, purpose, `${expires}.${random}`).toString("base64url");
  return Buffer.from(`${expires}.${random}.${signature}`).toString("base64url");
}

/** The challenge in what a browser signed; null where the bank never gave it for this, or it ran out. */
export function challengeIn(
  clientData: Buffer,
  { vault, purpose, now }: { vault: Vault; purpose: string; now: Date },
): GivenChallenge | null {
  const text = challengeText(clientData);
  const [expires = "", random = "", signature = ""] = Buffer.from(text, "base64url")
    .toString("utf8")
    .split(".");
  const typed = Buffer.from(signature, "base64url");
  const isOurs = vault
    .lookup(PASSKEY_USE, purpose, `${expires}.${random}`)
    .some((own) => own.length === typed.length && timingSafeEqual(own, typed));
  const expiresAt = new Date(Number(expires) * 1000);
  if (!isOurs || expiresAt <= now) return null;
  return { text, hash: hash("sha256", text, "buffer"), expiresAt };
}

function challengeText(clientData: Buffer): string {
  try {
    const { challenge } = JSON.parse(clientData.toString("utf8")) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}
