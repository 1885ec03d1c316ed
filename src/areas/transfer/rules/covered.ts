// Amounts that the customer may have hidden on their own pages: then only this word is sent.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Pages } from "../texts/pages/zh.ts";

export const HIDDEN = "hidden";

/** An amount in minor units, or the word that stands for a hidden one. */
export type Covered = number | typeof HIDDEN;

/** Covers an amount if the customer wants it; what has no limit stays without one. */
export function coverOf(amountsHidden: boolean) {
  function cover(amount: number): Covered;
  function cover(amount: number | null): Covered | null;
  function cover(amount: number | null): Covered | null {
    return amountsHidden && amount !== null ? HIDDEN : amount;
  }
  return cover;
}

/** What says how much an account holds or may still send, without the figure. */
const withoutFigure: Partial<Record<ErrorCode, keyof Pages["refused"]>> = {
  TRFR000002: "balance",
  TRFR000003: "once",
  TRFR000004: "day",
  TRFR000005: "month",
};

/** The sentence of a refusal that would tell a hidden amount; null where the code tells none. */
export function coveredSentence(code: string, words: Pages["refused"]): string | null {
  const name = withoutFigure[code as ErrorCode];
  return name ? words[name] : null;
}
