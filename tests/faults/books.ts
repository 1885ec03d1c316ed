// The bank's books after a run, read by their owner.

import type { Db } from "#db/db.ts";

/** A movement of money. */
export interface Posting {
  id: string;
  kind: string;
  fromAccount: string | null;
  toBank: string;
  toNumber: string;
  amount: number;
  fee: number;
  currency: string;
  day: string;
  note: string | null;
  clearing: "pending" | "settled" | "rejected" | null;
}

/** An entry of a customer's account. */
export interface Entry {
  accountId: string;
  postingId: string;
  amount: number;
}

/** A customer's account. */
export interface Account {
  id: string;
  number: string;
  customerId: string;
  currency: string;
  tier: "basic" | "advanced";
  balance: number;
}

/** A transfer as the customer's steps left it. */
export interface DraftRow {
  id: string;
  step: string;
  codeId: string | null;
  isCodeUsed: boolean;
}

/** All of it. */
export interface Books {
  postings: Posting[];
  entries: Entry[];
  /** The legs on the bank's own accounts, by posting. */
  internal: { postingId: string; amount: number }[];
  accounts: Account[];
  drafts: DraftRow[];
}

/** Reads the books, including what happened before the run. */
export async function readBooks(owner: Db): Promise<Books> {
  const [postings, entries, internal, accounts, drafts] = await Promise.all([
    owner.query<Posting>(
      `select posting.id, kind, from_account::text as "fromAccount", to_bank as "toBank",
              to_number as "toNumber", posting.amount::float8 as amount, fee::float8 as fee,
              posting.currency, day::text, note, clearing_order.state as clearing
         from posting left join clearing_order on clearing_order.posting_id = posting.id`,
      [],
    ),
    owner.query<Entry>(
      `select account_id::text as "accountId", posting_id as "postingId", amount::float8 as amount
         from entry`,
      [],
    ),
    owner.query<{ postingId: string; amount: number }>(
      `select posting_id as "postingId", sum(amount)::float8 as amount
         from internal_entry group by posting_id`,
      [],
    ),
    owner.query<Account>(
      `select id::text, number, customer_id::text as "customerId", currency, tier,
              balance::float8 as balance
         from account`,
      [],
    ),
    owner.query<DraftRow>(
      `select transfer_draft.id, step, code_id as "codeId", used_at is not null as "isCodeUsed"
         from transfer_draft left join verification_code on verification_code.id = code_id`,
      [],
    ),
  ]);
  return { postings, entries, internal, accounts, drafts };
}
