import { amountOf, type Currency } from "#base/money/money.ts";
import { amountInWords } from "#base/money/money-words.ts";
import { dayOf } from "#base/time/day.ts";

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
