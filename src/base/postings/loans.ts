import { type Leg, onAccount, onInternal, withoutNought } from "./posting.ts";

const currency = "TWD";

/** A loan disbursement, with its fee as a separate line. */
export function disbursementLegs(
  number: string,
  { principal, fee, note }: { principal: number; fee: number; note: string | null },
): Leg[] {
  return withoutNought([
    onAccount(number, "loan", principal, { currency, note }),
    onAccount(number, "fee", -fee, { currency, note }),
    onInternal("loan", -principal, currency),
    onInternal("fee", fee, currency),
  ]);
}

/** The parts of a loan payment. */
export interface Repayment {
  principal: number;
  interest: number;
  /** For late payment. */
  penalty: number;
  note: string | null;
}

/** A loan payment: one line for the customer, separate accounts in the bank's books. */
export function repaymentLegs(number: string, repayment: Repayment): Leg[] {
  const { principal, interest, penalty, note } = repayment;
  return withoutNought([
    onAccount(number, "loan-payment", -(principal + interest + penalty), { currency, note }),
    onInternal("loan", principal, currency),
    onInternal("loan-interest", interest, currency),
    onInternal("loan-penalty", penalty, currency),
  ]);
}
