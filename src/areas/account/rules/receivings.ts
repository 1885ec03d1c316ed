// The accounts that a customer can choose to send money to, each once: whose it is weighs more than
// that it was designated, and that more than that it was used.

import type { Currency } from "#base/money/money.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { ReceivingKind } from "../rules.ts";

/** An account of the customer's own. */
export interface OwnAccount {
  number: string;
  currency: Currency;
  name: string | null;
  state: "open" | "frozen" | "closed";
}

/** An account that the customer designated in the app. */
export interface Designated {
  id: string;
  currency: Currency;
  bankCode: string;
  number: string;
  holderName: string;
  nickname: string | null;
  effectiveOn: Day;
  isEffective: boolean;
}

/** Somebody whom the customer sent to. */
export interface Payee {
  currency: Currency;
  bankCode: string;
  number: string;
  holderName: Translated | null;
}

/** One account to choose. */
export interface Receiving {
  kind: ReceivingKind;
  currency: Currency;
  bankCode: string;
  number: string;
  /** What the customer calls it. */
  name: string | null;
  /** Whole, and in one language only where the customer typed it; null where it is not known. */
  holderName: Translated | string | null;
  designation: { id: string; effectiveOn: Day; isEffective: boolean } | null;
}

/** All that is known of where a customer's money may go. */
export interface Choices {
  /** The account that money is to leave, when it is known by now. */
  from: OwnAccount | null;
  ownName: Translated;
  own: readonly OwnAccount[];
  designated: readonly Designated[];
  payees: readonly Payee[];
}

/** Every account to choose from: own ones, designated ones in effect, those to come, payees. */
export function receivingsOf({ from, ownName, own, designated, payees }: Choices): Receiving[] {
  const found = new Map<string, Receiving>();
  const add = (receiving: Omit<Receiving, "designation"> & Partial<Receiving>) => {
    const key = `${receiving.currency} ${receiving.bankCode} ${receiving.number}`;
    const before = found.get(key);
    if (!before) found.set(key, { designation: null, ...receiving });
    else if (receiving.designation) before.designation = receiving.designation;
  };
  for (const { number, currency, name, state } of own) {
    if (state !== "open") continue;
    add({ kind: "own", currency, bankCode: OWN_BANK_CODE, number, name, holderName: ownName });
  }
  for (const each of designated.toSorted(inEffectFirst)) {
    const { id, currency, bankCode, number, holderName, nickname, effectiveOn, isEffective } = each;
    const designation = { id, effectiveOn, isEffective };
    add({
      kind: "designated",
      currency,
      bankCode,
      number,
      name: nickname,
      holderName,
      designation,
    });
  }
  for (const payee of payees) add({ kind: "recent", name: null, ...payee });
  return [...found.values()].filter((receiving) => !from || canTake(receiving, from));
}

function inEffectFirst(one: Designated, other: Designated): number {
  return Number(other.isEffective) - Number(one.isEffective);
}

/** Money keeps its currency, and does not go back to where it is. */
function canTake({ currency, bankCode, number }: Receiving, from: OwnAccount): boolean {
  return currency === from.currency && !(bankCode === OWN_BANK_CODE && number === from.number);
}
