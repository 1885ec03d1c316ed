// What the generated exchange trades: figures only. Codes begin with D, which no exchange in Taiwan
// uses, so that nobody takes them for real companies. Their names are in seed/securities.

import type { TradedKind } from "#base/market/prices.ts";

/** A share or an exchange-traded fund of the generated exchange. */
export interface Instrument {
  code: string;
  kind: TradedKind;
  /** The close before the first day, in hundredths. */
  start: number;
  /** The usual daily move besides the market's, as a share of the price. */
  restless: number;
  /** How much of the market's move it follows. */
  follows: number;
  /** In millions of shares at the start. */
  millions: number;
  /** Each payout, as a share of its price, and its months. */
  pays: number;
  months: readonly number[];
}

/** Extra daily growth of some ETFs, as a share of the price, so that they get split. */
export const growing: Readonly<Record<string, number>> = { D0503: 0.0012, D0504: 0.0011 };

const YEARLY = { spring: [4], summer: [7], july: [7], august: [8], autumn: [9] } as const;
const QUARTERS = [2, 5, 8, 11] as const;
const LATE_QUARTERS = [3, 6, 9, 12] as const;
const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const NEVER: readonly number[] = [];

type Figures = readonly [
  code: string,
  start: number,
  restless: number,
  follows: number,
  millions: number,
  pays: number,
  months: readonly number[],
];

const stocks: readonly Figures[] = [
  ["D2301", 612_00, 0.014, 1.3, 8200, 0.006, QUARTERS],
  ["D2302", 148_00, 0.017, 1.2, 2600, 0.03, YEARLY.july],
  ["D2303", 86_40, 0.019, 1.2, 940, 0.024, YEARLY.july],
  ["D2304", 54_30, 0.015, 1.0, 1300, 0.035, YEARLY.august],
  ["D2305", 232_00, 0.018, 1.1, 310, 0.022, YEARLY.summer],
  ["D2306", 1180_00, 0.021, 1.3, 420, 0.02, YEARLY.july],
  ["D2401", 92_10, 0.013, 1.0, 3100, 0.032, YEARLY.july],
  ["D2402", 1420_00, 0.022, 1.4, 175, 0.018, YEARLY.july],
  ["D2403", 18_40, 0.018, 1.1, 7600, 0.012, YEARLY.august],
  ["D2404", 2480_00, 0.017, 1.0, 134, 0.021, YEARLY.summer],
  ["D2405", 128_00, 0.018, 1.0, 520, 0.028, YEARLY.august],
  ["D2406", 388_00, 0.016, 1.1, 2600, 0.024, YEARLY.july],
  ["D2407", 74_20, 0.016, 0.9, 610, 0.034, YEARLY.august],
  ["D2408", 108_50, 0.015, 1.1, 3900, 0.036, YEARLY.july],
  ["D2801", 41_15, 0.009, 0.8, 14_600, 0.041, YEARLY.july],
  ["D2802", 28_50, 0.009, 0.8, 12_100, 0.045, YEARLY.august],
  ["D2803", 66_20, 0.011, 0.6, 1100, 0.04, YEARLY.july],
  ["D2804", 22_05, 0.013, 0.9, 9800, 0.02, YEARLY.august],
  ["D2805", 31_40, 0.013, 1.0, 2700, 0.043, YEARLY.july],
  ["D2806", 17_25, 0.009, 0.7, 10_400, 0.046, YEARLY.august],
  ["D2601", 176_00, 0.02, 0.8, 2100, 0.06, YEARLY.july],
  ["D2602", 24_35, 0.016, 0.8, 5900, 0.025, YEARLY.august],
  ["D2603", 38_10, 0.018, 0.8, 1200, 0.038, YEARLY.august],
  ["D2604", 57_60, 0.013, 0.6, 740, 0.04, YEARLY.summer],
  ["D1101", 33_05, 0.009, 0.6, 7100, 0.035, YEARLY.august],
  ["D1301", 52_40, 0.012, 0.8, 6300, 0.02, YEARLY.july],
  ["D1302", 43_15, 0.013, 0.8, 1500, 0.03, YEARLY.august],
  ["D2001", 23_20, 0.011, 0.7, 15_700, 0.022, YEARLY.august],
  ["D1401", 19_15, 0.012, 0.6, 1600, 0.036, YEARLY.autumn],
  ["D1901", 27_30, 0.012, 0.6, 980, 0.03, YEARLY.autumn],
  ["D1201", 79_50, 0.009, 0.5, 5600, 0.038, YEARLY.august],
  ["D1202", 45_20, 0.01, 0.5, 860, 0.042, YEARLY.summer],
  ["D2901", 268_00, 0.009, 0.5, 1040, 0.036, YEARLY.summer],
  ["D2902", 34_05, 0.012, 0.6, 1400, 0.04, YEARLY.autumn],
  ["D2903", 415_00, 0.019, 0.9, 250, 0.025, YEARLY.july],
  ["D4101", 98_20, 0.022, 0.6, 430, 0, NEVER],
  ["D4102", 62_70, 0.017, 0.5, 510, 0.028, YEARLY.august],
  ["D4103", 143_50, 0.021, 0.6, 190, 0.012, YEARLY.autumn],
  ["D4104", 710_00, 0.018, 0.6, 88, 0.022, YEARLY.july],
  ["D9901", 88_40, 0.017, 0.8, 690, 0.02, YEARLY.august],
  ["D9902", 29_10, 0.021, 0.9, 1250, 0, NEVER],
  ["D4901", 119_00, 0.006, 0.3, 7700, 0.04, YEARLY.july],
  ["D4902", 76_80, 0.006, 0.3, 3500, 0.042, YEARLY.july],
  ["D2501", 48_25, 0.015, 0.8, 1150, 0.05, YEARLY.autumn],
  ["D2502", 36_15, 0.014, 0.8, 820, 0.052, YEARLY.autumn],
  ["D2701", 61_40, 0.016, 0.7, 310, 0.03, YEARLY.summer],
  ["D2702", 102_50, 0.017, 0.7, 140, 0.032, YEARLY.summer],
  ["D1501", 85_90, 0.015, 0.9, 560, 0.03, YEARLY.august],
];

