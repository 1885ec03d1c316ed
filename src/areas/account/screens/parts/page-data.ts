// The data of an account's page. Hidden amounts are left out on the server, so that the page never
// contains them.

import { signedIn } from "#areas/login/flow/customer.ts";
import { type AccountNumber, formatAccountNumber } from "#base/banks/account-number.ts";
import type { Output } from "#base/call/call.ts";
import { FORM_TOKEN } from "#base/call/submitted.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import type { Currency } from "#base/money/money.ts";
import { dayOf, formatTime, instantOf } from "#base/time/day.ts";
import { tierCodes } from "#base/transfer/limits.ts";
import { notFound } from "#web/not-found.ts";
import type { PrivateMoney } from "#web/ui/data/PrivateAmount.tsx";
import type { Visit } from "#web/visit.ts";
import { listGoals } from "../../contract/goals.ts";
import { readPreference } from "../../contract/summary.ts";
import { listAccounts, readHistory } from "../../contract.ts";
import { goalProgress, goalSchedule } from "../../rules/goal.ts";
import {
  amountError,
  type HistoryChoice,
  historyChoice,
  historyInput,
  historyPageField,
} from "../../rules/history-page.ts";
import { accountPageTexts } from "../../texts/words.ts";

const SHOWN_DIGITS = 4;

type Account = Output<typeof listAccounts>["accounts"][number];
type Entry = Output<typeof readHistory>["entries"][number];
/** Hides an amount if the customer wants that. */
type Cover = (amount: number) => PrivateMoney;

/** All data of an account's page. */
export type PageData = Awaited<ReturnType<typeof pageData>>;

/** Loads an account, its history and its goal; another customer's account is not found. */
export async function pageData(visit: Visit, request: Request, reference: string) {
  const customer = await signedIn(visit, request);
  const [{ accounts }, { amountsHidden }] = await Promise.all([
    visit.ask(listAccounts, {}),
    visit.ask(readPreference, {}),
  ]);
  const account = accounts.find(({ accountReference }) => accountReference === reference);
  if (!account) throw notFound();
  const main = accounts.find(
    ({ accountKind, currency }) => accountKind === "main" && currency === account.currency,
  );
  const choice = historyChoice(new URL(request.url).searchParams);
  const currency = account.currency as Currency;
  const cover: Cover = (amount) => ({ amount: amountsHidden ? null : amount, currency });
  const [history, goal] = await Promise.all([
    historyData(visit, account, { choice, cover }),
    goalData(visit, account, cover),
  ]);
  return {
    customer,
    amountsHidden,
    account: accountView(account, { amountsHidden, cover }),
    mainReference: main?.accountReference ?? null,
    choice,
    history,
    goal,
    today: dayOf(visit.now),
  };
}

/** The call's account as the page gets it: what is private is covered. */
function accountView(
  { accountName, accountNumber, balance, ...shown }: Account,
  { amountsHidden, cover }: { amountsHidden: boolean; cover: Cover },
) {
  // Amounts are numbers: one that is not covered does not compile.
  const open = shown satisfies Readonly<Record<string, string | boolean | null>>;
  return {
    ...open,
    name: accountName ?? shown.accountKindName,
    currency: shown.currency as Currency,
    tier: shown.tier === tierCodes.advanced ? ("advanced" as const) : ("basic" as const),
    balance: cover(balance),
    // The full number is private too: it is sent only while amounts are shown.
    number: amountsHidden ? null : formatAccountNumber(accountNumber as AccountNumber),
    ending: accountNumber.slice(-SHOWN_DIGITS),
    canSend: shown.accountState === "open" && shown.accountKind !== "joint",
  };
}

async function historyData(
  visit: Visit,
  account: Account,
  { choice, cover }: { choice: HistoryChoice; cover: Cover },
) {
  const input = historyInput(choice, {
    accountNumber: account.accountNumber,
    currency: account.currency as Currency,
    today: dayOf(visit.now),
  });
  // Submitted like a form, so that invalid values in the URL are reported beside their fields.
  const found = await visit.submit(
    readHistory,
    new Map(Object.entries({ ...input, [FORM_TOKEN]: visit.formToken })),
  );
  if (!found.ok) {
    const fields = found.fields.map(({ field: called, message }) => {
      const field = historyPageField(called);
      return { field, message: amountMessage(visit, field, { choice, account }) ?? message };
    });
    return { ok: false as const, message: found.message, fields };
  }
  const { entries, total, depositTotal, withdrawalTotal, nextEntry, startDay, endDay } =
    found.content;
  return {
    ok: true as const,
    lines: entries.map((entry) => lineView(entry, cover)),
    total,
    moneyIn: cover(depositTotal),
    moneyOut: cover(withdrawalTotal),
    nextEntry,
    startDay,
    endDay,
  };
}

/** The error of an amount in the units in which it was typed; null if the call's own fits. */
function amountMessage(
  { visitor: { language } }: Visit,
  field: string,
  { choice, account }: { choice: HistoryChoice; account: Account },
): string | null {
  const error = amountError(field, choice, account.currency as Currency);
  if (error === null) return null;
  if (error === "not-decimal") return accountPageTexts[language].history.notDecimal;
  return sentenceOf("FELD000006", error, language);
}

function lineView(entry: Entry, cover: Cover) {
  const at = instantOf(entry.postedAt);
  const { entryNumber, entryKindName, otherBankName, otherAccount, note } = entry;
  return {
    number: entryNumber,
    day: dayOf(at),
    time: formatTime(at),
    postedAt: at.toISOString(),
    kindName: entryKindName,
    category: entry.category,
    otherBankName,
    otherEnding: otherAccount?.slice(-SHOWN_DIGITS) ?? null,
    note,
    amount: cover(entry.amount),
    balance: cover(entry.balance),
    transferKey: entry.transferKey,
  };
}

/** The goal of a dream account and the plan to reach it; null for any other account. */
async function goalData(visit: Visit, account: Account, cover: Cover) {
  if (account.accountKind !== "sub") return null;
  const { goals } = await visit.ask(listGoals, {});
  const found = goals.find(({ accountReference }) => accountReference === account.accountReference);
  if (!found) return { isSet: false as const };
  const state = {
    balance: account.balance,
    goal: found.goalAmount,
    dueMonth: found.dueMonth,
    today: dayOf(visit.now),
  };
  const progress = goalProgress(state);
  return {
    isSet: true as const,
    amount: cover(found.goalAmount),
    dueMonth: found.dueMonth,
    percent: progress.percent,
    left: cover(progress.left),
    isReached: progress.isReached,
    isLate: !progress.isReached && progress.monthsLeft === 0,
    monthly: progress.monthly === null ? null : cover(progress.monthly),
    schedule: goalSchedule(state).map(({ month, amount, total }) => ({
      month,
      amount: cover(amount),
      total: cover(total),
    })),
  };
}
