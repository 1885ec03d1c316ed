import type { Currency } from "#base/money.ts";

/** A transfer to another bank, as it goes out. */
export interface ClearingOrder {
  id: string;
  bankCode: string;
  number: string;
  amount: number;
  currency: Currency;
}

/** The way to the other banks. */
export interface Clearing {
  /** Sends an order; sending it again answers the same. Fails when the answer is not known yet. */
  send(order: ClearingOrder): Promise<"settled" | "rejected">;
}
