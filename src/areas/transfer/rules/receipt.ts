import { amountOf, type Currency } from "#base/money/money.ts";
import { amountInWords } from "#base/money/money-words.ts";
import { dayOf } from "#base/time/day.ts";

/** The number of a receipt: the day in Taipei, and the end of the transfer's key. */
export function receiptNumber(key: string, at: Date): string {
  return `${dayOf(at).replaceAll("-", "")}-${key.slice(-12).toUpperCase()}`;
}

/** An amount in Chinese and English words; null in a currency that is not worded. */
export function wordsOf(amount: number, currency: Currency): { zh: string; en: string } | null {
  if (currency !== "TWD" && currency !== "USD") return null;
  const worded = amountOf<typeof currency>(amount);
  return {
    zh: amountInWords(worded, currency, "zh"),
    en: amountInWords(worded, currency, "en"),
  };
}
