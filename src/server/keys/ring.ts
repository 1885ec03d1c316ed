// The bank's keys. A secret has a short public id; each use derives a separate key from it, and
// everything made with a key includes the id, so that the secret can be rotated.

import { createHmac, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";

const KEY_BYTES = 32;
const ID_BYTES = 4;
const SALT = "dawn-bank";
const ID_USE = "key-id";

/** The keys that a process knows: for each secret and each use. */
export interface KeyRing {
  /** The key for everything new. */
  currentKeyId: string;
  /** Every key that may still be referenced, newest first. */
  keyIds: readonly string[];
  /** The key for one use; null where the ring does not have it. */
  keyOf(keyId: string, use: string): KeyObject | null;
}

/** A row, a seal or a hash names a key that the ring lacks: a fault, never a failed attempt. */
export class KeyMissing extends Error {
  override name = "KeyMissing";
  readonly statusCode = 503;
  constructor(keyId: string) {
    super(`the key ${keyId} is not in the ring`);
  }
}

/** The id of a secret: eight hexadecimal digits that reveal nothing about it. */
export function keyIdOf(secret: Buffer): string {
  return Buffer.from(hkdfSync("sha256", secret, SALT, ID_USE, ID_BYTES)).toString("hex");
}

/** Derives the key for one use from a secret. */
export function derivedKey(secret: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, SALT, use, KEY_BYTES));
}

/** A ring of whole secrets, the current one first, the others newest first. */
export function ringOf(secrets: readonly [Buffer, ...Buffer[]]): KeyRing {
  const byId = new Map(secrets.map((secret) => [keyIdOf(secret), secret]));
  // Key objects: in Node, an HMAC with a plain-bytes key takes several times as long.
  const keys = new Map<string, KeyObject>();
  return {
    currentKeyId: keyIdOf(secrets[0]),
    keyIds: [...byId.keys()],
    keyOf(keyId, use) {
      const name = `${keyId} ${use}`;
      const known = keys.get(name);
      if (known) return known;
      const secret = byId.get(keyId);
      if (!secret) return null;
      const key = createSecretKey(derivedKey(secret, use));
      keys.set(name, key);
      return key;
    },
  };
}

/** The same key, or throws KeyMissing. */
export function requiredKey(ring: KeyRing, keyId: string, use: string): KeyObject {
  const key = ring.keyOf(keyId, use);
  if (!key) throw new KeyMissing(keyId);
  return key;
}

/** A keyed hash of unambiguously delimited parts. */
export function macOf(key: KeyObject, parts: readonly (string | Buffer)[]): Buffer {
  return createHmac("sha256", key).update(delimited(parts)).digest();
}

/** Texts become one text: each further update of a hash costs as much as the hashing. */
function delimited(parts: readonly (string | Buffer)[]): string | Buffer {
  let text = "";
  for (const part of parts) {
    if (typeof part !== "string") return delimitedBytes(parts);
    text += `${Buffer.byteLength(part)}:${part}`;
  }
  return text;
}

function delimitedBytes(parts: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => [Buffer.from(`${Buffer.byteLength(part)}:`), Buffer.from(part)]),
  );
}
