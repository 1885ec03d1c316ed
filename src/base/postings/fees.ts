import { type Amount, type Currency, ntd } from "../money/money.ts";
import { type Leg, onAccount, onInternal } from "./posting.ts";

/** What a certificate sent by post costs, for each document. */
export const CERTIFICATE_FEE: Amount<"TWD"> = ntd(100);

/** A fee that the bank charges. */
export function feeLegs(
  number: string,
  { amount, currency, note }: { amount: number; currency: Currency; note: string | null },
): Leg[] {
  return [
    onAccount(number, "fee", -amount, { currency, note }),
    onInternal("fee", amount, currency),
  ];
}

/** The fee of certificates sent by post. */
export function certificateFeeLegs(
  number: string,
  { documents, note }: { documents: number; note: string | null },
): Leg[] {
  return feeLegs(number, { amount: CERTIFICATE_FEE * documents, currency: "TWD", note });
}
