import type { DepositKind } from "#areas/rates/rules.ts";
import type { Currency } from "#base/money/money.ts";

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

type Terms = readonly (readonly [termMonths: number, before: number, now: number])[];

/** Before this day no rate is known. */
const FIRST_DAY = -400;

// The days and figures are those of the notices in content/.
const TWD_CHANGE = -42;
const DREAM_CHANGE = -128;
const USD_CHANGE = -7;
const OTHERS_CHANGE = -70;

/** The rates of demand deposits and one-year deposits in the other currencies, in basis points. */
const others: readonly (readonly [currency: Currency, demand: number, year: number])[] = [
  ["JPY", 10, 25],
  ["EUR", 15, 110],
  ["CNY", 20, 105],
  ["HKD", 25, 215],
  ["GBP", 60, 295],
  ["AUD", 75, 285],
];

/** Every deposit rate of the demonstration, including old ones. */
export const depositRates: SeedDepositRate[] = [
  ...changed({ currency: "TWD", kind: "main", form: "floating" }, TWD_CHANGE, [[0, 75, 80]]),
  ...changed({ currency: "TWD", kind: "dream", form: "floating" }, DREAM_CHANGE, [[0, 120, 135]]),
  ...changed({ currency: "TWD", kind: "dream", form: "floating", above: 100_000 }, DREAM_CHANGE, [
    [0, 75, 80],
  ]),
  ...changed({ currency: "TWD", kind: "time", form: "fixed" }, TWD_CHANGE, [
    [3, 122, 125],
    [6, 145, 148],
    [12, 167, 170],
  ]),
  ...changed({ currency: "TWD", kind: "time", form: "floating" }, TWD_CHANGE, [
    [3, 124, 127],
    [6, 147, 150],
    [12, 169, 172],
  ]),
  ...changed({ currency: "TWD", kind: "time-savings", form: "fixed" }, TWD_CHANGE, [
    [24, 170, 173],
  ]),
  ...changed({ currency: "TWD", kind: "time-savings", form: "floating" }, TWD_CHANGE, [
    [24, 172, 175],
  ]),
  ...changed({ currency: "USD", kind: "demand", form: "floating" }, USD_CHANGE, [[0, 95, 85]]),
  ...changed({ currency: "USD", kind: "time", form: "fixed" }, USD_CHANGE, [
    [1, 345, 330],
    [3, 355, 340],
    [6, 360, 345],
    [12, 345, 330],
  ]),
  ...others.flatMap(([currency, demand, year]) => [
    ...changed({ currency, kind: "demand", form: "floating" }, OTHERS_CHANGE, [
      [0, demand + 5, demand],
    ]),
    ...changed({ currency, kind: "time", form: "fixed" }, OTHERS_CHANGE, [[12, year + 10, year]]),
  ]),
];

/** One row per term before the change and one after it. */
function changed(
  what: Pick<SeedDepositRate, "currency" | "kind" | "form"> & { above?: number },
  changeDays: number,
  terms: Terms,
): SeedDepositRate[] {
  return terms.flatMap(([termMonths, before, now]) => [
    { above: 0, ...what, termMonths, basisPoints: before, sinceDays: FIRST_DAY },
    { above: 0, ...what, termMonths, basisPoints: now, sinceDays: changeDays },
  ]);
}
