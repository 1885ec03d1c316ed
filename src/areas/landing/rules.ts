import { amountOf, type Ntd, ntd } from "#base/money.ts";

/** The products of the landing page, in its order. */
export const products = [
  "main-account",
  "debit-card",
  "transfer",
  "dream-account",
  "installment-loan",
] as const;

export type Product = (typeof products)[number];

/** Where each product is told in full. */
export const productPaths: Readonly<Record<Product, string>> = {
  "main-account": "/#main-account",
  "debit-card": "/#debit-card",
  transfer: "/#transfer",
  "dream-account": "/#dream-account",
  "installment-loan": "/#installment-loan",
};

/** What the bank is good for, in the order of the landing page. */
export const features = [
  "always",
  "limits",
  "payee",
  "panic",
  "fraud",
  "insured",
  "accessible",
  "languages",
] as const;

export type Feature = (typeof features)[number];

/** Where customers write to. */
export const CONTACT_MAIL = "service@dawnbank.example";

/** The line of the police against fraud. */
export const FRAUD_LINE = "165";

/** The most that one customer may send to accounts that are not designated, by kind of account. */
export const transferLimits = {
  basic: { once: ntd(10_000), day: ntd(30_000), month: ntd(50_000) },
  advanced: { once: ntd(50_000), day: ntd(100_000), month: ntd(200_000) },
} as const;

/** What a transfer to another bank costs, up to which amount; the first small one of a day is free. */
export const interbankFees = {
  smallMost: ntd(500),
  middleMost: ntd(1_000),
  none: ntd(0),
  middle: ntd(10),
  large: ntd(15),
} as const;

/** What deposit insurance covers for one depositor. */
export const DEPOSIT_COVER = ntd(3_000_000);

/** The least that a dream account takes by itself. */
export const DREAM_DEPOSIT_LEAST = ntd(100);

/** What an installment loan may be. */
export const loanBounds = {
  least: ntd(50_000),
  most: ntd(2_000_000),
  yearsLeast: 1,
  yearsMost: 7,
  fee: ntd(488),
} as const;

/** The loan by which the cost of all is shown. */
export const exampleLoan = { amount: ntd(100_000), years: 3 } as const;

const MONTHS = 12;
const BASIS_POINTS = 10_000;
const TURNS_MOST = 50;
const NEAR_ENOUGH = 1e-12;

/** The monthly payment of the example at a rate, and its yearly cost with the fee in basis points. */
export function exampleAt(basisPoints: number): { payment: Ntd; apr: number } {
  const months = exampleLoan.years * MONTHS;
  const monthly = basisPoints / BASIS_POINTS / MONTHS;
  const payment = amountOf<"TWD">(Math.round(exampleLoan.amount / worthOf(monthly, months)));
  const received = exampleLoan.amount - loanBounds.fee;
  // Newton's way from the loan's own rate: what is paid must be worth what was received.
  let rate = monthly;
  for (let turn = 0; turn < TURNS_MOST; turn += 1) {
    const off = payment * worthOf(rate, months) - received;
    const slope = (payment * (worthOf(rate + 1e-6, months) - worthOf(rate, months))) / 1e-6;
    const step = off / slope;
    rate -= step;
    if (Math.abs(step) < NEAR_ENOUGH) break;
  }
  return { payment, apr: Math.round(rate * MONTHS * BASIS_POINTS) };
}

/** What one dollar a month is worth today. */
function worthOf(monthly: number, months: number): number {
  if (Math.abs(monthly) < NEAR_ENOUGH) return months;
  return (1 - (1 + monthly) ** -months) / monthly;
}
