// The payees that step 1 of a transfer offers, and how a choice is encoded for the call.

import { folded } from "#base/banks/bank-codes.ts";
import type { Currency } from "#base/money/money.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";

/** The form value for an account that is typed in. */
export const NEW_PAYEE = "new";

/** An account to send from. */
export interface Source {
  accountNumber: string;
  accountKind: "main" | "sub" | "joint";
  currency: Currency;
}

/** An account that can be chosen to send to. */
export interface Payee {
  receivingKind: "own" | "designated" | "recent";
  bankCode: string;
  accountNumber: string;
  currency: string;
  designatedAccountId: string | null;
  inEffect: boolean;
}

/** A choice as the call's input. */
export type ChosenPayee =
  | { kind: "designated"; designatedAccountId: string }
  | { kind: "other"; toBank: string; toAccount: string };

const DESIGNATED = /^designated-(\d{1,18})$/;
const ACCOUNT = /^account-(\d{3})-(\d{6,16})$/;

/** The value of a payee's choice in the form. */
export function payeeValue(payee: Payee): string {
  const { receivingKind, designatedAccountId, bankCode, accountNumber } = payee;
  if (receivingKind === "designated" && designatedAccountId !== null) {
    return `designated-${designatedAccountId}`;
  }
  return `account-${bankCode}-${accountNumber}`;
}

/** The payee that a form value stands for; null for a typed one and for invalid values. */
export function chosenPayee(value: string | undefined): ChosenPayee | null {
  const [, designatedAccountId] = DESIGNATED.exec(value ?? "") ?? [];
  if (designatedAccountId) return { kind: "designated", designatedAccountId };
  const [, toBank, toAccount] = ACCOUNT.exec(value ?? "") ?? [];
  return toBank && toAccount ? { kind: "other", toBank, toAccount } : null;
}

/** Whether an account may pay a payee: the same currency, and not to itself. */
export function canReceive(payee: Payee, from: Source, own: readonly Source[]): boolean {
  const { receivingKind, bankCode, accountNumber, currency } = payee;
  if (currency !== from.currency) return false;
  const within = bankCode === OWN_BANK_CODE;
  if (within && accountNumber === from.accountNumber) return false;
  if (from.accountKind !== "sub") return true;
  // A sub-account can only pay back into the customer's own main account.
  const target = own.find((each) => each.accountNumber === accountNumber);
  return receivingKind === "own" && target?.accountKind === "main";
}

/** Whether a payee matches the search, by any part of its displayed text. */
export function matchesPayee(shown: readonly (string | null)[], query: string): boolean {
  const wanted = folded(query);
  return wanted === "" || shown.some((part) => part !== null && folded(part).includes(wanted));
}
