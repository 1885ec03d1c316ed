// Amounts as shown on the transfer pages and the receipt.

import { amountOf, type Currency, currencies, formatAmount } from "#base/money/money.ts";
import { amountInWords } from "#base/money/money-words.ts";
import type { Language } from "#base/text/language.ts";
import { dayOf } from "#base/time/day.ts";

/** An amount in digits. */
export function figures(amount: number, currency: Currency): string {
  return formatAmount(amountOf<Currency>(amount), currency);
}

/** An amount in words; a currency without a spelled-out form is written with its name. */
export function inWords(amount: number, currency: Currency, language: Language): string {
  if (currency === "TWD" || currency === "USD") {
    return amountInWords(amountOf<typeof currency>(amount), currency, language);
  }
  const { sign, [language]: name } = currencies[currency];
  return `${name} ${figures(amount, currency).replace(sign, "")}`;
}

/** A receipt's number: the Taipei day and the last characters of the transfer's key. */
export function receiptNumber(key: string, at: Date): string {
  return `${dayOf(at).replaceAll("-", "")}-${key.slice(-12).toUpperCase()}`;
}

/** An amount in Chinese and English words; null in a currency without a spelled-out form. */
export function wordsOf(amount: number, currency: Currency): { zh: string; en: string } | null {
  if (currency !== "TWD" && currency !== "USD") return null;
  const worded = amountOf<typeof currency>(amount);
  return {
    zh: amountInWords(worded, currency, "zh"),
    en: amountInWords(worded, currency, "en"),
  };
}
