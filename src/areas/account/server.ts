import { accountTypeOf } from "#base/call/codes.ts";
import { dayOf, formatDay } from "#base/time/day.ts";
import { tierCodes } from "#base/transfer/limits.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import type * as contract from "./contract.ts";
import { pastDayOf } from "./rules.ts";
import { historyFile } from "./server/file.ts";
import { history } from "./server/history.ts";
import { kindName, ownAccount } from "./server/own-account.ts";
import { receivings } from "./server/receivings.ts";
import { referenceOf } from "./server/reference.ts";

export const handlers: Handlers<typeof contract> = {
  listReceivings: receivings,
  readHistory: history,
  writeHistory: historyFile,

  async listAccounts(_input, { ports, customer, language, vault }) {
    const accounts = await ports.coreBank.accounts(customer.id);
    return {
      total: accounts.length,
      accounts: accounts.map((account) => ({
        accountNumber: account.number,
        accountReference: referenceOf(vault, customer.id, account.number),
        accountKind: account.kind,
        accountType: accountTypeOf(account.kind),
        accountKindName: kindName(account, language),
        accountName: account.name,
        currency: account.currency,
        balance: account.balance,
        tier: tierCodes[account.tier],
        accountState: account.state,
        openedOn: formatDay(account.openedOn),
        designatedEnabled: account.designatedOn,
        otherEnabled: account.otherOn,
      })),
    };
  },

  async readBalanceAt({ accountNumber, baseDay }, context) {
    const account = await ownAccount(context, accountNumber);
    const { id, currency, openedOn } = account;
    const day = pastDayOf(baseDay, { openedOn, today: dayOf(context.now) });
    if (Array.isArray(day)) throw new Malformed(day);
    const balance = await context.ports.coreBank.balanceAt(id, day);
    return { accountNumber, currency, baseDay: formatDay(day), balance: balance ?? 0 };
  },
};
