// The price of travel insurance. All arithmetic uses integers: rates are hundredths of a dollar,
// factors are percents, and each line is rounded up to whole dollars separately, so that the lines
// of a breakdown always add up to the total.

import { type Ntd, ntd } from "#base/money/money.ts";
import { type CoverCode, type Covers, coverCodes } from "./covers.ts";
import { FUNERAL_MOST, type Traveller } from "./insured.ts";

const PERCENT = 100;
const CENTS = 100;
/** Sums are counted in ten thousands; rates are per hundred of them. */
const MYRIAD = 10_000;
const MYRIADS_OF_RATE = 100;

/** What each further period adds, in percent of the first: decreasing. */
const FIRST_PERIODS = [100, 50, 40, 35, 30, 25, 20, 18, 16, 14] as const;
const LATER_PERIODS = [
  { until: 30, adds: 10 },
  { until: 90, adds: 6 },
  { until: Number.POSITIVE_INFINITY, adds: 4 },
] as const;

/** The surcharge by age for accident and medical cover, in percent; the first match applies. */
const AGE_CLASSES = [
  { from: 70, percent: 180 },
  { from: 60, percent: 130 },
  { from: 0, percent: 100 },
] as const;

/** The children's share of the inconvenience cover, in percent. */
const CHILD_INCONVENIENCE = 60;

/** A plan's rates per period: accident and medical per million, the rest per traveller. */
export interface Rates {
  accident: number;
  medical: number;
  inconvenience: number;
}

/** A part of the price. */
export type PriceItem = keyof Rates | CoverCode;

/** One line of the breakdown. */
export interface PriceLine {
  /** The index of the traveller. */
  traveller: number;
  item: PriceItem;
  amount: Ntd;
}

/** A price with its parts. */
export interface Price {
  lines: readonly PriceLine[];
  /** The sum of each traveller's lines, in their order. */
  travellers: readonly Ntd[];
  total: Ntd;
}

/** The input of a price. */
export interface Priced {
  rates: Rates;
  covers: Covers;
  periods: number;
  sumInsured: Ntd;
  travellers: readonly Traveller[];
  /** The chosen optional items; one that the plan does not offer costs nothing. */
  options: readonly CoverCode[];
}

/** The cost of a number of periods, in percent of one. */
export function periodFactor(periods: number): number {
  let percent = 0;
  for (let period = 1; period <= periods; period += 1) {
    const later = LATER_PERIODS.find(({ until }) => period <= until);
    percent += FIRST_PERIODS[period - 1] ?? later?.adds ?? 0;
  }
  return percent;
}

/** The cost for a person of an age, in percent of a young adult. */
export function ageFactor(age: number): number {
  return AGE_CLASSES.find(({ from }) => age >= from)?.percent ?? PERCENT;
}

/** A traveller's sum insured: a child's is capped at the legal funeral costs. */
export function sumOf({ kind }: Traveller, sumInsured: Ntd): Ntd {
  return kind === "child" && sumInsured > FUNERAL_MOST ? FUNERAL_MOST : sumInsured;
}

/** The price of a plan for a trip, line by line. */
export function priceOf(priced: Priced): Price {
  const factor = periodFactor(priced.periods);
  const lines = priced.travellers.flatMap((traveller, place) =>
    linesOf(traveller, place, { ...priced, factor }),
  );
  const travellers = priced.travellers.map((_, place) =>
    total(lines.filter((line) => line.traveller === place)),
  );
  return { lines, travellers, total: total(lines) };
}

function linesOf(
  traveller: Traveller,
  place: number,
  { rates, covers, sumInsured, options, factor }: Priced & { factor: number },
): PriceLine[] {
  const isChild = traveller.kind === "child";
  const age = isChild ? PERCENT : ageFactor(traveller.age);
  const myriads = sumOf(traveller, sumInsured) / MYRIAD;
  const bySum = (rate: number) =>
    roundedUp(rate * myriads * factor * age, MYRIADS_OF_RATE * PERCENT * PERCENT * CENTS);
  const share = isChild ? CHILD_INCONVENIENCE : PERCENT;
  const flat = (rate: number) => roundedUp(rate * factor * share, PERCENT * PERCENT * CENTS);
  const chosen = coverCodes.filter((code) => options.includes(code));
  const lines: [PriceItem, Ntd][] = [
    ["accident", bySum(rates.accident)],
    ["medical", bySum(rates.medical)],
    ["inconvenience", flat(rates.inconvenience)],
    ...chosen.map((code): [PriceItem, Ntd] => [code, flat(covers[code].optionRate ?? 0)]),
  ];
  return lines
    .filter(([, amount]) => amount > 0)
    .map(([item, amount]) => ({ traveller: place, item, amount }));
}

function roundedUp(numerator: number, denominator: number): Ntd {
  return ntd(Math.ceil(numerator / denominator));
}

function total(lines: readonly PriceLine[]): Ntd {
  return ntd(lines.reduce((sum, { amount }) => sum + amount, 0));
}
