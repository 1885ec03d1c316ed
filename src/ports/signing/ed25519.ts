import { createPrivateKey, type KeyObject } from "node:crypto";

/** The PKCS#8 header before the 32 bytes of an Ed25519 key. */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");
const SEED_BYTES = 32;

/** A private Ed25519 key from 32 secret bytes. */
export function ed25519KeyOf(seed: Buffer): KeyObject {
  const key = Buffer.concat([PKCS8_HEAD, seed.subarray(0, SEED_BYTES)]);
  return createPrivateKey({ key, format: "der", type: "pkcs8" });
}
