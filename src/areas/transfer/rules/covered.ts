// Amounts the customer may have hidden on their pages: the server then sends only this placeholder.

import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Pages } from "../texts/pages/zh.ts";

export const HIDDEN = "hidden";

/** An amount in minor units, or the placeholder for a hidden one. */
export type Covered = number | typeof HIDDEN;

/** Hides an amount if the customer wants that; "no limit" stays as it is. */
export function coverOf(amountsHidden: boolean) {
  function cover(amount: number): Covered;
  function cover(amount: number | null): Covered | null;
  function cover(amount: number | null): Covered | null {
    return amountsHidden && amount !== null ? HIDDEN : amount;
  }
  return cover;
}

/** Refusals that contain a balance or a remaining limit, and their sentence without the figure. */
const withoutFigure: Partial<Record<ErrorCode, keyof Pages["refused"]>> = {
  TRFR000002: "balance",
  TRFR000003: "once",
  TRFR000004: "day",
  TRFR000005: "month",
};

/** The sentence for a refusal that would reveal a hidden amount; null if the code reveals none. */
export function coveredSentence(code: string, words: Pages["refused"]): string | null {
  const name = withoutFigure[code as ErrorCode];
  return name ? words[name] : null;
}
