// The part of the port that changes accounts without moving money: by a customer in the mobile app,
// or by staff for them. Each runs in the given transaction, with the desk's permissions.

import type { Currency } from "#base/money/money.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";

/** An account to be designated. */
export interface NewDesignation {
  customerId: string;
  currency: Currency;
  bankCode: string;
  number: string;
  holderName: string;
  nickname: string | null;
  isOwn: boolean;
}

/** The new state of an account's switches. */
export interface SwitchChange {
  customerId: string;
  number: string;
  designatedOn: boolean;
  otherOn: boolean;
}

/** An account to be opened; a main account gets the tier of the customer's others. */
export interface NewAccount {
  customerId: string;
  currency: Currency;
  kind: "main" | "sub";
  /** The owner's name for a sub-account. */
  name: string | null;
}

/** A customer's own daily limit for accounts that are not designated. */
export interface LimitChange {
  customerId: string;
  number: string;
  /** In minor units; null for the tier's own limit. It never raises the tier's. */
  otherDayLimit: number | null;
}

/** What can be changed of accounts. */
export interface AccountChanges {
  /** Sets both switches of one of the customer's main accounts; false where there is none. */
  changeSwitches(tx: Db, change: SwitchChange): Promise<boolean>;
  /** Sets the own limit of one of the customer's main accounts; false where there is none. */
  changeLimit(tx: Db, change: LimitChange): Promise<boolean>;
  /** Designates an account; returns the day it takes effect, or null if it is designated. */
  designate(tx: Db, designation: NewDesignation): Promise<Day | null>;
  /** Ends a designation; false where there is none. */
  removeDesignated(tx: Db, designation: { customerId: string; id: string }): Promise<boolean>;
  /** Opens an account and returns its number; null where it exists, or there is none to add to. */
  openAccount(tx: Db, account: NewAccount): Promise<string | null>;
}
