// Numbers and times in a form that screen readers read well.

import { type AccountNumber, formatAccountNumber } from "#base/banks/account-number.ts";
import { fill } from "#base/text/language.ts";

const LAST_DIGITS = 4;

/** Seconds in words, as minutes and seconds. */
export function timeLeft(seconds: number, texts: { minutes: string; seconds: string }): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 ? fill(texts.minutes, { count: minutes }).trim() : "",
    rest > 0 || minutes === 0 ? fill(texts.seconds, { count: rest }) : "",
  ];
  return ` ${parts.filter(Boolean).join(" ")}`;
}

/** An account's name, with its number in groups of four. */
export function accountName(account: {
  accountKindName: string;
  accountName: string | null;
  accountNumber: string;
}): string {
  const number = formatAccountNumber(account.accountNumber as AccountNumber);
  return [account.accountKindName, account.accountName, number].filter(Boolean).join(" ");
}

/** The same for a closed list on a phone: its own name or else its kind, and the last four digits. */
export function accountShortName(account: Parameters<typeof accountName>[0]): string {
  const digits = account.accountNumber.slice(-LAST_DIGITS);
  return `${account.accountName ?? account.accountKindName} ${digits}`;
}
