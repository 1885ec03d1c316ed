import { ownName } from "#areas/customer/server.ts";
import { bankOf } from "#base/banks/bank-codes.ts";
import type { Output } from "#base/call/call.ts";
import { ACCOUNT_LIST_COUNT } from "#base/call/limits.ts";
import { maskName } from "#base/identity/names.ts";
import type { Language } from "#base/text/language.ts";
import { formatDay } from "#base/time/day.ts";
import type { CallContext } from "#server/api/call-context.ts";
import type * as contract from "../contract.ts";
import { type Receiving, receivingsOf } from "../rules/receivings.ts";
import { PAYEE_DAYS, PAYEES_MOST } from "../rules.ts";
import { ownAccount } from "./own-account.ts";

type List = Output<typeof contract.listReceivings>;

/** The accounts a customer can send to, limited to the requested number. */
export async function receivings(
  { listSize, fromAccount }: { listSize?: number; fromAccount?: string },
  context: CallContext,
): Promise<List> {
  const { ports, customer, language } = context;
  const { coreBank } = ports;
  const from = fromAccount === undefined ? null : await ownAccount(context, fromAccount);
  const [name, accounts, designated, payees] = await Promise.all([
    ownName(context),
    coreBank.accounts(customer.id),
    coreBank.designated(customer.id),
    coreBank.recentPayees(customer.id, { days: PAYEE_DAYS, most: PAYEES_MOST }),
  ]);
  // Somebody else's account stays theirs, even where the customer shares it.
  const own = accounts.filter(({ isOwner }) => isOwner);
  const all = receivingsOf({ from, ownName: name, own, designated, payees });
  const listed = all.slice(0, listSize ?? ACCOUNT_LIST_COUNT);
  return {
    total: all.length,
    listSize: listed.length,
    accounts: listed.map((receiving) => viewOf(receiving, language)),
  };
}

function viewOf(receiving: Receiving, language: Language): List["accounts"][number] {
  const { kind, bankCode, number, currency, name, holderName, designation } = receiving;
  const holder = typeof holderName === "object" ? holderName?.[language] : holderName;
  return {
    receivingKind: kind,
    bankCode,
    bankName: bankOf(bankCode)?.names[language] ?? bankCode,
    accountNumber: number,
    currency,
    accountName: name,
    holderName: holder ? maskName(holder) : null,
    isDesignated: designation !== null,
    designatedAccountId: designation?.id ?? null,
    inEffect: designation?.isEffective !== false,
    effectiveOn: designation && formatDay(designation.effectiveOn),
  };
}
