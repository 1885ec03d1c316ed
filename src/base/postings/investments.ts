// Funds and securities: their price goes to, and comes from, the custodian.

import type { Currency } from "../money/money.ts";
import { type Leg, onAccount, onInternal, withoutNought } from "./posting.ts";

/** A purchase or a sale. */
export interface Trade {
  price: number;
  fee: number;
  currency: Currency;
  note: string | null;
}

/** A purchase, with its fee as a separate line. */
export function purchaseLegs(number: string, { price, fee, currency, note }: Trade): Leg[] {
  return withoutNought([
    onAccount(number, "purchase", -price, { currency, note }),
    onAccount(number, "fee", -fee, { currency, note }),
    onInternal("custody", price, currency),
    onInternal("fee", fee, currency),
  ]);
}

/** A sale less fee and transaction tax; the customer sees the proceeds and the fee. */
export function saleLegs(
  number: string,
  { price, fee, tax, currency, note }: Trade & { tax: number },
): Leg[] {
  return withoutNought([
    onAccount(number, "sale", price - tax, { currency, note }),
    onAccount(number, "fee", -fee, { currency, note }),
    onInternal("custody", -price, currency),
    onInternal("transaction-tax", tax, currency),
    onInternal("fee", fee, currency),
  ]);
}
