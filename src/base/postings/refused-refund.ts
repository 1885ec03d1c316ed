/** A refund that the ledger refused: it waits for staff. */
export interface RefusedRefund {
  id: string;
  customerId: string;
  amount: number;
  accountNumber: string;
  reference: string;
  since: Date;
}

/** One refund, or the oldest so many. */
export interface RefusedQuery {
  id: string | null;
  most: number;
}
