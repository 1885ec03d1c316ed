import { changesOf } from "#areas/rates/rules/deposit-lines.ts";
import type { DepositKind } from "#areas/rates/rules.ts";
import type { Currency } from "#base/money/money.ts";
import { readDepositRates } from "../content/rates.ts";

/** A deposit rate and the day it starts, relative to the first start. */
export interface SeedDepositRate {
  currency: Currency;
  kind: DepositKind;
  termMonths: number;
  /** For the part of the balance above this amount. */
  above: number;
  form: "fixed" | "floating";
  basisPoints: number;
  /** Days from the first start; negative in the past. */
  sinceDays: number;
}

/** What a deposit paid, and from which day on: all but what is in force. */
interface Earlier extends Pick<SeedDepositRate, "currency" | "kind" | "form"> {
  above?: number;
  sinceDays?: number;
  terms: readonly (readonly [termMonths: number, basisPoints: number])[];
}

/** Before this day no rate is known. */
const FIRST_DAY = -400;

const DREAM_CHANGE = -128;

/** The rates of demand deposits and one-year deposits in the other currencies, in basis points. */
const others: readonly (readonly [currency: Currency, demand: number, year: number])[] = [
  ["JPY", 15, 35],
  ["EUR", 20, 120],
  ["CNY", 25, 115],
  ["HKD", 30, 225],
  ["GBP", 65, 305],
  ["AUD", 80, 295],
];

// The days and figures are those of the notices in content/.
const earlier: readonly Earlier[] = [
  { currency: "TWD", kind: "main", form: "floating", terms: [[0, 75]] },
  { currency: "TWD", kind: "dream", form: "floating", terms: [[0, 120]] },
  { currency: "TWD", kind: "dream", form: "floating", above: 100_000, terms: [[0, 75]] },
  ...[
    { above: 0, rate: 135 },
    { above: 100_000, rate: 80 },
  ].map(({ above, rate }): Earlier => {
    const dream = { currency: "TWD", kind: "dream", form: "floating" } as const;
    return { ...dream, above, sinceDays: DREAM_CHANGE, terms: [[0, rate]] };
  }),
  {
    ...{ currency: "TWD", kind: "time", form: "fixed" },
    terms: [
      [3, 122],
      [6, 145],
      [12, 167],
    ],
  },
  {
    ...{ currency: "TWD", kind: "time", form: "floating" },
    terms: [
      [3, 124],
      [6, 147],
      [12, 169],
    ],
  },
  { currency: "TWD", kind: "time-savings", form: "fixed", terms: [[24, 170]] },
  { currency: "TWD", kind: "time-savings", form: "floating", terms: [[24, 172]] },
  { currency: "USD", kind: "demand", form: "floating", terms: [[0, 95]] },
  {
    ...{ currency: "USD", kind: "time", form: "fixed" },
    terms: [
      [1, 345],
      [3, 355],
      [6, 360],
      [12, 345],
    ],
  },
  ...others.flatMap(([currency, demand, year]): Earlier[] => [
    { currency, kind: "demand", form: "floating", terms: [[0, demand]] },
    { currency, kind: "time", form: "fixed", terms: [[12, year]] },
  ]),
];

const history: SeedDepositRate[] = earlier.flatMap(({ terms, ...rate }) =>
  terms.map(([termMonths, basisPoints]) => ({
    ...{ above: 0, sinceDays: FIRST_DAY, ...rate },
    ...{ termMonths, basisPoints },
  })),
);

/** Every deposit rate of the demonstration: the earlier ones, and those of content/. */
export const depositRates: SeedDepositRate[] = [
  ...history,
  ...readDepositRates().flatMap(({ currency, sinceDays, lines }) =>
    changesOf(newestOf(currency), lines).flatMap(({ basisPoints, ...line }) =>
      basisPoints === null ? [] : [{ ...line, currency, sinceDays, basisPoints }],
    ),
  ),
];

/** The newest of the earlier rates of a currency. */
function newestOf(currency: Currency): SeedDepositRate[] {
  const own = history.filter((rate) => rate.currency === currency);
  return own
    .toSorted((one, other) => other.sinceDays - one.sinceDays)
    .filter((rate, place, all) => all.findIndex((other) => isSameDeposit(other, rate)) === place);
}

function isSameDeposit(one: SeedDepositRate, other: SeedDepositRate): boolean {
  return (["kind", "termMonths", "above", "form"] as const).every((key) => one[key] === other[key]);
}
