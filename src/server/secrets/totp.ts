// Time-based one-time passwords (RFC 6238) as authenticator apps generate them: SHA-1, six digits,
// a step of 30 seconds.

import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a code is shown. */
const TOTP_SECONDS = 30;

/** The digits of a code. */
const TOTP_DIGITS = 6;

/** Adjacent steps whose code is accepted too: clocks differ, and typing takes time. */
const STEPS_AROUND = 1;

/** The time step of a moment. */
export function stepOf(at: Date): number {
  return Math.floor(at.getTime() / 1000 / TOTP_SECONDS);
}

/** The code of a time step. */
export function totpOf(secret: Buffer, step: number, digits: number = TOTP_DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/**
 * The newest step near the moment whose code was typed, or null. All steps are compared, each in
 * constant time: timing reveals nothing about the code.
 */
export function stepTyped(secret: Buffer, typed: string, at: Date): number | null {
  const given = Buffer.from(typed.padEnd(TOTP_DIGITS).slice(0, TOTP_DIGITS));
  const isSized = Buffer.byteLength(typed) === TOTP_DIGITS && given.length === TOTP_DIGITS;
  let found: number | null = null;
  const now = stepOf(at);
  for (let step = now - STEPS_AROUND; step <= now + STEPS_AROUND; step += 1) {
    const wanted = Buffer.from(totpOf(secret, step));
    if (isSized && timingSafeEqual(wanted, given)) found = step;
  }
  return found;
}
