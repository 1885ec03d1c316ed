// The mobile app is outside this product. Its functions are simulated here for demonstrations: by
// anybody at the machine, and without the app's identity check.

import { maskCardNumber } from "#areas/cards/rules/card-number.ts";
import { activateCard, cardViews } from "#areas/cards/server/ordering.ts";
import {
  activateCustomer,
  type StandingRow,
  standingByUserId,
} from "#areas/customer/server/standing.ts";
import { panicOf, undoPanic } from "#areas/panic/server/undo.ts";
import { isSignInLocked, unlockSignIn } from "#areas/verification/server/sign-in-lock.ts";
import { lockedSecrets, unlockSome } from "#areas/verification/server/unlocking.ts";
import { parseAccountNumber } from "#base/banks/account-number.ts";
import { bankOf } from "#base/banks/bank-codes.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Currency } from "#base/money/money.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import { formatDay } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import { record } from "#server/audit/audit.ts";
import type * as contract from "./contract.ts";
import type { appUnlockables } from "./rules.ts";

type Anyone = CallContext<"anyone">;
type Work = (tx: Db, customer: StandingRow) => Promise<boolean>;

/** The handlers over a database with the app's rights, which are those of the desk. */
export function appHandlers(deskDb: Db): Handlers<typeof contract> {
  const doing = async (context: Anyone, userId: string, [what, work]: [string, Work]) => {
    const customer = await known(deskDb, userId);
    await deskDb.transaction(async (tx) => {
      if (!(await work(tx, customer))) throw new Refusal("DESK000008");
      const actor = { kind: "customer", id: customer.id } as const;
      const customerId = customer.id;
      await record(tx, context, { event: `app.${what}`, outcome: "ok", customerId, actor });
    });
    return { done: true } as const;
  };
  return {
    readApp: ({ userId }, context) => read(deskDb, context, userId),

    unlockInApp: ({ userId, what }, context) =>
      doing(context, userId, ["unlock", unlocking(context, what)]),

    undoPanicInApp: ({ userId }, context) =>
      doing(context, userId, [
        "panic-undo",
        (tx, { id }) => undoPanic(tx, context, { customerId: id, pressedBy: null }),
      ]),

    switchInApp({ userId, accountId, designatedOn = false, otherOn = false }, context) {
      const work: Work = async (tx, { id }) => {
        const { coreBank } = context.ports;
        const accounts = await coreBank.accounts(id);
        const number = accounts.find((each) => each.id === accountId && each.isOwner)?.number ?? "";
        return coreBank.changeSwitches(tx, { customerId: id, number, designatedOn, otherOn });
      };
      return doing(context, userId, ["switch", work]);
    },

    async designateInApp({ userId, bankCode, accountNumber, holderName, ...rest }, context) {
      const number = payeeNumber(bankCode, accountNumber);
      const { currency, isOwn = false } = rest;
      const { coreBank } = context.ports;
      // A payee has one name: the other bank's, where it says one.
      const isElsewhere = bankCode !== OWN_BANK_CODE;
      const known = isElsewhere ? await coreBank.holderElsewhere({ bankCode, number }) : null;
      const work: Work = async (tx, { id }) => {
        const effectiveOn = await coreBank.designate(tx, {
          ...{ customerId: id, bankCode, number, isOwn, nickname: null },
          currency: currency as Currency,
          holderName: known ?? holderName,
        });
        return effectiveOn !== null;
      };
      return doing(context, userId, ["designate", work]);
    },

    openAccountInApp({ userId, currency, kind, name }, context) {
      const work: Work = async (tx, { id }) => {
        const account = { customerId: id, currency: currency as Currency, kind };
        const named = kind === "sub" ? name?.trim() || null : null;
        const number = await context.ports.coreBank.openAccount(tx, { ...account, name: named });
        if (number !== null) await activateCustomer(tx, id);
        return number !== null;
      };
      return doing(context, userId, ["open-account", work]);
    },

    activateInApp({ userId, cardId }, context) {
      const work: Work = (tx, { id }) => activateCard(tx, { customerId: id, cardId });
      return doing(context, userId, ["activate-card", work]);
    },
  };
}

function unlocking({ vault }: Anyone, what: (typeof appUnlockables)[number]): Work {
  return async (tx, { id: customerId }) => {
    if (what === "sign-in") await unlockSignIn(tx, vault, customerId);
    else await unlockSome(tx, vault, { customerId, what });
    return true;
  };
}

async function known(db: Db, userId: string): Promise<StandingRow> {
  const found = await standingByUserId(db, userId.trim());
  if (!found) throw new Refusal("CHEA000050", {}, { field: "userId" });
  return found;
}

async function read(db: Db, { vault, ports, language }: Anyone, userId: string) {
  const customer = await known(db, userId);
  const { id } = customer;
  const { coreBank } = ports;
  const [panic, isLocked, secrets, accounts, designated, cards] = await Promise.all([
    panicOf(db, id),
    isSignInLocked(db, vault, id),
    lockedSecrets(db, vault, id),
    coreBank.accounts(id),
    coreBank.designated(id),
    cardViews(db, id, language),
  ]);
  const locks: (typeof appUnlockables)[number][] = [];
  if (isLocked) locks.push("sign-in");
  if (secrets.codes.length > 0) locks.push("codes");
  if (secrets.pin) locks.push("pin");
  return {
    name: customer.name[language],
    userId: customer.userId ?? "",
    standing: customer.standing,
    isFlagged: customer.flaggedAt !== null,
    panic: panic?.reference ?? null,
    locks,
    accounts: accounts
      .filter(({ isOwner, state }) => isOwner && state !== "closed")
      .map(({ id: accountId, number, currency, kind, designatedOn, otherOn }) => ({
        ...{ id: accountId, number, currency, kind, designatedOn, otherOn },
      })),
    designated: designated.map((each) => ({
      ...{ id: each.id, bank: each.bankCode, number: each.number, holder: each.holderName },
      effectiveOn: formatDay(each.effectiveOn),
    })),
    cards: cards.map((card) => ({
      ...{ id: card.id, state: card.state, number: maskCardNumber(card.lastFour) },
    })),
  };
}

function payeeNumber(bankCode: string, typed: string): string {
  const wrong = (field: string) => new Malformed([{ field, code: "FELD000004", facts: {} }]);
  if (!bankOf(bankCode)) throw wrong("bankCode");
  const number = parseAccountNumber(typed, bankCode);
  if (number === null) throw wrong("accountNumber");
  return number;
}
