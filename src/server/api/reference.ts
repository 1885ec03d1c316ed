import { randomInt } from "node:crypto";
import { dayOf } from "#base/time/day.ts";

const DIGITS = 6;
const TRIES_MOST = 5;

/** A number to name on the phone: a letter for what it is about, the Taipei day, and six digits. */
export function newReference(letter: "P" | "L" | "D", now: Date): string {
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  return `${letter}${dayOf(now).replaceAll("-", "")}${digits}`;
}

/** Offers references until one is taken; answers what the taker answers. */
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
