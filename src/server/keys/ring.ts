// The bank's keys. A secret has a short id that may be shown; of a secret each use gets a key of its
// own, and whatever is made with one names the id, so that the secret can be changed.

import { createHmac, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";

const KEY_BYTES = 32;
const ID_BYTES = 4;
const SALT = "dawn-bank";
const ID_USE = "key-id";

/** The keys that a process knows: of each secret, for each use. */
export interface KeyRing {
  /** The key that everything new is made with. */
  currentKeyId: string;
  /** Every key that may still be named, the newest first. */
  keyIds: readonly string[];
  /** The key of one use; null where the ring does not have it. */
  keyOf(keyId: string, use: string): KeyObject | null;
}

/** A key that a row, a seal or a hash names and the ring does not have: a fault, and never a wrong try. */
export class KeyMissing extends Error {
  override name = "KeyMissing";
  readonly statusCode = 503;
  constructor(keyId: string) {
    super(`the key ${keyId} is not in the ring`);
  }
}

/** The id of a secret: eight hexadecimal digits that tell nothing of it. */
export function keyIdOf(secret: Buffer): string {
  return Buffer.from(hkdfSync("sha256", secret, SALT, ID_USE, ID_BYTES)).toString("hex");
}

/** The key of a secret for one use. */
export function derivedKey(secret: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, SALT, use, KEY_BYTES));
}

/** A ring of whole secrets, the current one first, the others from the newest on. */
export function ringOf(secrets: readonly [Buffer, ...Buffer[]]): KeyRing {
  const byId = new Map(secrets.map((secret) => [keyIdOf(secret), secret]));
  // Key objects: Node takes several times as long for a hash whose key is plain bytes.
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

/** The same key, or a KeyMissing. */
export function requiredKey(ring: KeyRing, keyId: string, use: string): KeyObject {
  const key = ring.keyOf(keyId, use);
  if (!key) throw new KeyMissing(keyId);
  return key;
}

/** A keyed hash of parts that cannot run into each other. */
export function macOf(key: KeyObject, parts: readonly (string | Buffer)[]): Buffer {
  const hmac = createHmac("sha256", key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
  return hmac.digest();
}
