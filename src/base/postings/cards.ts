import { type Leg, onAccount, onInternal } from "./posting.ts";

const currency = "TWD";

/** A payment by debit card, settled with the card network. */
export function cardPaymentLegs(
  number: string,
  { amount, note }: { amount: number; note: string | null },
): Leg[] {
  return [
    onAccount(number, "card", -amount, { currency, note }),
    onInternal("card", amount, currency),
  ];
}

/** The provisional credit for a payment that the bank disputes for the customer. */
export function disputeCreditLegs(
  number: string,
  { amount, note }: { amount: number; note: string | null },
): Leg[] {
  return [
    onAccount(number, "dispute", amount, { currency, note }),
    onInternal("dispute", -amount, currency),
  ];
}
