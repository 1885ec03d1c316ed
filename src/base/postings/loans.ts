import { type Leg, onAccount, onInternal, withoutNought } from "./posting.ts";

const currency = "TWD";

/** A loan that is paid out, its fee kept back in a line of its own. */
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

/** What a payment of a loan consists of. */
export interface Repayment {
  principal: number;
  interest: number;
  /** For what was paid late. */
  penalty: number;
  note: string | null;
}

/** A payment of a loan: one line for the customer, its parts apart in the bank's books. */
export function repaymentLegs(number: string, repayment: Repayment): Leg[] {
  const { principal, interest, penalty, note } = repayment;
  return withoutNought([
    onAccount(number, "loan-payment", -(principal + interest + penalty), { currency, note }),
    onInternal("loan", principal, currency),
    onInternal("loan-interest", interest, currency),
    onInternal("loan-penalty", penalty, currency),
  ]);
}
