// The rows of the ledger's tables.

import type { Currency } from "#base/money/money.ts";
import type { Day } from "#base/time/day.ts";

/** A row of bank.posting. */
export interface PostingRow {
  id: string;
  kind: string;
  from_account: number | null;
  from_entry: number | null;
  to_account: number | null;
  to_bank: string;
  to_number: string;
  amount: number;
  fee: number;
  currency: Currency;
  at: string;
  day: Day;
  note: string | null;
}

/** A row of bank.entry. */
export interface EntryRow {
  account_id: number;
  number: number;
  posting_id: string;
  kind: string;
  amount: number;
  balance: number;
  at: string;
  day: Day;
  other_bank: string | null;
  other_number: string | null;
  note: string | null;
}

/** A row of bank.internal_entry. */
export interface InternalRow {
  posting_id: string;
  leg: number;
  account: string;
  amount: number;
  currency: Currency;
  at: string;
}

/** A row of bank.account_day. */
export interface CloseRow {
  account_id: number;
  day: Day;
  balance: number;
  entries: number;
}

/** A row of bank.clearing_order. */
export interface OrderRow {
  posting_id: string;
  bank_code: string;
  number: string;
  amount: number;
  currency: Currency;
  sent_at: string;
}
