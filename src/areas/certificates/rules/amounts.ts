// Balances in the currency of a certificate. Rates are New Taiwan dollars for one unit of a
// currency, in hundred-thousandths, as on the board. BigInt, so that no amount is off by a cent.

import { type Amount, amountOf, type Currency, currencies } from "#base/money/money.ts";
import type { CertificateCurrency } from "../rules.ts";

/** The number of rate units in a New Taiwan dollar. */
const RATE_SCALE = 100_000n;

/** The board's rates of a day, by currency; New Taiwan dollars need none. */
export type BoardRates = Readonly<Partial<Record<Currency, number>>>;

/** A balance in another currency, rounded half up; null if the board had no rate for it. */
export function converted(
  { amount, currency }: { amount: number; currency: Currency },
  into: CertificateCurrency,
  rates: BoardRates,
): Amount | null {
  if (currency === into) return amountOf(amount);
  const from = rateOf(currency, rates);
  const to = rateOf(into, rates);
  if (from === null || to === null) return null;
  const above = BigInt(amount) * from * minorUnits(into);
  return amountOf(Number(halfUp(above, to * minorUnits(currency))));
}

/** The rate with four decimals: 32.1050. */
export function formatRate(rate: number): string {
  return (rate / Number(RATE_SCALE)).toFixed(4);
}

function rateOf(currency: Currency, rates: BoardRates): bigint | null {
  if (currency === "TWD") return RATE_SCALE;
  const rate = rates[currency];
  return rate === undefined ? null : BigInt(rate);
}

function minorUnits(currency: Currency): bigint {
  return 10n ** BigInt(currencies[currency].decimals);
}

/** Divides non-negative numbers, rounding half up. */
function halfUp(above: bigint, below: bigint): bigint {
  return (2n * above + below) / (2n * below);
}
