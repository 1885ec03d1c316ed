import { randomBytes } from "node:crypto";

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
