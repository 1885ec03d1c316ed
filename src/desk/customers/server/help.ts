// What staff do for a customer: what the mobile app offers, and what it does not.

import * as ordering from "#areas/cards/server/ordering.ts";
import { activateCustomer, flagCustomer } from "#areas/customer/server/standing.ts";
import { unlockSignIn } from "#areas/verification/server/sign-in-lock.ts";
import { unlockSome } from "#areas/verification/server/unlocking.ts";
import { parseAccountNumber } from "#base/banks/account-number.ts";
import { bankOf } from "#base/banks/bank-codes.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Currency } from "#base/money/money.ts";
import { formatDay } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import type * as contract from "../contract/help.ts";
import { inCase } from "./cases.ts";
import { requestApproval } from "./request-approval.ts";

const done = { done: true } as const;

export const helpHandlers: Handlers<typeof contract> = {
  unlockCustomer: ({ caseId, what }, context) =>
    inCase(context, caseId, async (tx, { customerId }) => {
      const { vault } = context;
      if (what === "sign-in") await unlockSignIn(tx, vault, customerId);
      else await unlockSome(tx, vault, { customerId, what });
      return { result: done, what: "unlock", detail: { unlocked: what } };
    }),

  flagCustomer: ({ caseId, reason }, context) =>
    inCase(context, caseId, async (tx, { customerId }) => {
      if (!(await flagCustomer(tx, customerId))) throw new Refusal("DESK000008");
      return { result: done, what: "flag", detail: { why: reason } };
    }),

  // An unticked checkbox is not sent: a missing switch is off.
  switchTransfers: ({ caseId, accountId, designatedOn = false, otherOn = false }, context) =>
    inCase(context, caseId, async (tx, { customerId }) => {
      const { coreBank } = context.ports;
      const accounts = await coreBank.accounts(customerId);
      const number = accounts.find(({ id, isOwner }) => id === accountId && isOwner)?.number ?? "";
      const change = { customerId, number, designatedOn, otherOn };
      if (!(await coreBank.changeSwitches(tx, change))) throw new Refusal("DESK000008");
      const detail = { account: number.slice(-4), designatedOn, otherOn };
      return { result: done, what: "switch", detail };
    }),

  async designateAccount({ caseId, bankCode, accountNumber, holderName, ...rest }, context) {
    const number = payeeNumber(bankCode, accountNumber);
    const { currency, isOwn = false } = rest;
    return inCase(context, caseId, async (tx, { customerId }) => {
      const effectiveOn = await context.ports.coreBank.designate(tx, {
        ...{ customerId, bankCode, number, isOwn },
        currency: currency as Currency,
        holderName,
        nickname: null,
      });
      if (effectiveOn === null) throw new Refusal("DESK000008");
      const detail = { bank: bankCode, account: number.slice(-4), effectiveOn, isOwn };
      return { result: { effectiveOn: formatDay(effectiveOn) }, what: "designate", detail };
    });
  },

  removeDesignated: ({ caseId, designationId }, context) =>
    inCase(context, caseId, async (tx, { customerId }) => {
      const given = { customerId, id: designationId };
      const isRemoved = await context.ports.coreBank.removeDesignated(tx, given);
      if (!isRemoved) throw new Refusal("DESK000008");
      return { result: done, what: "undesignate", detail: { designation: designationId } };
    }),

  openAccount: ({ caseId, currency, kind, name }, context) =>
    inCase(context, caseId, async (tx, { customerId }) => {
      const account = { customerId, kind, currency: currency as Currency };
      const named = kind === "sub" ? name?.trim() || null : null;
      const number = await context.ports.coreBank.openAccount(tx, { ...account, name: named });
      if (number === null) throw new Refusal("DESK000008");
      await activateCustomer(tx, customerId);
      const detail = { currency, kind, account: number.slice(-4) };
      return { result: done, what: "open-account", detail };
    }),

  orderCard: ({ caseId }, context) =>
    inCase(context, caseId, async (tx, { customerId }) => {
      const { lastFour } = await ordering.orderCard(orderServices(tx, context), customerId);
      return { result: done, what: "order-card", detail: { card: lastFour } };
    }),

  replaceCard: ({ caseId, cardId }, context) =>
    inCase(context, caseId, async (tx, { customerId }) => {
      const old = { customerId, cardId };
      const { lastFour } = await ordering.replaceCard(orderServices(tx, context), old);
      return { result: done, what: "replace-card", detail: { card: lastFour } };
    }),

  requestApproval,
};

function orderServices(tx: Db, { vault, ports }: DeskContext): ordering.OrderServices {
  return { db: tx, vault, coreBank: ports.coreBank };
}

function payeeNumber(bankCode: string, typed: string): string {
  const wrong = (field: string) => new Malformed([{ field, code: "FELD000004", facts: {} }]);
  if (!bankOf(bankCode)) throw wrong("bankCode");
  const number = parseAccountNumber(typed, bankCode);
  if (number === null) throw wrong("accountNumber");
  return number;
}
