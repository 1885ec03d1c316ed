// How amounts, numbers and times are told so that they can be read aloud.

import { type AccountNumber, formatAccountNumber } from "#base/banks/account-number.ts";
import { amountOf, type Currency, currencies, formatAmount } from "#base/money/money.ts";
import { amountInWords } from "#base/money/money-words.ts";
import { fill, type Language } from "#base/text/language.ts";

/** An amount in figures. */
export function figures(amount: number, currency: Currency): string {
  return formatAmount(amountOf<Currency>(amount), currency);
}

/** An amount in words; a currency that is not worded is told by its name. */
export function inWords(amount: number, currency: Currency, language: Language): string {
  if (currency === "TWD" || currency === "USD") {
    return amountInWords(amountOf<typeof currency>(amount), currency, language);
  }
  const { sign, [language]: name } = currencies[currency];
  return `${name} ${figures(amount, currency).replace(sign, "")}`;
}

/** Seconds as people say them, in minutes and seconds. */
export function timeLeft(seconds: number, texts: { minutes: string; seconds: string }): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 ? fill(texts.minutes, { count: minutes }).trim() : "",
    rest > 0 || minutes === 0 ? fill(texts.seconds, { count: rest }) : "",
  ];
  return ` ${parts.filter(Boolean).join(" ")}`;
}

/** What an account is called, with its number in groups of four. */
export function accountName(account: {
  accountKindName: string;
  accountName: string | null;
  accountNumber: string;
}): string {
  const number = formatAccountNumber(account.accountNumber as AccountNumber);
  return [account.accountKindName, account.accountName, number].filter(Boolean).join(" ");
}
