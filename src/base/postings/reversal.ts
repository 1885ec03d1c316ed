import { isAccountLeg, type Leg } from "./posting.ts";

/** The legs that undo a posting: each leg inverted, credits first. */
export function reversalLegs(legs: readonly Leg[]): Leg[] {
  return legs
    .map((leg): Leg => {
      const amount = -leg.amount;
      return isAccountLeg(leg) ? { ...leg, amount, line: "reversal" } : { ...leg, amount };
    })
    .toSorted((one, other) => Math.sign(other.amount) - Math.sign(one.amount));
}
