// How the ledger reads what the database writes: days and moments stay text.

import type { Day } from "#base/day.ts";

/** A text as it is; whole numbers that only name something, too. */
export const asText = (text: string): string => text;

/** A day as the database writes it. */
export const asDay = (text: string): Day => text as Day;

/** Yes or no. */
export const asFlag = (text: string): boolean => text === "t";

/** An amount or a count. */
export function asWhole(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`no safe whole number: ${text}`);
  return number;
}
