// Money is a whole number of minor units, never a fraction: dollars for TWD, cents for the others.
// A plain number is enough: 2^53 - 1 is nine thousand times a trillion New Taiwan dollars.

import type { Translated } from "../text/language.ts";
import { halfWidth } from "../text/typed-text.ts";
import { grouped } from "./grouped.ts";

/** The currencies of the bank, most used first; every foreign one is stored in hundredths. */
export const currencies = {
  TWD: { decimals: 0, sign: "NT$", zh: "新臺幣", en: "New Taiwan dollar", ko: "대만 달러" },
  USD: { decimals: 2, sign: "US$", zh: "美元", en: "US dollar", ko: "미국 달러" },
  JPY: { decimals: 2, sign: "JP¥", zh: "日圓", en: "Japanese yen", ko: "일본 엔" },
  EUR: { decimals: 2, sign: "€", zh: "歐元", en: "Euro", ko: "유로" },
  CNY: { decimals: 2, sign: "CN¥", zh: "人民幣", en: "Chinese yuan", ko: "중국 위안" },
  HKD: { decimals: 2, sign: "HK$", zh: "港幣", en: "Hong Kong dollar", ko: "홍콩 달러" },
  GBP: { decimals: 2, sign: "£", zh: "英鎊", en: "Pound sterling", ko: "영국 파운드" },
  AUD: { decimals: 2, sign: "A$", zh: "澳幣", en: "Australian dollar", ko: "호주 달러" },
  CAD: { decimals: 2, sign: "C$", zh: "加拿大幣", en: "Canadian dollar", ko: "캐나다 달러" },
  NZD: { decimals: 2, sign: "NZ$", zh: "紐西蘭幣", en: "New Zealand dollar", ko: "뉴질랜드 달러" },
  SGD: { decimals: 2, sign: "S$", zh: "新加坡幣", en: "Singapore dollar", ko: "싱가포르 달러" },
  CHF: { decimals: 2, sign: "CHF\u00a0", zh: "瑞士法郎", en: "Swiss franc", ko: "스위스 프랑" },
  ZAR: {
    decimals: 2,
    sign: "ZAR\u00a0",
    zh: "南非幣",
    en: "South African rand",
    ko: "남아공 랜드",
  },
  THB: { decimals: 2, sign: "THB\u00a0", zh: "泰銖", en: "Thai baht", ko: "태국 밧" },
  KRW: { decimals: 2, sign: "₩", zh: "韓元", en: "South Korean won", ko: "대한민국 원" },
} as const satisfies Record<string, Translated & { decimals: 0 | 2; sign: string }>;

/** Stored in hundredths like the others, but used in whole units: there are no sen in practice. */
const WHOLE_ONLY: readonly Currency[] = ["JPY", "KRW"];

const MYRIADS = { zh: ["", "萬", "億", "兆"], ko: ["", "만", "억", "조"] } as const;

// Groups must have three digits: "12,34" might mean a decimal, so it is rejected.
const TYPED_AMOUNT = /^(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d+))?$/;

/** The code of one of the bank's currencies. */
export type Currency = keyof typeof currencies;

declare const currencyOf: unique symbol;

/** A whole number of minor units of a currency; two currencies never mix. */
export type Amount<C extends Currency = Currency> = number & { readonly [currencyOf]: C };

/** Whole New Taiwan dollars. */
export type Ntd = Amount<"TWD">;

/** Why a typed amount cannot be parsed. */
export type AmountRefusal = "empty" | "not-a-number" | "too-many-decimals" | "too-large";

/** Whether the text is the code of one of the bank's currencies. */
export function isCurrency(text: string): text is Currency {
  return Object.keys(currencies).includes(text);
}

/** How many decimals an amount of a currency is entered and shown with. */
export function shownDecimals(currency: Currency): 0 | 2 {
  return WHOLE_ONLY.includes(currency) ? 0 : currencies[currency].decimals;
}

/** The smallest amount of a currency, in minor units: 100 for a whole yen. */
export function smallestUnit(currency: Currency): number {
  return 10 ** (currencies[currency].decimals - shownDecimals(currency));
}

