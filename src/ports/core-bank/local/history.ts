// An account's history, page by page.

import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { InterestEarned } from "../customer-facts.ts";
import type { RecentEntry } from "../money-summary.ts";
import type { CoreBank, Entry, HistoryQuery } from "../port.ts";
import { reversalId } from "./reversing.ts";

interface EntryRow extends Omit<Entry, "number" | "amount" | "balance"> {
  number: string;
  amount: string;
  balance: string;
}

/** The port's reads about an account's history. */
export function historyReads(
  db: Db,
): Pick<CoreBank, "history" | "recentEntries" | "balanceAt" | "interestEarned"> {
  return {
    history: (query) => history(db, query),
    recentEntries: (customerId, most) => recentEntries(db, customerId, most),
    balanceAt: (accountId, day) => balanceAt(db, accountId, day),
    interestEarned: (accountId, days) => interestEarned(db, accountId, days),
  };
}

async function history(db: Db, query: HistoryQuery): Promise<Entry[]> {
  const { accountId, from, to, direction, before, most } = query;
  const rows = await db.query<EntryRow>(
    `with bounds as (${ENTRY_BOUNDS})
     select number, posting_id as "postingId", kind, amount, balance, at,
            other_bank as "otherBank", other_number as "otherNumber", note
       from entry
      where account_id = $1
        and number > (select above from bounds)
        and number <= (select least(most, $5::bigint - 1) from bounds)
        and ${IN_DIRECTION}
      order by number desc
      limit $6`,
    [accountId, from, to, direction, before, most],
  );
  return rows.map(entryOf);
}

/** Reads the newest entries of each account, and takes the newest of those. */
async function recentEntries(db: Db, customerId: string, most: number): Promise<RecentEntry[]> {
  const rows = await db.query<EntryRow & Pick<RecentEntry, "account">>(
    `select jsonb_build_object('number', account.number, 'kind', account.kind,
              'currency', account.currency, 'name', account.name) as account, newest.*
       from account
       cross join lateral (
         select number, posting_id as "postingId", kind, amount, balance, at,
                other_bank as "otherBank", other_number as "otherNumber", note
           from entry where entry.account_id = account.id
          order by entry.number desc limit $2) as newest
      where account.customer_id = $1
         or account.id in (select account_id from account_holder where account_holder.customer_id = $1)
      order by newest.at desc, newest.number desc
      limit $2`,
    [customerId, most],
  );
  return rows.map((row) => ({ ...entryOf(row), account: row.account }));
}

function entryOf(row: EntryRow): Entry {
  const { number, amount, balance } = row;
  return { ...row, number: Number(number), amount: Number(amount), balance: Number(balance) };
}

async function balanceAt(db: Db, accountId: string, day: Day): Promise<number | null> {
  const [row] = await db.query<{ balance: string }>(
    `select case when entry_day <= $2::date then account.balance
            else coalesce((select account_day.balance from account_day
                            where account_day.account_id = account.id
                              and account_day.day <= $2::date
                            order by account_day.day desc limit 1), 0) end as balance
       from account
      where account.id = $1 and opened_on <= $2::date`,
    [accountId, day],
  );
  return row ? Number(row.balance) : null;
}

interface InterestRow {
  postingId: string;
  kind: "interest" | "interest-tax" | "health-premium";
  amount: string;
}

async function interestEarned(
  db: Db,
  accountId: string,
  { from, to }: { from: Day; to: Day },
): Promise<InterestEarned> {
  const rows = await db.query<InterestRow>(
    `with bounds as (${ENTRY_BOUNDS})
     select posting_id as "postingId", kind, amount
       from entry
      where account_id = $1
        and number > (select above from bounds) and number <= (select most from bounds)
        and kind in ('interest', 'interest-tax', 'health-premium')
      order by number`,
    [accountId, from, to],
  );
  const undone = await undoneOf(db, [...new Set(rows.map(({ postingId }) => postingId))]);
  const sum = (kind: InterestRow["kind"]) =>
    rows
      .filter((row) => row.kind === kind && !undone.has(row.postingId))
      .reduce((total, { amount }) => total + Number(amount), 0);
  return {
    gross: sum("interest"),
    tax: 0 - sum("interest-tax"),
    premium: 0 - sum("health-premium"),
  };
}

/** Which of the postings were reversed. */
async function undoneOf(db: Db, postingIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ reverses: string }>(
    "select reverses from posting where id = any($1::uuid[])",
    [postingIds.map(reversalId)],
  );
  return new Set(rows.map(({ reverses }) => reverses));
}

// Entries are numbered without gaps and the end of every day is stored, so that a query by days
// becomes one by numbers: its cost does not depend on the account's age.

/** SQL: how many entries the account of the row had before a day. */
export function entriesBefore(day: string): string {
  return `case when account.entry_day < ${day} then account.entries
          else coalesce((select account_day.entries from account_day
                          where account_day.account_id = account.id and account_day.day < ${day}
                          order by account_day.day desc limit 1), 0) end`;
}

/** SQL: the range of entry numbers of the account $1 from day $2 to day $3. */
export const ENTRY_BOUNDS = `
  select ${entriesBefore("$2::date")} as above, ${entriesBefore("($3::date + 1)")} as most
    from account where account.id = $1`;

/** SQL: whether an entry has the direction $4. */
export const IN_DIRECTION = `
  case $4::text when 'deposit' then amount > 0 when 'withdrawal' then amount < 0 else true end`;
