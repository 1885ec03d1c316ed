// What happened before the bank had this ledger, or before a test begins: postings with their own
// timestamps, written by the database's owner, as no lane and no role of the site can. They are
// written like any posting, legs that sum to zero as numbered entries, but without any rules.

import { type Day, dayOf } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { PostingOrder } from "../port.ts";
import type { Locked } from "./account.ts";
import { emptyJournal, type Journal } from "./journal.ts";
import { checkOrder, writePosting } from "./posting.ts";
import { numbersIn } from "./task.ts";
import { rowsLiteral, textsLiteral } from "./values.ts";
import { accountRows, closeRows, entryRows, internalRows, postingRows } from "./write.ts";

/** A posting, and when it was made. */
export interface PastPosting {
  order: PostingOrder;
  at: Date;
}

/** Posts in the order of the list, which must be chronological; fails as a whole. */
export async function postPast(owner: Db, past: readonly PastPosting[]): Promise<void> {
  if (past.length === 0) return;
  await owner.transaction(async (db) => {
    const numbers = [...new Set(past.flatMap(({ order }) => numbersIn(order)))];
    const journal = emptyJournal(await lockAccounts(db, numbers));
    const moments = new Map<string, string>();
    for (const { order, at } of past) {
      checkOrder(order);
      moments.set(order.id, at.toISOString());
      writePosting(journal, { today: dayOf(at), at: at.toISOString() }, { order, reverses: null });
    }
    await writeAll(db, journal, moments);
  });
}

interface AccountRow extends Omit<Locked, "balance" | "entries"> {
  balance: string;
  entries: string;
}

async function lockAccounts(db: Db, numbers: readonly string[]): Promise<Map<string, Locked>> {
  const rows = await db.query<AccountRow>(
    `select id::text, number, customer_id::text as "customerId", currency, kind, tier, state,
            designated_on as "designatedOn", other_on as "otherOn", balance, entries,
            entry_day::text as "entryDay", used_day::text as "usedDay", free_day::text as "freeDay",
            jsonb_build_object(
              'designated', jsonb_build_object('day', designated_day_used, 'month', designated_month_used),
              'other', jsonb_build_object('day', other_day_used, 'month', other_month_used)) as used
       from account where number = any($1::text[]) order by id for no key update`,
    [textsLiteral(numbers)],
  );
  return new Map(
    rows.map((row) => {
      const counted = { balance: Number(row.balance), entries: Number(row.entries) };
      const entryDay = row.entryDay as Day | null;
      return [row.number, { ...row, ...counted, entryDay }];
    }),
  );
}

async function writeAll(
  db: Db,
  journal: Journal,
  moments: ReadonlyMap<string, string>,
): Promise<void> {
  const times = (rows: readonly { postingId: string }[]) =>
    textsLiteral(rows.map(({ postingId }) => moments.get(postingId) ?? ""));
  const postings = journal.postings.map(({ id: postingId }) => ({ postingId }));
  await db.query(
    `insert into posting (id, kind, from_account, from_entry, to_account, to_bank, to_number,
                          amount, fee, currency, day, note, content, reverses, at)
     select new.* from unnest($1::batch_posting_any[], $2::timestamptz[]) as new`,
    [rowsLiteral(postingRows(journal)), times(postings)],
  );
  await db.query(
    `insert into entry (account_id, number, posting_id, kind, amount, balance, day, other_bank,
                        other_number, note, at)
     select new.* from unnest($1::batch_entry[], $2::timestamptz[]) as new`,
    [rowsLiteral(entryRows(journal)), times(journal.entries)],
  );
  await db.query(
    `insert into internal_entry (posting_id, leg, account, amount, currency, at)
     select new.* from unnest($1::batch_internal[], $2::timestamptz[]) as new`,
    [rowsLiteral(internalRows(journal)), times(journal.internals)],
  );
  await db.query(
    `insert into account_day (account_id, day, balance, entries)
     select new.* from unnest($1::batch_close[]) as new`,
    [rowsLiteral(closeRows(journal))],
  );
  await db.query(
    `update account set balance = new.balance, entries = new.entries, entry_day = new.entry_day
       from unnest($1::batch_account[]) as new where account.id = new.id`,
    [rowsLiteral(accountRows(journal))],
  );
}
