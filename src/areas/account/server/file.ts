import type { Input, Output } from "#base/call/call.ts";
import { type Currency, currencies, shownDecimals } from "#base/money/money.ts";
import { csvOf } from "#base/text/files.ts";
import type { Language } from "#base/text/language.ts";
import { dayOf, formatDay, ZONE } from "#base/time/day.ts";
import type { Entry } from "#ports/core-bank/port.ts";
import type { CallContext } from "#server/api/call-context.ts";
import type * as contract from "../contract.ts";
import { entryKindOf, FILE_LINES_MOST } from "../rules.ts";
import { accountTexts } from "../texts/words.ts";
import { type Found, find, otherSide } from "./history.ts";

const SHOWN_AT_END = 4;

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, timeStyle: "medium" });

/** The filtered entries as a spreadsheet file. */
export async function historyFile(
  filters: Input<typeof contract.writeHistory>,
  context: CallContext,
): Promise<Output<typeof contract.writeHistory>> {
  const found = await find(filters, context, { before: null, most: FILE_LINES_MOST });
  const { columns } = accountTexts[context.language];
  const { currency } = found.account;
  const lines = found.entries.map((entry) => cellsOf(entry, currency, context.language));
  return {
    fileName: nameOf(found),
    fileContent: csvOf([Object.values(columns), ...lines]),
    total: found.count,
    lineCount: lines.length,
  };
}

/** In the order of the columns in texts/. */
function cellsOf(entry: Entry, currency: Currency, language: Language): string[] {
  const { amount, balance, at, kind, note } = entry;
  const other = otherSide(entry, language);
  return [
    formatDay(dayOf(at)),
    clock.format(at),
    accountTexts[language].entryKinds[entryKindOf(kind)],
    amount < 0 ? plainAmount(-amount, currency) : "",
    amount > 0 ? plainAmount(amount, currency) : "",
    plainAmount(balance, currency),
    currency,
    other.bank ?? "",
    other.number ?? "",
    note ?? "",
  ];
}

/** Digits that a program can parse as a number: 1234.56. */
function plainAmount(amount: number, currency: Currency): string {
  const { decimals } = currencies[currency];
  const digits = String(amount).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  return shownDecimals(currency) === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
}

/** The file's name; it must not reveal the full account number. */
function nameOf({ account, window }: Found): string {
  const days = [window.from, window.to].map((day) => day.replaceAll("-", "")).join("-");
  return `history-${account.number.slice(-SHOWN_AT_END)}-${days}.csv`;
}
