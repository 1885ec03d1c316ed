// The details of a transfer, line by line: the same on the review page, the receipt and in print.

import type { Output } from "#base/call/call.ts";
import type { Currency } from "#base/money/money.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { Language } from "#base/text/language.ts";
import type { TransferKind } from "#base/transfer/limits.ts";
import type { readPreparation, readReceipt } from "../contract/reads.ts";
import type { Pages } from "../texts/pages/zh.ts";
import { figures, inWords } from "./amounts.ts";
import { type Covered, HIDDEN } from "./covered.ts";

/** A labelled fact; an account number comes last and is read out digit by digit. */
export interface Fact {
  label: string;
  lines: readonly string[];
  number?: string;
  /** The currency of an amount that the customer has hidden; `lines` is then empty. */
  hidden?: Currency;
}

/** A prepared transfer with the remaining sums, which may be hidden. */
export type Reviewed = Omit<
  Output<typeof readPreparation>,
  "balanceAfter" | "dayLeft" | "monthLeft"
> & { balanceAfter: Covered; dayLeft: Covered | null; monthLeft: Covered | null };

/** The labels of the facts; the standard and the accessible site each have their own. */
export type FactWords = Pages["facts"];

/** What the customer confirms: payee, amount, cost and remaining sums. */
export function reviewFacts(prepared: Reviewed, texts: FactWords, language: Language): Fact[] {
  const { amount, currency } = prepared;
  return [
    { label: texts.payee, lines: nameLines(prepared) ?? [texts.payeeUnknown] },
    payeeFact(prepared, texts),
    worded(texts.amount, amount, { currency, language }),
    ...termFacts(prepared, texts, language),
  ];
}

/** The terms: the fee and its reason, when the money arrives, and what is left afterwards. */
export function termFacts(prepared: Reviewed, texts: FactWords, language: Language): Fact[] {
  const { currency, fee, total, balanceAfter, dayLeft, monthLeft, note, fromAccount } = prepared;
  const factOf = (label: string, amount: Covered): Fact =>
    amount === HIDDEN
      ? { label, lines: [], hidden: currency }
      : { label, lines: [figures(amount, currency)] };
  return [
    { label: texts.fee, lines: [figures(fee, currency), feeReason(prepared, texts)] },
    { label: texts.arrives, lines: [isWithin(prepared) ? texts.atOnce : texts.soon] },
    kindFact(prepared.kind, texts),
    { label: texts.from, lines: [], number: fromAccount },
    worded(texts.total, total, { currency, language }),
    factOf(texts.balanceAfter, balanceAfter),
    ...(dayLeft === null ? [] : [factOf(texts.dayLeft, dayLeft)]),
    ...(monthLeft === null ? [] : [factOf(texts.monthLeft, monthLeft)]),
    { label: texts.noteRow, lines: [note ?? texts.noNote] },
  ];
}

/** The facts of a posted transfer. */
export function receiptFacts(
  receipt: Output<typeof readReceipt>,
  texts: FactWords,
  language: Language,
): Fact[] {
  const { currency, fee, total, state, note } = receipt;
  const name = nameLines(receipt);
  return [
    { label: texts.receiptNumber, lines: [receipt.receiptNumber] },
    { label: texts.state, lines: [texts.states[state]] },
    { label: texts.at, lines: [receipt.at] },
    kindFact(receipt.kind, texts),
    { label: texts.from, lines: [receipt.fromAccount] },
    payeeFact(receipt, texts),
    ...(name === null ? [] : [{ label: texts.payee, lines: name }]),
    worded(texts.amount, receipt.amount, { currency, language }),
    { label: texts.fee, lines: [figures(fee, currency)] },
    { label: texts.total, lines: [figures(total, currency)] },
    { label: texts.noteRow, lines: [note ?? texts.noNote] },
  ];
}

/** The customer's nickname for the payee, and the name; null if neither is known. */
function nameLines({ toName, toNickname }: { toName: string | null; toNickname: string | null }) {
  const lines = [toNickname, toName].filter((line) => line !== null);
  return lines.length > 0 ? lines : null;
}

function isWithin({ toBank }: { toBank: string }): boolean {
  return toBank === OWN_BANK_CODE;
}

/** The reason for the fee. */
export function feeReason(
  prepared: { toBank: string; fee: number; currency: string },
  texts: FactWords,
) {
  if (isWithin(prepared)) return texts.feeWithin;
  if (prepared.fee > 0) return texts.feeElsewhere;
  return prepared.currency === "TWD" ? texts.feeFree : texts.feeForeign;
}

function kindFact(kind: TransferKind, texts: FactWords): Fact {
  return { label: texts.kind, lines: [kind === "own" ? texts.kindOwn : texts.kinds[kind]] };
}

function payeeFact(
  { toBank, toBankName, toAccount }: { toBank: string; toBankName: string; toAccount: string },
  texts: FactWords,
): Fact {
  return { label: texts.to, lines: [`${toBank} ${toBankName}`], number: toAccount };
}

function worded(
  label: string,
  amount: number,
  { currency, language }: { currency: Currency; language: Language },
): Fact {
  return { label, lines: [figures(amount, currency), inWords(amount, currency, language)] };
}
