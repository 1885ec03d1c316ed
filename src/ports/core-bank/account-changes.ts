// The part of the port that changes accounts without moving money: what a customer does in the mobile app,
// or staff for them. Each works in the transaction given, which must have the rights of the desk.

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

/** Which of an account's switches are changed, and to what. */
export interface SwitchChange {
  customerId: string;
  number: string;
  designatedOn: boolean;
  otherOn: boolean;
}

/** An account to be opened; a main account takes the tier of the customer's others. */
export interface NewAccount {
  customerId: string;
  currency: Currency;
  kind: "main" | "sub";
  /** What its owner calls a sub account. */
  name: string | null;
}

/** A customer's own limit for transfers of a day to accounts that are not designated. */
export interface LimitChange {
  customerId: string;
  number: string;
  /** In minor units; null for the tier's own limit. It never raises what the tier allows. */
  otherDayLimit: number | null;
}

/** What can be changed of accounts. */
export interface AccountChanges {
  /** Sets both switches of one of the customer's main accounts; false where there is none. */
  changeSwitches(tx: Db, change: SwitchChange): Promise<boolean>;
  /** Sets the own limit of one of the customer's main accounts; false where there is none. */
  changeLimit(tx: Db, change: LimitChange): Promise<boolean>;
  /** Designates an account; answers from which day it counts, or null where it is designated already. */
  designate(tx: Db, designation: NewDesignation): Promise<Day | null>;
  /** Ends a designation; false where there is none. */
  removeDesignated(tx: Db, designation: { customerId: string; id: string }): Promise<boolean>;
  /** Opens an account and answers its number; null where the customer has it already, or has none to add to. */
  openAccount(tx: Db, account: NewAccount): Promise<string | null>;
}
