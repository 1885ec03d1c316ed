// Parses what the customer typed into a payment order.

import {
  type AccountNumber,
  hasUnusualLength,
  parseAccountNumber,
} from "#base/banks/account-number.ts";
import { bankOf, isOpenOn } from "#base/banks/bank-codes.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import { type Currency, smallestUnit } from "#base/money/money.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import { halfWidth } from "#base/text/typed-text.ts";
import type { Day } from "#base/time/day.ts";
import { type TransferKind, transferKinds } from "#base/transfer/limits.ts";
import { designationRefusal, type Refused, refused } from "#base/transfer/rules.ts";

/** How many payees the customer never paid before may be looked up per day. */
export const PAYEE_LOOKS_A_DAY = 60;

/** What the customer chose and typed. */
export interface TransferRequest {
  kind: Exclude<TransferKind, "own">;
  /** The chosen designated account; empty if none is chosen. */
  designatedId: string;
  toBank: string;
  toNumber: string;
  amount: number | null;
}

/** The account that is to receive the money. */
export interface Payee {
  toBank: string;
  toNumber: string;
}

/** The fields of a designated account that the rules need. */
export interface Designated {
  id: string;
  currency: Currency;
  bankCode: string;
  number: string;
  effectiveOn: Day;
}

/** The day and the account the money is to be sent from. */
export interface Occasion {
  fromNumber: string;
  currency: Currency;
  today: Day;
  designated: readonly Designated[];
}

/** The order to be checked, or the reason why the input is not a valid one. */
export function orderOf(
  request: TransferRequest,
  occasion: Occasion,
): { ok: true; payee: Payee; amount: number } | Refused {
  const payee = payeeOf(request, occasion);
  if ("ok" in payee) return payee;
  const { toBank, toNumber } = payee;
  if (toBank === OWN_BANK_CODE && toNumber === occasion.fromNumber) return refused("TRFR000001");
  if (request.amount === null) return refused("TRFR000010");
  if (!isPayable(request.amount, occasion.currency)) return refused("TRFR000011");
  return { ok: true, payee, amount: request.amount };
}

/** Whether an amount in minor units can be paid: some currencies allow whole units only. */
function isPayable(amount: number, currency: Currency): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount % smallestUnit(currency) === 0;
}

/** The day from which a payee is designated for the currency; null if it is not. */
export function designatedFrom(
  { toBank, toNumber }: Payee,
  { designated, currency }: Pick<Occasion, "designated" | "currency">,
): Day | null {
  const found = designated.find(
    (each) => each.bankCode === toBank && each.number === toNumber && each.currency === currency,
  );
  return found?.effectiveOn ?? null;
}

/** Whether to ask the customer to check the number: its length is unusual for that bank. */
export function isUnusual({ toBank, toNumber }: Payee): boolean {
  return toBank !== OWN_BANK_CODE && hasUnusualLength(toNumber as AccountNumber, toBank);
}

/** Whether a posting of that kind is a transfer. */
export function isTransfer(kind: string): kind is TransferKind {
  return transferKinds.some((each) => each === kind);
}

/** A trimmed note; null if it is empty. */
export function noteOf(typed: string | undefined): string | null {
  return typed?.trim() || null;
}

function payeeOf(request: TransferRequest, occasion: Occasion): Payee | Refused {
  const payee =
    request.kind === "designated" ? chosen(request, occasion) : typedIn(request, occasion);
  if (typeof payee === "string") return refused(payee);
  if ("ok" in payee) return payee;
  const bank = bankOf(payee.toBank);
  return bank && isOpenOn(bank, occasion.today) ? payee : refused("TRFR000013");
}

function chosen({ designatedId }: TransferRequest, occasion: Occasion): Payee | Refused {
  const found = occasion.designated.find(({ id }) => id === designatedId);
  if (!found) return refused("TRFR000008");
  const payee = { toBank: found.bankCode, toNumber: found.number };
  return designationRefusal(designatedFrom(payee, occasion), occasion.today) ?? payee;
}

function typedIn({ toBank, toNumber }: TransferRequest, { today }: Occasion): Payee | ErrorCode {
  const code = halfWidth(toBank);
  const bank = bankOf(code);
  if (!bank || !isOpenOn(bank, today)) return "TRFR000013";
  const number = parseAccountNumber(toNumber, code);
  return number === null ? "TRFR000012" : { toBank: code, toNumber: number };
}
