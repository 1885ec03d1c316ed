// How much may be sent. Limits are counted for a customer and a currency: only the main account of
// each sends to others.

import { type Amount, amountOf, type Currency, ntd } from "./money.ts";

/** How well the bank knows an account's owner. */
export const tiers = ["basic", "advanced"] as const;

export type Tier = (typeof tiers)[number];

/** The specification's code of each tier, on the wire only. */
export const tierCodes = { basic: "01", advanced: "02" } as const satisfies Record<Tier, string>;

/** To an account designated in the app, to any other, or to another account of one's own. */
export const transferKinds = ["designated", "other", "own"] as const;

export type TransferKind = (typeof transferKinds)[number];

/** The kinds that count against a limit. */
export type CountedKind = Exclude<TransferKind, "own">;

/** What was sent so far in a day and in its month. */
export interface Used {
  day: number;
  month: number;
}

/** The most of one transfer, of a Taipei day, and of a Taipei month; null where there is no limit. */
export interface Limits {
  once: Amount;
  day: Amount;
  month: Amount | null;
}

const HUNDREDTHS = 100;

const usd = (dollars: number) => amountOf<"USD">(dollars * 100);

const designatedTwd: Limits = { once: ntd(2_000_000), day: ntd(3_000_000), month: null };

/** The limits of the specification; a kind that is missing cannot be sent at all. */
export const transferLimits: Readonly<
  Record<Tier, Partial<Record<Currency, Partial<Record<CountedKind, Limits>>>>>
> = {
  basic: {
    TWD: {
      designated: designatedTwd,
      other: { once: ntd(10_000), day: ntd(30_000), month: ntd(50_000) },
    },
    USD: { other: { once: usd(300), day: usd(900), month: usd(1_500) } },
  },
  advanced: {
    TWD: {
      designated: designatedTwd,
      other: { once: ntd(50_000), day: ntd(100_000), month: ntd(200_000) },
    },
    USD: {
      designated: { once: usd(50_000), day: usd(100_000), month: null },
      other: { once: usd(1_500), day: usd(3_000), month: usd(6_000) },
    },
  },
};

/** What the board asked for a US dollar and for the account's currency as the day began. */
export interface LimitRates {
  usd: number;
  own: number;
}

/** True for a currency with limits of its own; others take those of the US dollar. */
export function hasOwnLimits(currency: Currency): boolean {
  return currency === "TWD" || currency === "USD";
}

/** The limits of a transfer to others, or null when that tier may not send so at all. */
export function limitsOf(tier: Tier, currency: Currency, kind: CountedKind): Limits | null {
  return transferLimits[tier][currency]?.[kind] ?? null;
}

/** The US dollar's limits in another foreign currency. */
export function convertedLimits({ once, day, month }: Limits, { usd, own }: LimitRates): Limits {
  // Every foreign currency is kept in hundredths. Whole units, and never more than the dollars are worth.
  const converted = (dollars: number) =>
    amountOf(Math.floor((dollars * usd) / own / HUNDREDTHS) * HUNDREDTHS);
  return {
    once: converted(once),
    day: converted(day),
    month: month === null ? null : converted(month),
  };
}
