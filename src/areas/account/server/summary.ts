import { dayOf } from "#base/time/day.ts";
import type { Account } from "#ports/core-bank/port.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import type * as contract from "../contract/summary.ts";
import { categoryOf } from "../rules/categories.ts";
import { everyMonth, FLOW_MONTHS_MOST, flowStart, RECENT_MOST } from "../rules/summary.ts";
import { entryKindOf } from "../rules.ts";
import { preferenceOf, writePreference } from "../store.ts";
import { accountTexts } from "../texts/words.ts";
import { otherSide } from "./history.ts";
import { kindName } from "./kind-name.ts";
import { accountReferredTo, referenceOf } from "./reference.ts";

export const summaryHandlers: Handlers<typeof contract> = {
  async listRecentEntries({ listSize = RECENT_MOST }, { customer, ports, language, vault }) {
    const [accounts, entries] = await Promise.all([
      ports.coreBank.accounts(customer.id),
      ports.coreBank.recentEntries(customer.id, listSize),
    ]);
    const byNumber = new Map(accounts.map((account) => [account.number, account]));
    return {
      entries: entries.flatMap((entry) => {
        const account = byNumber.get(entry.accountNumber);
        if (!account) return [];
        const kind = entryKindOf(entry.kind);
        const other = otherSide(entry, language);
        return {
          accountReference: referenceOf(vault, customer.id, account.number),
          accountName: account.name ?? kindName(account, language),
          entryNumber: entry.number,
          category: categoryOf(kind),
          entryKindName: accountTexts[language].entryKinds[kind],
          amount: entry.amount,
          currency: account.currency,
          postedAt: entry.at.toISOString(),
          otherBankName: other.bank,
          otherAccount: other.number,
          note: entry.note,
        };
      }),
    };
  },

  async readMoneyFlow({ accountReference, monthCount = FLOW_MONTHS_MOST }, context) {
    const since = flowStart(dayOf(context.now), monthCount);
    const accounts =
      accountReference === undefined
        ? await ownAccounts(context)
        : [await accountReferredTo(context, accountReference)];
    const ids = accounts.map(({ id }) => id);
    const { months, isComplete } = await context.ports.coreBank.moneyFlow(ids, since);
    return { months: everyMonth(since, monthCount, months), isComplete };
  },

  async readPreference(_input, { db, customer }) {
    return preferenceOf(db, customer.id);
  },

  async savePreference({ amountsHidden = false }, { db, customer }) {
    await writePreference(db, customer.id, { amountsHidden });
    return { amountsHidden };
  },
};

/** The customer's own accounts in New Taiwan dollars: what is shared is not theirs alone. */
async function ownAccounts({ ports, customer }: CallContext): Promise<Account[]> {
  const accounts = await ports.coreBank.accounts(customer.id);
  return accounts.filter(({ kind, currency }) => kind !== "joint" && currency === "TWD");
}
