import type { Db } from "#db/db.ts";
import type { Ledger } from "./builder.ts";

/** Inserts a ledger into empty tables, and the final state of its accounts into theirs. */
export async function writeLedger(db: Db, ledger: Ledger): Promise<void> {
  const rows = (list: readonly object[]) => [JSON.stringify(list)];
  await db.query(
    `insert into posting (id, kind, from_account, from_entry, to_account, to_bank, to_number,
       amount, fee, currency, at, day, note)
     select id, kind, from_account, from_entry, to_account, to_bank, to_number,
            amount, fee, currency, at, day, note
       from jsonb_populate_recordset(null::posting, $1::jsonb)`,
    rows(ledger.postings),
  );
  await db.query(
    `insert into entry (account_id, number, posting_id, kind, amount, balance, at, day,
       other_bank, other_number, note)
     select account_id, number, posting_id, kind, amount, balance, at, day,
            other_bank, other_number, note
       from jsonb_populate_recordset(null::entry, $1::jsonb)`,
    rows(ledger.entries),
  );
  await db.query(
    `insert into internal_entry (posting_id, leg, account, amount, currency, at)
     select posting_id, leg, account, amount, currency, at
       from jsonb_populate_recordset(null::internal_entry, $1::jsonb)`,
    rows(ledger.internals),
  );
  await db.query(
    `insert into account_day (account_id, day, balance, entries)
     select account_id, day, balance, entries
       from jsonb_populate_recordset(null::account_day, $1::jsonb)`,
    rows(ledger.closes),
  );
  await db.query(
    `insert into clearing_order
       (posting_id, bank_code, number, amount, currency, sent_at, state, settled_at)
     select posting_id, bank_code, number, amount, currency, sent_at, 'settled', sent_at
       from jsonb_populate_recordset(null::clearing_order, $1::jsonb)`,
    rows(ledger.orders),
  );
  await writeStandings(db, ledger);
}

async function writeStandings(db: Db, { standings }: Ledger): Promise<void> {
  const rows = standings.map(({ account, balance, entries, entryDay, usedDay, used, freeDay }) => ({
    id: account.id,
    balance,
    entries,
    entry_day: entryDay,
    used_day: usedDay,
    designated_day_used: used.designated.day,
    designated_month_used: used.designated.month,
    other_day_used: used.other.day,
    other_month_used: used.other.month,
    free_day: freeDay,
  }));
  await db.query(
    `update account
        set balance = row.balance, entries = row.entries, entry_day = row.entry_day,
            used_day = coalesce(row.used_day, account.used_day),
            designated_day_used = row.designated_day_used,
            designated_month_used = row.designated_month_used,
            other_day_used = row.other_day_used, other_month_used = row.other_month_used,
            free_day = row.free_day
       from jsonb_populate_recordset(null::account, $1::jsonb) as row
      where account.id = row.id`,
    [JSON.stringify(rows)],
  );
}
