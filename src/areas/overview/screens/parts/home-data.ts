// The data of the overview, loaded by parallel calls. Hidden amounts are left out on the server, so
// that the page never contains them.

import { listGoals } from "#areas/account/contract/goals.ts";
import {
  listRecentEntries,
  readMoneyFlow,
  readPreference,
} from "#areas/account/contract/summary.ts";
import { listAccounts } from "#areas/account/contract.ts";
import { goalProgress } from "#areas/account/rules/goal.ts";
import { listCards } from "#areas/cards/contract/cards.ts";
import { listOwnLoans } from "#areas/loan/contract/own.ts";
import { listExchangeRates } from "#areas/rates/contract.ts";
import { readStandings } from "#areas/transfer/contract/reads.ts";
import type { Output } from "#base/call/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import type { Currency } from "#base/money/money.ts";
import { dayOf, instantOf, toMinute } from "#base/time/day.ts";
import { tierCodes } from "#base/transfer/limits.ts";
import type { SignedIn } from "#web/signed-in.ts";
import type { PrivateMoney } from "#web/ui/data/PrivateAmount.tsx";
import type { Visit } from "#web/visit.ts";
import { totalWorth, worthByCurrency } from "../../rules.ts";
import { openRequests } from "./request-data.ts";

const RECENT_COUNT = 6;
const SHOWN_DIGITS = 4;

type Account = Output<typeof listAccounts>["accounts"][number];
/** Hides an amount if the customer wants that. */
type Cover = (amount: number, currency?: Currency) => PrivateMoney;

/** All data of the overview. */
export type HomeData = Awaited<ReturnType<typeof homeData>>;

/** Loads all data of the overview, without hidden amounts. */
export async function homeData({ ask, visitor, now }: Visit, customer: SignedIn) {
  const [preference, listed, standings, recent, flow, cards, loans, requests] = await Promise.all([
    ask(readPreference, {}),
    ask(listAccounts, {}),
    ask(readStandings, {}),
    ask(listRecentEntries, { listSize: RECENT_COUNT }),
    ask(readMoneyFlow, {}),
    resultOrNull(ask(listCards, {}), ["EMRG000001"]),
    ask(listOwnLoans, {}),
    openRequests(ask, visitor.language),
  ]);
  const accounts = listed.accounts.filter(({ accountState }) => accountState !== "closed");
  // Most customers have no foreign account, and many no dream account: these calls are then
  // skipped.
  const [board, goals] = await Promise.all([
    accounts.some(({ currency }) => currency !== "TWD") ? ask(listExchangeRates, {}) : null,
    accounts.some(({ accountKind }) => accountKind === "sub") ? ask(listGoals, {}) : null,
  ]);
  const cover: Cover = (amount, currency = "TWD") => ({
    amount: preference.amountsHidden ? null : amount,
    currency,
  });
  return {
    amountsHidden: preference.amountsHidden,
    worth: worthView(accounts, board, cover),
    accounts: accounts.map((account) => accountView(account, cover)),
    entries: recent.entries.map((entry) => ({
      ...entry,
      postedAt: instantOf(entry.postedAt).toISOString(),
      time: toMinute(entry.postedAt),
      amount: cover(entry.amount, entry.currency as Currency),
    })),
    flow: {
      isComplete: flow.isComplete,
      months: flow.months.map(({ month, moneyIn, moneyOut }) => ({
        month: month.replace("-", "/"),
        moneyIn: preference.amountsHidden ? null : moneyIn,
        moneyOut: preference.amountsHidden ? null : moneyOut,
      })),
    },
    goals: accounts
      .filter(({ accountKind }) => accountKind === "sub")
      .map((account) => goalView(account, goals?.goals ?? [], { cover, today: dayOf(now) })),
    limits: limitView(standings, { cover, isStopped: customer.stop !== null }),
    cards: cards?.cards ?? [],
    loans: loans.loans.map((loan) => loanView(loan, cover)),
    requests,
  };
}

function accountView(account: Account, cover: Cover) {
  const { accountReference, accountKind, accountKindName, accountName, accountState } = account;
  const currency = account.currency as Currency;
  const isMain = accountKind === "main";
  return {
    reference: accountReference,
    name: accountName ?? accountKindName,
    kindName: accountKindName,
    isMain,
    currency,
    isBasic: account.tier === tierCodes.basic,
    ending: account.accountNumber.slice(-SHOWN_DIGITS),
    balance: cover(account.balance, currency),
    isFrozen: accountState === "frozen",
    // Only a main account sends to others; the switches of other accounts mean nothing.
    isOtherOff: isMain && !account.otherEnabled,
    isAllOff: isMain && !account.otherEnabled && !account.designatedEnabled,
    canSend: accountState === "open" && accountKind !== "joint",
  };
}

