import { accountTypes } from "#base/call/codes.ts";
import type { Language } from "#base/text/language.ts";
import { dayOf, formatDay } from "#base/time/day.ts";
import { tierCodes } from "#base/transfer/limits.ts";
import type { Account } from "#ports/core-bank/port.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import type { Vault } from "#server/secrets/vault.ts";
import type * as contract from "./contract.ts";
import { pastDayOf } from "./rules.ts";
import { historyFile } from "./server/file.ts";
import { history } from "./server/history.ts";
import { ownAccount } from "./server/own-account.ts";
import { receivings } from "./server/receivings.ts";
import { accountTexts } from "./texts/words.ts";

const REFERENCE_BYTES = 12;

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
        accountType: account.kind === "main" ? null : accountTypes[account.kind],
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

/**
 * Nobody can make it up, and it says nothing to anybody else: histories and logs keep addresses. It
 * is made with the oldest key, so that an address still leads to the account after a change of keys.
 */
function referenceOf(vault: Vault, customerId: string, number: string): string {
  const oldest = vault.keyIds.at(-1) ?? vault.currentKeyId;
  const mac = vault.macWith(oldest, "account-reference", customerId, number);
  return mac.subarray(0, REFERENCE_BYTES).toString("base64url");
}

/** What people call the account: a main one in another currency has a name of its own. */
function kindName({ kind, currency }: Account, language: Language): string {
  const { accountKinds, foreignAccount } = accountTexts[language];
  return kind === "main" && currency !== "TWD" ? foreignAccount : accountKinds[kind];
}
