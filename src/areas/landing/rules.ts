import { costOfLoan, interestOf, loanBounds, MONTHS, scheduleOf } from "#areas/loan/rules.ts";
import { type Ntd, ntd } from "#base/money/money.ts";
import type { SignName } from "#base/site/sign-names.ts";

/** The products of the landing page, in its order. */
export const products = [
  "main-account",
  "debit-card",
  "transfer",
  "dream-account",
  "installment-loan",
] as const;

export type Product = (typeof products)[number];

/** The path of each product's landing page. */
export const productPaths: Readonly<Record<Product, string>> = {
  "main-account": "/main-account/landing",
  "debit-card": "/debit-card/landing",
  transfer: "/transfer/landing",
  "dream-account": "/dream-account/landing",
  "installment-loan": "/installment-loan/landing",
};

/** The product of a path, or null. */
export function productAt(pathname: string): Product | null {
  return products.find((product) => productPaths[product] === pathname) ?? null;
}

/** The bank's features, in the order of the landing page. */
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

type Feature = (typeof features)[number];

/** The icon of each feature. */
export const featureSigns: Readonly<Record<Feature, SignName>> = {
  always: "clock",
  limits: "gauge",
  payee: "payee",
  panic: "alarm",
  fraud: "warned",
  insured: "umbrella",
  accessible: "person",
  languages: "languages",
};

/** The icons of the points on the about page, in their order. */
export const aboutSigns = {
  mission: ["talk", "clock", "person"],
  insured: ["umbrella", "never"],
  security: ["lock", "clock", "warned", "alarm"],
} as const satisfies Record<string, readonly SignName[]>;

/** The smallest automatic deposit into a dream account. */
export const DREAM_DEPOSIT_LEAST = ntd(100);

/** A loan used as an example of the total cost. */
export interface ExampleLoan {
  amount: Ntd;
  years: number;
}

/** The example shown wherever the loan's rate is. */
export const exampleLoan: ExampleLoan = { amount: ntd(100_000), years: 3 };

/** The examples compared on the loan's own page. */
export const exampleLoans: readonly ExampleLoan[] = [
  exampleLoan,
  { amount: ntd(300_000), years: 5 },
  { amount: ntd(500_000), years: 7 },
];

/** The example for dream accounts: the monthly deposit, and for how long. */
export const exampleSaving = { monthly: ntd(3_000), months: [12, 24, 36] } as const;

const BASIS_POINTS = 10_000;

/**
 * The cost of an example at a rate: the monthly payment, the interest, and the APR in basis points.
 */
export function exampleAt(
  basisPoints: number,
  { amount, years }: ExampleLoan = exampleLoan,
): { payment: Ntd; interest: Ntd; apr: number } {
  const loan = { amount, rate: basisPoints / BASIS_POINTS, years, fee: loanBounds.fee };
  const { payment, apr } = costOfLoan(loan);
  return { payment, interest: interestOf(scheduleOf(loan)), apr: Math.round(apr * BASIS_POINTS) };
}

/** The two rates of a deposit, in basis points: up to the limit, and above it. */
export interface TwoRates {
  within: number;
  above: number;
  limit: Ntd;
}

/** The sum of deposits made at the beginning of each month, and its simple interest at the end. */
export function savedAfter(
  monthly: Ntd,
  months: number,
  { within, above, limit }: TwoRates,
): { deposited: Ntd; interest: Ntd } {
  const balances = Array.from({ length: months }, (_, month) => monthly * (month + 1));
  const earned = balances.map(
    (balance) => Math.min(balance, limit) * within + Math.max(balance - limit, 0) * above,
  );
  const sum = earned.reduce((one, other) => one + other, 0);
  return {
    deposited: ntd(monthly * months),
    interest: ntd(Math.round(sum / BASIS_POINTS / MONTHS)),
  };
}