const funds: readonly Figures[] = [
  ["D0501", 58_30, 0.003, 1.0, 4200, 0.009, QUARTERS],
  ["D0502", 24_16, 0.003, 0.7, 9300, 0.006, EVERY_MONTH],
  ["D0503", 76_40, 0.005, 1.2, 1800, 0, NEVER],
  ["D0504", 65_40, 0.006, 1.2, 2100, 0, NEVER],
  ["D0505", 19_82, 0.003, 0.7, 7400, 0.016, LATE_QUARTERS],
  ["D0506", 27_64, 0.004, 0.8, 1100, 0.018, QUARTERS],
  ["D0507", 33_08, 0.005, 1.0, 640, 0.012, LATE_QUARTERS],
  ["D0508", 28_91, 0.006, -0.2, 5200, 0.011, QUARTERS],
  ["D0509", 35_47, 0.003, -0.1, 4100, 0.012, LATE_QUARTERS],
  ["D0510", 14_73, 0.009, 0.9, 880, 0, NEVER],
  ["D0511", 31_29, 0.006, 0.6, 520, 0.008, LATE_QUARTERS],
  ["D0512", 22_37, 0.002, 0.5, 760, 0.014, QUARTERS],
];

/** Everything that the generated exchange trades. */
export const instruments: readonly Instrument[] = [
  ...stocks.map((figures) => instrumentOf("stock", figures)),
  ...funds.map((figures) => instrumentOf("etf", figures)),
];

function instrumentOf(kind: TradedKind, figures: Figures): Instrument {
  const [code, start, restless, follows, millions, pays, months] = figures;
  return { code, kind, start, restless, follows, millions, pays, months };
}

/** The indices, their starting values, and which stocks they include. */
export const indices: readonly { code: string; start: number; counts(code: string): boolean }[] = [
  { code: "TWALL", start: 21_480_00, counts: () => true },
  { code: "TWELE", start: 1_162_40, counts: (code) => /^D2[34]/.test(code) },
  { code: "TWSEM", start: 486_15, counts: (code) => code.startsWith("D23") },
  { code: "TWFIN", start: 2_046_80, counts: (code) => code.startsWith("D28") },
  { code: "TWSHI", start: 214_35, counts: (code) => code.startsWith("D26") },
  { code: "TWBIO", start: 97_62, counts: (code) => code.startsWith("D41") },
];

/** The funds: a unit's value at the start (ten-thousandths), and how it moves. */
export const fundFigures: readonly {
  code: string;
  start: number;
  restless: number;
  follows: number;
  grows: number;
}[] = [
  { code: "DS01", start: 41_2600, restless: 0.004, follows: 1.05, grows: 0.0003 },
  { code: "DS02", start: 15_8300, restless: 0.003, follows: 0.45, grows: 0.0002 },
  { code: "DS03", start: 28_4400, restless: 0.006, follows: 1.1, grows: 0.0002 },
  { code: "HY01", start: 33_1800, restless: 0.007, follows: 0.9, grows: 0.0004 },
  { code: "HY02", start: 8_9200, restless: 0.002, follows: 0.25, grows: 0.0001 },
  { code: "HY03", start: 19_7500, restless: 0.006, follows: 0.6, grows: 0.0002 },
  { code: "JG01", start: 24_3100, restless: 0.006, follows: 0.5, grows: 0.0002 },
  { code: "JG02", start: 11_6400, restless: 0.001, follows: 0.02, grows: 0.0001 },
  { code: "JG03", start: 36_9000, restless: 0.002, follows: 1.0, grows: 0.0002 },
  { code: "JG04", start: 13_2700, restless: 0.005, follows: 0.6, grows: 0.0002 },
  { code: "QL01", start: 14_0500, restless: 0.004, follows: 0.5, grows: 0.0002 },
  { code: "QL02", start: 10_3600, restless: 0.003, follows: 0.4, grows: 0.0001 },
  { code: "QL03", start: 18_8800, restless: 0.002, follows: 0.75, grows: 0.0002 },
  { code: "QL04", start: 52_7400, restless: 0.006, follows: 1.3, grows: 0.0004 },
  { code: "CC01", start: 12_5100, restless: 0.00002, follows: 0, grows: 0.00005 },
  { code: "CC02", start: 13_9200, restless: 0.0003, follows: 0, grows: 0.00007 },
  { code: "CC03", start: 22_6300, restless: 0.006, follows: 0.9, grows: 0.0002 },
  { code: "LC01", start: 18_4200, restless: 0.006, follows: 0.5, grows: 0.0003 },
  { code: "LC02", start: 26_1500, restless: 0.006, follows: 0.45, grows: 0.0002 },
  { code: "LC03", start: 9_7700, restless: 0.002, follows: 0.1, grows: 0.0001 },
];
