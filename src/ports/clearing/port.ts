import type { Currency } from "#base/money/money.ts";

/** A transfer to another bank, as it goes out. */
export interface ClearingOrder {
  id: string;
  bankCode: string;
  number: string;
  amount: number;
  currency: Currency;
}

/** An account at another bank. */
export type AccountElsewhere = Pick<ClearingOrder, "bankCode" | "number">;

/** The way to the other banks. */
export interface Clearing {
  /** Who holds an account there, whole; null where the other bank does not tell or knows nobody. */
  holderName(account: AccountElsewhere): Promise<string | null>;
  /** Sends an order; sending it again answers the same. Fails when the answer is not known yet. */
  send(order: ClearingOrder): Promise<"settled" | "rejected">;
}
