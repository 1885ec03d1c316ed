// The accounts a customer can send money to, each listed once: as own before designated, and as
// designated before recent. A recent payee stays one until its designation is in effect.

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

/** A payee the customer has sent money to. */
export interface Payee {
  currency: Currency;
  bankCode: string;
  number: string;
  holderName: Translated | null;
}

/** An account to choose. */
export interface Receiving {
  kind: ReceivingKind;
  currency: Currency;
  bankCode: string;
  number: string;
  /** The customer's name for it. */
  name: string | null;
  /** Unmasked; a plain string if the customer typed it; null if unknown. */
  holderName: Translated | string | null;
  designation: { id: string; effectiveOn: Day; isEffective: boolean } | null;
}

/** The data that the choices are computed from. */
export interface Choices {
  /** The account to send from, if already known. */
  from: OwnAccount | null;
  ownName: Translated;
  own: readonly OwnAccount[];
  designated: readonly Designated[];
  payees: readonly Payee[];
}

/**
 * Every account to choose from: own, designated and in effect, designated but not yet, recent
 * payees.
 */
export function receivingsOf({ from, ownName, own, designated, payees }: Choices): Receiving[] {
  const found = new Map<string, Receiving>();
  const add = (receiving: Omit<Receiving, "designation"> & Partial<Receiving>) => {
    const key = keyOf(receiving);
    const before = found.get(key);
    if (!before) found.set(key, { designation: null, ...receiving });
    else if (receiving.designation) before.designation = receiving.designation;
  };
  for (const { number, currency, name, state } of own) {
    if (state !== "open") continue;
    add({ kind: "own", currency, bankCode: OWN_BANK_CODE, number, name, holderName: ownName });
  }
  const recent = new Set(payees.map(keyOf));
  // Paid before, it can be paid again before its designation is in effect.
  const isStillRecent = (each: Designated) => !each.isEffective && recent.has(keyOf(each));
  const order = (each: Designated) => Number(!each.isEffective) + Number(isStillRecent(each));
  for (const each of designated.toSorted((one, other) => order(one) - order(other))) {
    const { id, currency, bankCode, number, holderName, nickname, effectiveOn, isEffective } = each;
    const kind = isStillRecent(each) ? "recent" : "designated";
    const designation = { id, effectiveOn, isEffective };
    add({ kind, currency, bankCode, number, name: nickname, holderName, designation });
  }
  for (const payee of payees) add({ kind: "recent", name: null, ...payee });
  return [...found.values()].filter((receiving) => !from || canTake(receiving, from));
}

function keyOf({ currency, bankCode, number }: Omit<Payee, "holderName">): string {
  return `${currency} ${bankCode} ${number}`;
}

/** An account can only receive its own currency, and not from itself. */
function canTake({ currency, bankCode, number }: Receiving, from: OwnAccount): boolean {
  return currency === from.currency && !(bankCode === OWN_BANK_CODE && number === from.number);
}
