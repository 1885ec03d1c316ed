import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from "node:crypto";
import type { Lookup } from "#db/lookup.ts";
import { named, readNamed } from "./named.ts";
import { type KeyRing, macOf, requiredKey } from "./ring.ts";
import type { Use } from "./uses.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A use of the areas, or one of the ring itself. */
type KeyUse = Use | "secret-check" | "retired-key";

/** A part of what is hashed. */
export type Part = string | Buffer;

/** Keyed hashes and seals; no key ever leaves it. */
export interface Keyed {
  /** The key that everything new is made with. */
  readonly currentKeyId: string;
  /** Every key that may still be named, the newest first. */
  readonly keyIds: readonly string[];
  /** A keyed hash; each use has a key of its own, and parts cannot run into each other. */
  mac(use: KeyUse, ...parts: Part[]): Buffer;
  /** The same with a key that something names; throws a 503 where the ring does not have it. */
  macWith(keyId: string, use: KeyUse, ...parts: Part[]): Buffer;
  /** The same with every key, the current one first: for what is compared and lives for hours. */
  macs(use: KeyUse, ...parts: Part[]): Buffer[];
  /** A keyed hash to be kept, which names its key. */
  tag(use: KeyUse, ...parts: Part[]): Buffer;
  /** The tags by which something is found again, whichever key it was kept under. */
  lookup(use: KeyUse, ...parts: Part[]): Lookup;
  /** The tag of these parts with the key that another tag names: both were made together. */
  tagLike(other: Buffer, use: KeyUse, ...parts: Part[]): Buffer;
  /** Whether a tag is of these parts, by the key that it names. */
  isTagOf(tag: Buffer, use: KeyUse, ...parts: Part[]): boolean;
  /** Seals bytes; the seal names its key. */
  seal(use: KeyUse, plain: Buffer): Buffer;
  unseal(use: KeyUse, sealed: Buffer): Buffer;
}

/** Keyed hashes and seals with the keys of a ring. */
export function keyedBy(ring: KeyRing): Keyed {
  const { currentKeyId, keyIds } = ring;
  const order = [currentKeyId, ...keyIds.filter((keyId) => keyId !== currentKeyId)];
  const idsFor = (use: string) => order.filter((keyId) => ring.keyOf(keyId, use) !== null);
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
    macs: (use, ...parts) => idsFor(use).map((keyId) => macWith(keyId, use, ...parts)),
    tag: (use, ...parts) => tagWith(currentKeyId, use, parts),
    lookup(use, ...parts) {
      const [, ...others] = idsFor(use);
      const under = (keyId: string) => tagWith(keyId, use, parts);
      return [under(currentKeyId), ...others.map(under)];
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
      // A seal from before seals named their key: only the oldest secret can have made it.
      return unsealed(ring, keyIds.at(-1) ?? "", use, bytes);
    },
  };
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
