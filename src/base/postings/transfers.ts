import type { Currency } from "../money/money.ts";
import { OWN_BANK_CODE } from "../site/brand.ts";
import { type Leg, onAccount, onInternal, withoutNought } from "./posting.ts";

/** A transfer to be posted. */
export interface TransferMoney {
  fromNumber: string;
  toBank: string;
  toNumber: string;
  amount: number;
  fee: number;
  currency: Currency;
  note: string | null;
  /** What the entry of a payee at this bank says; the sender's note is not for others. */
  payeeNote: string | null;
}

/** A transfer: to an account of this bank, or to the clearing account for another bank. */
export function transferLegs(transfer: TransferMoney): Leg[] {
  const { fromNumber, toBank, toNumber, amount, fee, currency, note, payeeNote } = transfer;
  const out = onAccount(fromNumber, "transfer-out", -amount, { currency, note });
  const paid: Leg[] = [{ ...out, otherBank: toBank, otherNumber: toNumber }];
  if (fee > 0) paid.push(onAccount(fromNumber, "fee", -fee, { currency }));
  if (toBank === OWN_BANK_CODE) {
    const arrived = onAccount(toNumber, "transfer-in", amount, { currency, note: payeeNote });
    paid.push({ ...arrived, otherBank: OWN_BANK_CODE, otherNumber: fromNumber });
  } else {
    paid.push(onInternal(`clearing-${toBank}`, amount, currency));
  }
  if (fee > 0) paid.push(onInternal("fee", fee, currency));
  return paid;
}

/** A transfer that the other bank rejected is refunded with its fee. */
export function refundLegs(transfer: Omit<TransferMoney, "note" | "payeeNote">): Leg[] {
  const { fromNumber, toBank, toNumber, amount, fee, currency } = transfer;
  const back = onAccount(fromNumber, "refund", amount + fee, { currency });
  return withoutNought([
    { ...back, otherBank: toBank, otherNumber: toNumber },
    onInternal(`clearing-${toBank}`, -amount, currency),
    onInternal("fee", -fee, currency),
  ]);
}
