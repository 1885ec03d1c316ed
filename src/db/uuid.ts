import { hash, randomBytes } from "node:crypto";

const POOL_BYTES = 4096;
const RANDOM_BYTES = 10;

let pool = Buffer.alloc(0);
let at = 0;

/** A new id (UUID version 7): unique without coordination, and ordered by time for an index. */
export function uuid(): string {
  if (at + RANDOM_BYTES > pool.length) {
    pool = randomBytes(POOL_BYTES);
    at = 0;
  }
  const time = Date.now().toString(16).padStart(12, "0");
  const random = pool.toString("hex", at, at + RANDOM_BYTES);
  at += RANDOM_BYTES;
  const variant = ((Number.parseInt(random[3] as string, 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}

/**
 * An id derived from a text (UUID version 8, which no client may choose): always the same one, so
 * that what it identifies is done once.
 */
export function derivedId(text: string): string {
  const hex = hash("sha256", text);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
