// Interest, and what the bank withholds from it for the state.

import type { Currency } from "../money/money.ts";
import { type Day, dayFrom } from "../time/day.ts";
import { type Leg, onAccount, onInternal, withoutNought } from "./posting.ts";

const BASIS_POINTS = 10_000;

/** What is withheld from a payment in New Taiwan dollars, since a day. New laws add a row. */
export interface Withholding {
  since: Day;
  /** For residents, rounded down to whole dollars; no tax that would not exceed taxFreeMost. */
  residentBasisPoints: number;
  taxFreeMost: number;
  /** For anybody else, from the first dollar. */
  foreignBasisPoints: number;
  /** The second-generation health insurance: on payments from the least, capped at the most. */
  premiumBasisPoints: number;
  premiumLeast: number;
  premiumMost: number;
}

/** Newest first. */
export const withholdings: readonly Withholding[] = [
  {
    since: dayFrom("2021-01-01"),
    residentBasisPoints: 1_000,
    taxFreeMost: 2_000,
    foreignBasisPoints: 2_000,
    premiumBasisPoints: 211,
    premiumLeast: 20_000,
    premiumMost: 10_000_000,
  },
];

/** A payment of interest. */
export interface InterestPayment {
  number: string;
  /** Before withholding. */
  gross: number;
  currency: Currency;
  day: Day;
  taxpayer: "resident" | "foreign";
}

/** What is withheld from a payment of interest. */
export function withheldFrom(payment: Omit<InterestPayment, "number">): {
  tax: number;
  premium: number;
} {
  const { gross, currency, day, taxpayer } = payment;
  // Interest in a foreign currency is paid in full: the law's amounts are in New Taiwan dollars.
  if (currency !== "TWD") return { tax: 0, premium: 0 };
  const law = (withholdings.find(({ since }) => since <= day) ??
    withholdings.at(-1)) as Withholding;
  const share = (basisPoints: number) => (gross * basisPoints) / BASIS_POINTS;
  if (taxpayer === "foreign") {
    return { tax: Math.floor(share(law.foreignBasisPoints)), premium: 0 };
  }
  const tax = Math.floor(share(law.residentBasisPoints));
  const insured = Math.min(gross, law.premiumMost);
  const premium = Math.round((insured * law.premiumBasisPoints) / BASIS_POINTS);
  return {
    tax: tax > law.taxFreeMost ? tax : 0,
    premium: gross >= law.premiumLeast ? premium : 0,
  };
}

/** Interest as it is posted: gross, with tax and premium as separate lines. */
export function interestLegs(payment: InterestPayment): Leg[] {
  const { number, gross, currency } = payment;
  const { tax, premium } = withheldFrom(payment);
  return withoutNought([
    onAccount(number, "interest", gross, { currency }),
    onAccount(number, "interest-tax", -tax, { currency }),
    onAccount(number, "health-premium", -premium, { currency }),
    onInternal("interest", -gross, currency),
    onInternal("interest-tax", tax, currency),
    onInternal("health-premium", premium, currency),
  ]);
}
