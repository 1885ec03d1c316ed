// Orders for the ledger; independent of the test runner, so that a program can use them too.

import type { Currency } from "#base/money/money.ts";
import { cardPaymentLegs, disputeCreditLegs } from "#base/postings/cards.ts";
import { certificateFeeLegs } from "#base/postings/fees.ts";
import { premiumLegs, premiumRefundLegs } from "#base/postings/insurance.ts";
import { interestLegs } from "#base/postings/interest.ts";
import { purchaseLegs, saleLegs } from "#base/postings/investments.ts";
import type { PostingKind } from "#base/postings/kinds.ts";
import { disbursementLegs, repaymentLegs } from "#base/postings/loans.ts";
import { type Leg, onAccount, onInternal } from "#base/postings/posting.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import { dayFrom } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import type { PostingOrder, TransferOrder } from "#ports/core-bank/port.ts";

/** An account made for a test, and its owner. */
export interface Made {
  id: string;
  number: string;
  customerId: string;
}

/** An order with its own key, within the bank and to another customer by default. */
export function orderOf(
  from: Made,
  to: { number: string } | { toBank: string; toNumber: string },
  amount: number,
  more: Partial<TransferOrder> = {},
): TransferOrder {
  const payee = "number" in to ? { toBank: OWN_BANK_CODE, toNumber: to.number } : to;
  return {
    id: uuid(),
    initiator: {
      customerId: from.customerId,
      session: "0123456789ab",
      address: "192.0.2.7",
      request: "req-1",
    },
    fromNumber: from.number,
    ...payee,
    amount,
    kind: "other",
    fee: 0,
    sameAgain: false,
    note: null,
    ...more,
  };
}

/** An order of any kind but a transfer, with its own key, initiated by the bank by default. */
export function postingOf(
  kind: PostingKind,
  legs: readonly Leg[],
  more: Partial<PostingOrder> = {},
): PostingOrder {
  return { id: uuid(), kind, legs, initiator: null, note: null, ...more };
}

/** The opening deposit of an account, from the bank's own funding. */
export function openingOf(number: string, amount: number, currency: Currency): PostingOrder {
  return postingOf("opening", [
    onAccount(number, "opening", amount, { currency }),
    onInternal("funding", -amount, currency),
  ]);
}

const PAID_ON = dayFrom("2026-06-21");

/** One order of each kind that the bank's areas post, to one account in New Taiwan dollars. */
export function ordersOfEachKind({ number }: Pick<Made, "number">, amount = 1_000): PostingOrder[] {
  const note = null;
  const fee = 10;
  const trade = { price: amount, fee, currency: "TWD", note } as const;
  const interest = { number, currency: "TWD", day: PAID_ON, taxpayer: "resident" } as const;
  const parts = { principal: amount, interest: 20, penalty: 5, note };
  return [
    postingOf("loan", disbursementLegs(number, { principal: 5 * amount, fee, note })),
    postingOf("interest", interestLegs({ ...interest, gross: 30 * amount })),
    postingOf("fee", certificateFeeLegs(number, { documents: 2, note })),
    postingOf("loan-payment", repaymentLegs(number, parts)),
    postingOf("insurance", premiumLegs(number, { amount, note })),
    postingOf("insurance-refund", premiumRefundLegs(number, { amount, note })),
    postingOf("purchase", purchaseLegs(number, trade)),
    postingOf("sale", saleLegs(number, { ...trade, tax: 3 })),
    postingOf("card", cardPaymentLegs(number, { amount, note })),
    postingOf("dispute", disputeCreditLegs(number, { amount, note })),
  ];
}
