import { randomInt } from "node:crypto";
import { dayOf } from "#base/time/day.ts";

const DIGITS = 6;
const TRIES_MOST = 5;

/** A reference to quote on the phone: a letter for its subject, the Taipei day, six digits. */
export function newReference(letter: "P" | "L" | "D", now: Date): string {
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  return `${letter}${dayOf(now).replaceAll("-", "")}${digits}`;
}

/** Generates references until `take` accepts one; returns what `take` returns. */
export async function withReference<T>(
  offer: () => string,
  take: (reference: string) => Promise<T | null>,
): Promise<T> {
  for (let tries = 0; tries < TRIES_MOST; tries += 1) {
    const taken = await take(offer());
    if (taken !== null) return taken;
  }
  throw new Error("no reference number is free");
}
