// What all accounts are worth together, at the rates of the board.

import type { Currency } from "#base/money/money.ts";

/** A rate of the board is in hundred-thousandths of a dollar, an amount of it in hundredths. */
const RATE_UNITS = 100_000n;
const HUNDREDTHS = 100n;

/** An account as far as its worth goes. */
export interface Deposit {
  currency: Currency;
  balance: number;
}

/** What a currency holds, and what that is worth. */
export interface CurrencyWorth {
  currency: Currency;
  /** Minor units of the currency. */
  balance: number;
  /** New Taiwan dollars for one unit, in hundred-thousandths; null for these dollars themselves. */
  rate: number | null;
  /** Whole New Taiwan dollars; null where the board has no rate. */
  converted: number | null;
}

/** What the bank gives in New Taiwan dollars for an amount of another currency, rounded down. */
export function convertedAt(balance: number, rate: number): number {
  return Number((BigInt(balance) * BigInt(rate)) / (RATE_UNITS * HUNDREDTHS));
}

/** What is held in each currency, New Taiwan dollars first, then by what it is worth. */
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

/** The sum of what is known in New Taiwan dollars. */
export function totalWorth(worths: readonly CurrencyWorth[]): number {
  return worths.reduce((sum, { converted }) => sum + (converted ?? 0), 0);
}
