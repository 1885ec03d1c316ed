import { type Day, yearOf } from "#base/time/day.ts";
import { type Tier, tierCodes } from "#base/transfer/limits.ts";

/** The fields of an account that determine the customer's tier. */
export interface TieredAccount {
  currency: string;
  kind: "main" | "sub" | "joint";
  tier: Tier;
  state: "open" | "frozen" | "closed";
}

/** The tier of each kind of account; null if there is none. */
export interface CustomerType {
  twd: Tier | null;
  foreign: Tier | null;
}

/** The customer's tiers, by the main accounts that are not closed. */
export function customerTypeOf(accounts: readonly TieredAccount[]): CustomerType {
  const mains = accounts.filter(({ kind, state }) => kind === "main" && state !== "closed");
  return {
    twd: tierOf(mains.filter(({ currency }) => currency === "TWD")),
    foreign: tierOf(mains.filter(({ currency }) => currency !== "TWD")),
  };
}

/** The names under which a customer's type is counted: twd-01, foreign-02. */
export function sightingsOf({ twd, foreign }: CustomerType): string[] {
  const parts: string[] = [];
  if (twd) parts.push(`twd-${tierCodes[twd]}`);
  if (foreign) parts.push(`foreign-${tierCodes[foreign]}`);
  return parts;
}

/** A birthday with only its year visible: 1990 and stars. */
export function maskBirthday(birthday: Day): string {
  return `${yearOf(birthday)}/**/**`;
}

// The lower tier counts: an account that is still basic can be upgraded.
function tierOf(mains: readonly TieredAccount[]): Tier | null {
  if (mains.length === 0) return null;
  return mains.every(({ tier }) => tier === "advanced") ? "advanced" : "basic";
}
