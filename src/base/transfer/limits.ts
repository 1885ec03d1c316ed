// How much may be sent. Limits are counted per customer and currency: only the main account of each
// sends to others.

import { type Amount, amountOf, type Currency, ntd } from "../money/money.ts";

/** How thoroughly the bank has verified an account's owner. */
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

/** The limit of one transfer, of a Taipei day, and of a Taipei month; null for no limit. */
export interface Limits {
  once: Amount;
  day: Amount;
  month: Amount | null;
}

const HUNDREDTHS = 100;

const usd = (dollars: number) => amountOf<"USD">(dollars * 100);

const designatedTwd: Limits = { once: ntd(2_000_000), day: ntd(3_000_000), month: null };

/** The limits of the specification; a missing kind cannot be sent at all. */
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

/** The board's selling rates of the US dollar and the account's currency at the day's start. */
export interface LimitRates {
  usd: number;
  own: number;
}

/** True for a currency with its own limits; others use those of the US dollar. */
export function hasOwnLimits(currency: Currency): boolean {
  return currency === "TWD" || currency === "USD";
}

/** The limits of a transfer to others, or null when that tier may not send this kind at all. */
export function limitsOf(tier: Tier, currency: Currency, kind: CountedKind): Limits | null {
  return transferLimits[tier][currency]?.[kind] ?? null;
}

/** Whether a tier may send this kind at all in a currency. */
export function mayTierSend(tier: Tier, currency: Currency, kind: CountedKind): boolean {
  return limitsOf(tier, hasOwnLimits(currency) ? currency : "USD", kind) !== null;
}

/** The US dollar's limits in another foreign currency. */
function convertedLimits({ once, day, month }: Limits, { usd, own }: LimitRates): Limits {
  // Every foreign currency is stored in hundredths. Rounded down to whole units.
  const converted = (dollars: number) =>
    amountOf(Math.floor((dollars * usd) / own / HUNDREDTHS) * HUNDREDTHS);
  return {
    once: converted(once),
    day: converted(day),
    month: month === null ? null : converted(month),
  };
}

/** What limits depend on: the account, the day's rates, and what was sent. */
export interface Limited {
  account: {
    kind: "main" | "sub" | "joint";
    tier: Tier;
    currency: Currency;
    /** The customer's own daily limit for accounts that are not designated, if set. */
    otherDayLimit?: number | null;
  };
  rates: LimitRates | null;
  used: Readonly<Record<CountedKind, Used>>;
}

/** How much is left of each limit; null for no limit. */
interface Left {
  once: number;
  day: number;
  month: number | null;
}

/** An account's limits of a kind; null when it cannot be sent, or there is no rate for it. */
export function limitsFor(kind: CountedKind, { account, rates }: Limited): Limits | null {
  // Limits are counted per customer: only the main account sends to others.
  if (account.kind !== "main") return null;
  const { tier, currency } = account;
  if (hasOwnLimits(currency)) return lowered(limitsOf(tier, currency, kind), kind, account);
  const dollars = limitsOf(tier, "USD", kind);
  return dollars && rates ? lowered(convertedLimits(dollars, rates), kind, account) : null;
}

/** A customer's own limit lowers the limits per transfer and per day, and never raises them. */
function lowered(
  limits: Limits | null,
  kind: CountedKind,
  { otherDayLimit }: Limited["account"],
): Limits | null {
  if (!limits || kind !== "other" || otherDayLimit === undefined || otherDayLimit === null) {
    return limits;
  }
  const least = (amount: number) => amountOf(Math.min(amount, otherDayLimit));
  return { ...limits, once: least(limits.once), day: least(limits.day) };
}

/** What is left of an account's limits of a kind; null when that kind cannot be sent at all. */
export function leftOf(kind: CountedKind, sender: Limited): Left | null {
  const limits = limitsFor(kind, sender);
  if (!limits) return null;
  const used = sender.used[kind];
  // The difference is negative where a limit was lowered after it had been used.
  const over = (most: number, sent: number) => Math.max(most - sent, 0);
  return {
    once: limits.once,
    day: over(limits.day, used.day),
    month: limits.month === null ? null : over(limits.month, used.month),
  };
}