/** A number known to be whole minor units; throws on a fraction or an unsafe number. */
export function amountOf<C extends Currency>(minorUnits: number): Amount<C> {
  if (!Number.isSafeInteger(minorUnits)) throw new RangeError(`no amount: ${minorUnits}`);
  return minorUnits as Amount<C>;
}

/** Whole New Taiwan dollars, from a number known to be whole. */
export function ntd(dollars: number): Ntd {
  return amountOf<"TWD">(dollars);
}

/** The sum of two amounts of one currency. */
export function add<C extends Currency>(one: Amount<C>, other: Amount<NoInfer<C>>): Amount<C> {
  return amountOf<C>(one + other);
}

/** The first amount less the second, of one currency; it may be negative. */
export function subtract<C extends Currency>(one: Amount<C>, other: Amount<NoInfer<C>>): Amount<C> {
  return amountOf<C>(one - other);
}

/** Why the typed amount cannot be parsed in that currency, or null when it can. */
export function amountRefusal(typed: string, currency: Currency): AmountRefusal | null {
  const read = readAmount(typed, currency);
  return typeof read === "string" ? read : null;
}

/** The typed amount in minor units, or null when it cannot be parsed. */
export function parseAmount<C extends Currency>(typed: string, currency: C): Amount<C> | null {
  const read = readAmount(typed, currency);
  return typeof read === "string" ? null : amountOf<C>(read);
}

/** An amount as a customer would type it: 1234567, or 1234.56 with decimals. */
export function typedAmount<C extends Currency>(amount: Amount<NoInfer<C>>, currency: C): string {
  return formatAmount(amount, currency).replace(currencies[currency].sign, "").replaceAll(",", "");
}

/** NT$1,234,567, US$1,234.56 or JP¥1,234; a negative amount starts with its sign. */
export function formatAmount<C extends Currency>(amount: Amount<NoInfer<C>>, currency: C): string {
  const { decimals, sign } = currencies[currency];
  // Sliced as text: dividing by 100 is off by a cent for the largest amounts.
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0");
  const whole = grouped(digits.slice(0, digits.length - decimals));
  const fraction = shownDecimals(currency) === 0 ? "" : `.${digits.slice(-decimals)}`;
  return `${amount < 0 ? "-" : ""}${sign}${whole}${fraction}`;
}

/** New Taiwan dollars as text. */
export function formatNtd(amount: Ntd): string {
  return formatAmount(amount, "TWD");
}

/** Dollars in groups of ten thousand, as people say them: 123 萬 4,567. */
export function formatInMyriads(amount: Ntd, language: keyof typeof MYRIADS): string {
  const parts = myriadsOf(amount).map((part, power) =>
    part === 0 ? "" : `${grouped(String(part))} ${MYRIADS[language][power]}`.trim(),
  );
  const read = parts.filter(Boolean).reverse().join(" ");
  return `${amount < 0 ? "-" : ""}${read || "0"}`;
}

/** The number without its sign in groups of four digits, the lowest first: 1234567 is [4567, 123]. */
export function myriadsOf(wholeNumber: number): number[] {
  const digits = String(Math.abs(wholeNumber)).padStart(16, "0");
  return [12, 8, 4, 0].map((start) => Number(digits.slice(start, start + 4)));
}

function readAmount(typed: string, currency: Currency): number | AmountRefusal {
  const plain = halfWidth(typed);
  if (plain === "") return "empty";
  const [, whole, fraction = ""] = TYPED_AMOUNT.exec(plain) ?? [];
  if (whole === undefined) return "not-a-number";
  const { decimals } = currencies[currency];
  if (fraction.length > shownDecimals(currency)) return "too-many-decimals";
  const minorUnits = Number(whole.replace(/[, ]/g, "") + fraction.padEnd(decimals, "0"));
  return Number.isSafeInteger(minorUnits) ? minorUnits : "too-large";
}

/** What deposit insurance covers for one depositor. */
export const DEPOSIT_COVER = ntd(3_000_000);
