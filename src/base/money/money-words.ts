// Amounts in words, as certificates show them so that a figure cannot be altered. Certificates are
// issued in two currencies only.

import type { Language } from "../text/language.ts";
import { type Amount, currencies, myriadsOf } from "./money.ts";

/** The currencies that certificates are issued in. */
export type WordedCurrency = "TWD" | "USD";

/** The amount in words: 新臺幣壹拾貳萬參仟肆佰伍拾陸元整. */
export function amountInWords<C extends WordedCurrency>(
  amount: Amount<NoInfer<C>>,
  currency: C,
  language: Language,
): string {
  const { decimals } = currencies[currency];
  const scale = 10 ** decimals;
  const cents = Math.abs(amount) % scale;
  const whole = (Math.abs(amount) - cents) / scale;
  return WORDING[language]({ whole, cents, currency, isNegative: amount < 0 });
}

interface Parts {
  whole: number;
  cents: number;
  currency: WordedCurrency;
  isNegative: boolean;
}

const WORDING: Record<Language, (parts: Parts) => string> = {
  zh: chinese,
  en: english,
  ko: korean,
};

const CHINESE_DIGITS = "零壹貳參肆伍陸柒捌玖";
const CHINESE_PLACES = ["", "拾", "佰", "仟"];
const CHINESE_MYRIADS = ["", "萬", "億", "兆"];

function chinese({ whole, cents, currency, isNegative }: Parts): string {
  const name = currency === "TWD" ? "新臺幣" : "美金";
  const hasWhole = whole > 0 || cents === 0;
  const dollars = hasWhole ? `${chineseNumber(whole)}元` : "";
  return `${name}${isNegative ? "負" : ""}${dollars}${chineseCents(cents, hasWhole)}`;
}

function chineseNumber(whole: number): string {
  if (whole === 0) return "零";
  let words = "";
  let zeroSkipped = false;
  for (const [index, part] of myriadsOf(whole).reverse().entries()) {
    // A single 零 replaces any number of zeros between two digits, also across groups.
    const zero = words !== "" && (zeroSkipped || part < 1000) ? "零" : "";
    if (part > 0) words += `${zero}${chineseGroup(part)}${CHINESE_MYRIADS[3 - index]}`;
    zeroSkipped = part === 0;
  }
  return words;
}

function chineseGroup(part: number): string {
  let words = "";
  let zeroSkipped = false;
  for (const [place, digit] of digitsFromTop(part)) {
    const zero = zeroSkipped ? "零" : "";
    if (digit > 0) words += `${zero}${CHINESE_DIGITS[digit]}${CHINESE_PLACES[place]}`;
    zeroSkipped = digit === 0;
  }
  return words;
}

// 整 closes an amount without 分, so that nothing can be appended.
function chineseCents(cents: number, hasWhole: boolean): string {
  const tens = Math.floor(cents / 10);
  const units = cents % 10;
  const jiao = tens > 0 ? `${CHINESE_DIGITS[tens]}角` : "";
  if (units === 0) return `${jiao}整`;
  const zero = tens === 0 && hasWhole ? "零" : "";
  return `${jiao}${zero}${CHINESE_DIGITS[units]}分`;
}

const ENGLISH_SMALL = `Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen
  Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen`.split(/\s+/);
const ENGLISH_TENS = "  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ");
const ENGLISH_THOUSANDS = ["", " Thousand", " Million", " Billion", " Trillion", " Quadrillion"];

function english({ whole, cents, currency, isNegative }: Parts): string {
  const name = currency === "TWD" ? "New Taiwan Dollars" : "United States Dollars";
  const words = `${name}${isNegative ? " Minus" : ""} ${englishNumber(whole)}`;
  return cents === 0 ? `${words} Only` : `${words} and Cents ${englishNumber(cents)} Only`;
}

function englishNumber(whole: number): string {
  if (whole === 0) return "Zero";
  const digits = String(whole).padStart(18, "0");
  const groups = [0, 3, 6, 9, 12, 15].map((start) => Number(digits.slice(start, start + 3)));
  const words = groups.map((part, index) =>
    part === 0 ? "" : `${englishHundreds(part)}${ENGLISH_THOUSANDS[5 - index]}`,
  );
  return words.filter(Boolean).join(" ");
}

function englishHundreds(part: number): string {
  const hundreds = Math.floor(part / 100);
  const rest = part % 100;
  const words = hundreds > 0 ? [`${ENGLISH_SMALL[hundreds]} Hundred`] : [];
  if (rest > 0) words.push(englishTens(rest));
  return words.join(" ");
}

function englishTens(rest: number): string {
  if (rest < 20) return `${ENGLISH_SMALL[rest]}`;
  const tens = `${ENGLISH_TENS[Math.floor(rest / 10)]}`;
  return rest % 10 === 0 ? tens : `${tens}-${ENGLISH_SMALL[rest % 10]}`;
}

const KOREAN_DIGITS = "영일이삼사오육칠팔구";
const KOREAN_PLACES = ["", "십", "백", "천"];
const KOREAN_MYRIADS = ["", "만", "억", "조"];

function korean({ whole, cents, currency, isNegative }: Parts): string {
  const name = currency === "TWD" ? "신타이완달러" : "미국달러";
  const dollars = `${name} ${isNegative ? "마이너스 " : ""}${koreanNumber(whole)} 달러`;
  return cents === 0 ? `${dollars}정` : `${dollars} ${koreanNumber(cents)} 센트정`;
}

function koreanNumber(whole: number): string {
  if (whole === 0) return "영";
  const words = myriadsOf(whole).map((part, power) =>
    part === 0 ? "" : `${koreanGroup(part)}${KOREAN_MYRIADS[power]}`,
  );
  return words.reverse().join("");
}

// 일 is omitted before 십, 백 and 천, but written before 만 and above, as is usual in documents.
function koreanGroup(part: number): string {
  let words = "";
  for (const [place, digit] of digitsFromTop(part)) {
    const word = digit > 1 || place === 0 ? KOREAN_DIGITS[digit] : "";
    if (digit > 0) words += `${word}${KOREAN_PLACES[place]}`;
  }
  return words;
}

/** The digits of a number with their powers of ten, the highest first: 305 is [2,3] [1,0] [0,5]. */
function digitsFromTop(part: number): [place: number, digit: number][] {
  const digits = String(part);
  return [...digits].map((digit, index) => [digits.length - 1 - index, Number(digit)]);
}
