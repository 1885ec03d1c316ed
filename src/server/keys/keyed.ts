import {
  createCipheriv,
  createDecipheriv,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { Lookup } from "#db/lookup.ts";
import { named, readNamed } from "./named.ts";
import { KeyMissing, type KeyRing, macOf, requiredKey } from "./ring.ts";
import type { Use } from "./uses.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key use of the areas, or of the ring itself. */
type KeyUse = Use | "secret-check" | "retired-key";

/** A part of the hashed data. */
export type Part = string | Buffer;

/** Keyed hashes and seals; keys are never exposed. */
export interface Keyed {
  /** The key for everything new. */
  readonly currentKeyId: string;
  /** Every key that may still be referenced, newest first. */
  readonly keyIds: readonly string[];
  /** A keyed hash; each use has a separate key, and parts are delimited unambiguously. */
  mac(use: KeyUse, ...parts: Part[]): Buffer;
  /** The same with a specific key; throws a 503 where the ring does not have it. */
  macWith(keyId: string, use: KeyUse, ...parts: Part[]): Buffer;
  /** The same with every key, the current one first: for short-lived values that are compared. */
  macs(use: KeyUse, ...parts: Part[]): Buffer[];
  /** A keyed hash for storage, which includes its key's id. */
  tag(use: KeyUse, ...parts: Part[]): Buffer;
  /** The tags to look a value up by, whichever key it was stored with. */
  lookup(use: KeyUse, ...parts: Part[]): Lookup;
  /** The tag of these parts with the key of another tag: both were made together. */
  tagLike(other: Buffer, use: KeyUse, ...parts: Part[]): Buffer;
  /** Whether a tag matches these parts, by the key in the tag. */
  isTagOf(tag: Buffer, use: KeyUse, ...parts: Part[]): boolean;
  /** Seals bytes; the seal includes its key's id. */
  seal(use: KeyUse, plain: Buffer): Buffer;
  unseal(use: KeyUse, sealed: Buffer): Buffer;
}

/** Keyed hashes and seals with the keys of a ring. */
export function keyedBy(ring: KeyRing): Keyed {
  const { currentKeyId, keyIds } = ring;
  const order = [currentKeyId, ...keyIds.filter((keyId) => keyId !== currentKeyId)];
  // A ring never changes, and a customer's every step looks values up.
  const keysOfUse = new Map<string, readonly IdAndKey[]>();
  const keysFor = (use: string) => {
    const keys = keysOfUse.get(use) ?? keysIn(ring, order, use);
    keysOfUse.set(use, keys);
    return keys;
  };
  const macWith: Keyed["macWith"] = (keyId, use, ...parts) =>
    macOf(requiredKey(ring, keyId, use), parts);
  const tagWith = (keyId: string, use: KeyUse, parts: readonly Part[]) =>
    named(keyId, macWith(keyId, use, ...parts));
  const tagLike: Keyed["tagLike"] = (other, use, ...parts) =>
    tagWith(readNamed(other)?.keyId ?? "", use, parts);

  return {
    currentKeyId,
    keyIds,
    mac: (use, ...parts) => macWith(currentKeyId, use, ...parts),
    macWith,
    macs: (use, ...parts) => keysFor(use).map(({ key }) => macOf(key, parts)),
    tag: (use, ...parts) => tagWith(currentKeyId, use, parts),
    lookup(use, ...parts) {
      const [first, ...others] = keysFor(use);
      if (first?.keyId !== currentKeyId) throw new KeyMissing(currentKeyId);
      const under = ({ keyId, key }: IdAndKey) => named(keyId, macOf(key, parts));
      return [under(first), ...others.map(under)];
    },
    tagLike,
    isTagOf(tag, use, ...parts) {
      const wanted = tagLike(tag, use, ...parts);
      return wanted.length === tag.length && timingSafeEqual(wanted, tag);
    },
    seal: (use, plain) => named(currentKeyId, sealed(ring, currentKeyId, use, plain)),
    unseal(use, bytes) {
      const { keyId, bytes: inner } = readNamed(bytes) ?? { keyId: "", bytes };
      if (ring.keyOf(keyId, use)) return unsealed(ring, keyId, use, inner);
      // A seal from before seals had key ids: only the oldest secret can have made it.
      return unsealed(ring, keyIds.at(-1) ?? "", use, bytes);
    },
  };
}

interface IdAndKey {
  keyId: string;
  key: KeyObject;
}

/** The keys that a ring has for a use, in the order of the ids. */
function keysIn(ring: KeyRing, order: readonly string[], use: string): IdAndKey[] {
  return order.flatMap((keyId) => {
    const key = ring.keyOf(keyId, use);
    return key ? [{ keyId, key }] : [];
  });
}

function sealed(ring: KeyRing, keyId: string, use: string, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", requiredKey(ring, keyId, use), iv);
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function unsealed(ring: KeyRing, keyId: string, use: string, bytes: Buffer): Buffer {
  const key = requiredKey(ring, keyId, use);
  const opened = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES));
  opened.setAuthTag(bytes.subarray(-TAG_BYTES));
  const plain = bytes.subarray(IV_BYTES, -TAG_BYTES);
  return Buffer.concat([opened.update(plain), opened.final()]);
}
