import { type AccountNumber, maskAccountNumber } from "#base/banks/account-number.ts";
import { bankOf } from "#base/banks/bank-codes.ts";
import type { Input, Output } from "#base/call/call.ts";
import { entryTypes } from "#base/call/codes.ts";
import { PAGE_SIZE } from "#base/call/limits.ts";
import type { Language } from "#base/text/language.ts";
import { type Day, dayOf, formatDay, formatMoment } from "#base/time/day.ts";
import type { Account, Entry, HistoryFound, HistorySearch } from "#ports/core-bank/port.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import type * as contract from "../contract.ts";
import { categoryOf, kindsOf } from "../rules/categories.ts";
import { amountRefusals, entryKindOf, type Window, windowOf } from "../rules.ts";
import { accountTexts } from "../texts/words.ts";
import { ownAccount } from "./own-account.ts";

type Filters = Input<typeof contract.writeHistory>;
type History = Output<typeof contract.readHistory>;

/** The entries found, with their account and window. */
export interface Found extends HistoryFound {
  account: Account;
  window: Window;
}

/** One page of an account's entries. */
export async function history(
  { beforeEntry, pageSize = PAGE_SIZE, ...filters }: Input<typeof contract.readHistory>,
  context: CallContext,
): Promise<History> {
  // Reads one row more than the page holds to know whether another page follows.
  const paging = { before: beforeEntry ?? null, most: pageSize + 1 };
  const { account, window, entries, count, deposits, withdrawals } = await find(
    filters,
    context,
    paging,
  );
  const page = entries.slice(0, pageSize);
  return {
    accountNumber: account.number,
    currency: account.currency,
    startDay: formatDay(window.from),
    endDay: formatDay(window.to),
    entries: page.map((entry) => viewOf(entry, context.language)),
    total: count,
    depositTotal: deposits,
    withdrawalTotal: withdrawals,
    nextEntry: entries.length > pageSize ? (page.at(-1)?.number ?? null) : null,
  };
}

/** The entries of one of the customer's accounts that match the filters. */
export async function find(
  filters: Filters,
  context: CallContext,
  paging: Pick<HistorySearch, "before" | "most">,
): Promise<Found> {
  const window = wanted(filters, dayOf(context.now));
  const account = await ownAccount(context, filters.accountNumber);
  const found = await context.ports.coreBank.search({
    accountId: account.id,
    ...window,
    ...paging,
    direction: directionOf(filters.entryType),
    amountFrom: filters.minimumAmount ?? null,
    amountTo: filters.maximumAmount ?? null,
    words: filters.searchText ?? null,
    kinds: filters.category === undefined ? null : kindsOf(filters.category),
  });
  return { account, window, ...found };
}

/** The counterparty's bank and its masked account number. */
export function otherSide({ otherBank, otherNumber }: Entry, language: Language) {
  return {
    bank: otherBank && (bankOf(otherBank)?.names[language] ?? otherBank),
    number: otherNumber && maskAccountNumber(otherNumber as AccountNumber),
  };
}

function wanted(filters: Filters, today: Day): Window {
  const window = windowOf(filters, today);
  const wrong = [...(Array.isArray(window) ? window : []), ...amountRefusals(filters)];
  if (Array.isArray(window) || wrong.length > 0) throw new Malformed(wrong);
  return window;
}

function directionOf(code: Filters["entryType"]): HistorySearch["direction"] {
  if (code === entryTypes.deposit) return "deposit";
  return code === entryTypes.withdrawal ? "withdrawal" : "all";
}

function viewOf(entry: Entry, language: Language): History["entries"][number] {
  const kind = entryKindOf(entry.kind);
  const other = otherSide(entry, language);
  return {
    entryNumber: entry.number,
    entryType: entry.amount > 0 ? entryTypes.deposit : entryTypes.withdrawal,
    entryKind: kind,
    entryKindName: accountTexts[language].entryKinds[kind],
    category: categoryOf(kind),
    transferKey: kind === "transfer-out" ? entry.postingId : null,
    amount: entry.amount,
    balance: entry.balance,
    postedAt: formatMoment(entry.at),
    otherBankCode: entry.otherBank,
    otherBankName: other.bank,
    otherAccount: other.number,
    note: entry.note,
  };
}
