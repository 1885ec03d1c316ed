import { type Leg, onAccount, onInternal } from "./posting.ts";

const currency = "TWD";

/** A premium, held for the insurer. */
export function premiumLegs(
  number: string,
  { amount, note }: { amount: number; note: string | null },
): Leg[] {
  return [
    onAccount(number, "insurance", -amount, { currency, note }),
    onInternal("insurer", amount, currency),
  ];
}

/** A premium, or a part of it, that the insurer refunds. */
export function premiumRefundLegs(
  number: string,
  { amount, note }: { amount: number; note: string | null },
): Leg[] {
  return [
    onAccount(number, "insurance-refund", amount, { currency, note }),
    onInternal("insurer", -amount, currency),
  ];
}
