// The total worth of all accounts, at the board's exchange rates.

import type { Currency } from "#base/money/money.ts";

/** A board rate is in hundred-thousandths of a dollar, an amount in hundredths of a unit. */
const RATE_UNITS = 100_000n;
const HUNDREDTHS = 100n;

/** The fields of an account that its worth depends on. */
export interface Deposit {
  currency: Currency;
  balance: number;
}

/** The total balance in a currency, and its worth. */
export interface CurrencyWorth {
  currency: Currency;
  /** Minor units of the currency. */
  balance: number;
  /**
   * New Taiwan dollars for one unit, in hundred-thousandths; null for New Taiwan dollars
   * themselves.
   */
  rate: number | null;
  /** Whole New Taiwan dollars; null where the board has no rate. */
  converted: number | null;
}

/** Converts an amount to New Taiwan dollars, rounded down. */
export function convertedAt(balance: number, rate: number): number {
  return Number((BigInt(balance) * BigInt(rate)) / (RATE_UNITS * HUNDREDTHS));
}

/** The totals by currency, New Taiwan dollars first, then by worth. */
export function worthByCurrency(
  deposits: readonly Deposit[],
  rates: Readonly<Partial<Record<Currency, number>>>,
): CurrencyWorth[] {
  const currencies = [...new Set(deposits.map(({ currency }) => currency))];
  return currencies
    .map((currency) => {
      const balance = deposits
        .filter((deposit) => deposit.currency === currency)
        .reduce((sum, deposit) => sum + deposit.balance, 0);
      if (currency === "TWD") return { currency, balance, rate: null, converted: balance };
      const rate = rates[currency] ?? null;
      return { currency, balance, rate, converted: rate && convertedAt(balance, rate) };
    })
    .toSorted(
      (one, other) =>
        Number(other.currency === "TWD") - Number(one.currency === "TWD") ||
        (other.converted ?? 0) - (one.converted ?? 0),
    );
}

/** The sum of all known worths in New Taiwan dollars. */
export function totalWorth(worths: readonly CurrencyWorth[]): number {
  return worths.reduce((sum, { converted }) => sum + (converted ?? 0), 0);
}
