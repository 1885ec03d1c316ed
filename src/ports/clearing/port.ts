import type { Currency } from "#base/money/money.ts";

/** An outgoing transfer to another bank. */
export interface ClearingOrder {
  id: string;
  bankCode: string;
  number: string;
  amount: number;
  currency: Currency;
}

/** An account at another bank. */
export type AccountElsewhere = Pick<ClearingOrder, "bankCode" | "number">;

/** The connection to the other banks. */
export interface Clearing {
  /** The account's unmasked holder; null where the other bank does not say or knows nobody. */
  holderName(account: AccountElsewhere): Promise<string | null>;
  /** Sends an order; idempotent. Rejects when the result is not known yet. */
  send(order: ClearingOrder): Promise<"settled" | "rejected">;
}
