// Orders for the ledger; of no test runner, so that a program can use them too.

import { OWN_BANK_CODE } from "#base/brand.ts";
import { uuid } from "#db/uuid.ts";
import type { TransferOrder } from "#ports/core-bank/port.ts";

/** An account that was made for a test, and its owner. */
export interface Made {
  id: string;
  number: string;
  customerId: string;
}

/** An order with a key of its own, within the bank and to somebody else unless told otherwise. */
export function orderOf(
  from: Made,
  to: { number: string } | { toBank: string; toNumber: string },
  amount: number,
  more: Partial<TransferOrder> = {},
): TransferOrder {
  const payee = "number" in to ? { toBank: OWN_BANK_CODE, toNumber: to.number } : to;
  return {
    id: uuid(),
    asker: {
      customerId: from.customerId,
      session: "0123456789ab",
      address: "192.0.2.7",
      request: "req-1",
    },
    fromNumber: from.number,
    ...payee,
    amount,
    kind: "other",
    fee: 0,
    sameAgain: false,
    note: null,
    ...more,
  };
}