function worthView(
  accounts: readonly Account[],
  board: Output<typeof listExchangeRates> | null,
  cover: Cover,
) {
  const rates = Object.fromEntries(
    (board?.exchangeRates ?? []).flatMap(({ currency, spot }) =>
      spot ? [[currency, spot.buy]] : [],
    ),
  ) as Partial<Record<Currency, number>>;
  const own = accounts.filter(({ accountKind }) => accountKind !== "joint");
  const worths = worthByCurrency(
    own.map(({ currency, balance }) => ({ currency: currency as Currency, balance })),
    rates,
  );
  const used = (board?.exchangeRates ?? []).filter(({ currency }) =>
    own.some((account) => account.currency === currency),
  );
  return {
    total: cover(totalWorth(worths)),
    // A total is as old as the oldest of its rates.
    boardTime: used.map((rate) => rate.boardTime).sort()[0] ?? null,
    isStale: used.some((rate) => rate.isStale),
    isPartial: worths.some(({ converted }) => converted === null),
    currencies: worths.map(({ currency, balance, rate, converted }) => ({
      currency,
      balance: cover(balance, currency),
      rate,
      converted: converted === null ? null : cover(converted),
    })),
  };
}

function goalView(
  { accountReference, accountName, accountKindName, balance }: Account,
  goals: Output<typeof listGoals>["goals"],
  { cover, today }: { cover: Cover; today: ReturnType<typeof dayOf> },
) {
  const found = goals.find((goal) => goal.accountReference === accountReference);
  const view = { reference: accountReference, name: accountName ?? accountKindName };
  if (!found) return { ...view, balance: cover(balance), goal: null };
  const { goalAmount, dueMonth } = found;
  const progress = goalProgress({ balance, goal: goalAmount, dueMonth, today });
  return {
    ...view,
    balance: cover(balance),
    goal: {
      amount: cover(goalAmount),
      percent: progress.percent,
      isReached: progress.isReached,
      isLate: !progress.isReached && progress.monthsLeft === 0,
      monthly: progress.monthly === null ? null : cover(progress.monthly),
      dueMonth: dueMonth?.replace("-", "/") ?? null,
    },
  };
}

function limitView(
  { accounts, otherAllowed, designatedAccounts }: Output<typeof readStandings>,
  { cover, isStopped }: { cover: Cover; isStopped: boolean },
) {
  const main = accounts.find(
    ({ accountKind, currency }) => accountKind === "main" && currency === "TWD",
  );
  if (!main) return [];
  const kinds =
    designatedAccounts.length > 0 ? (["other", "designated"] as const) : ["other" as const];
  return kinds.flatMap((kind) => {
    const limit = kind === "other" ? main.otherLimit : main.designatedLimit;
    if (!limit) return [];
    const isOn = kind === "other" ? main.otherEnabled : main.designatedEnabled;
    const isUnproven = kind === "other" && !otherAllowed;
    const { dayLeft, monthLeft, day, month } = limit;
    return {
      kind,
      // What is left of a limit says nothing while nothing can be sent.
      stoppedBy: stopOf({ isStopped, isOn, isUnproven }),
      // A bar shows the share of the limit; hidden together with its amounts.
      today: { left: cover(dayLeft), limit: cover(day) },
      month:
        monthLeft === null || month === null
          ? null
          : { left: cover(monthLeft), limit: cover(month) },
    };
  });
}

/** Why nothing of a kind can be sent now; the strongest reason. */
function stopOf(given: {
  isStopped: boolean;
  isOn: boolean;
  isUnproven: boolean;
}): "panic" | "switch" | "risk" | null {
  const { isStopped, isOn, isUnproven } = given;
  if (isStopped) return "panic";
  if (!isOn) return "switch";
  return isUnproven ? "risk" : null;
}

function loanView(loan: Output<typeof listOwnLoans>["loans"][number], cover: Cover) {
  return {
    ...loan,
    principal: cover(loan.principal),
    balance: cover(loan.balance),
    overdueAmount: cover(loan.overdueAmount),
    nextPayment: loan.nextPayment && {
      dueOn: loan.nextPayment.dueOn,
      amount: cover(loan.nextPayment.amount),
    },
  };
}

/** The result, or null if the call is refused with one of the codes. */
async function resultOrNull<T>(result: Promise<T>, codes: readonly string[]): Promise<T | null> {
  try {
    return await result;
  } catch (thrown) {
    if (isRefusal(thrown) && codes.includes(thrown.code)) return null;
    throw thrown;
  }
}
