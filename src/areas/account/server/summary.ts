import { dayOf, formatMoment } from "#base/time/day.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type * as contract from "../contract/summary.ts";
import { categoryOf } from "../rules/categories.ts";
import { everyMonth, FLOW_MONTHS_MOST, flowStart, RECENT_MOST } from "../rules/summary.ts";
import { entryKindOf } from "../rules.ts";
import { preferenceOf, writePreference } from "../store.ts";
import { accountTexts } from "../texts/words.ts";
import { otherSide } from "./history.ts";
import { kindName } from "./own-account.ts";
import { referenceOf } from "./reference.ts";

export const summaryHandlers: Handlers<typeof contract> = {
  async listRecentEntries({ listSize = RECENT_MOST }, { customer, ports, language, vault }) {
    const entries = await ports.coreBank.recentEntries(customer.id, listSize);
    return {
      entries: entries.map((entry) => {
        const { account } = entry;
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
          postedAt: formatMoment(entry.at),
          otherBankName: other.bank,
          otherAccount: other.number,
          note: entry.note,
        };
      }),
    };
  },

  async readMoneyFlow({ monthCount = FLOW_MONTHS_MOST }, { ports, customer, now }) {
    const since = flowStart(dayOf(now), monthCount);
    const { months, isComplete } = await ports.coreBank.moneyFlow(customer.id, since);
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
