// The second of a batch's two round trips: everything that was decided, in one statement, and the
// commit behind it.

import { uuid } from "#db/uuid.ts";
import type { Connection } from "./connection.ts";
import type { Journal } from "./journal.ts";
import { type Cell, rowsLiteral, textsLiteral } from "./literals.ts";

const write = {
  name: "write",
  text: `with moved as (
      update account
         set balance = new.balance, entries = new.entries, entry_day = new.entry_day,
             used_day = new.used_day, designated_day_used = new.designated_day_used,
             designated_month_used = new.designated_month_used,
             other_day_used = new.other_day_used, other_month_used = new.other_month_used,
             free_day = new.free_day
        from unnest($2::batch_account[]) as new
       where account.id = new.id),
    closed as (
      insert into account_day (account_id, day, balance, entries)
      select new.* from unnest($3::batch_close[]) as new),
    posted as (
      insert into posting (id, kind, from_account, from_entry, to_account, to_bank, to_number,
                           amount, fee, currency, day, note, at)
      select new.*, $1::timestamptz from unnest($4::batch_posting[]) as new),
    entered as (
      insert into entry (account_id, number, posting_id, kind, amount, balance, day, other_bank,
                         other_number, note, at)
      select new.*, $1::timestamptz from unnest($5::batch_entry[]) as new),
    matched as (
      insert into internal_entry (posting_id, leg, account, amount, currency, at)
      select new.*, $1::timestamptz from unnest($6::batch_internal[]) as new),
    sent as (
      insert into clearing_order (posting_id, bank_code, number, amount, currency, sent_at, state)
      select new.*, $1::timestamptz, 'pending' from unnest($7::batch_order[]) as new),
    rejected as (
      update clearing_order set state = 'rejected', settled_at = $1::timestamptz
       where posting_id = any($8::uuid[]))
    insert into audit (id, event, outcome, customer_id, session, address, request, reference, at)
    select new.*, $1::timestamptz from unnest($9::batch_trail[]) as new`,
};

const commit = { name: "commit", text: "commit" };

/** Writes the journal and commits; when this answers, it is written for good. */
export async function writeAll(
  connection: Connection,
  at: string,
  journal: Journal,
): Promise<void> {
  const values = [
    at,
    rowsLiteral(accountRows(journal)),
    rowsLiteral(journal.closes.map((row) => [row.accountId, row.day, row.balance, row.entries])),
    rowsLiteral(postingRows(journal)),
    rowsLiteral(entryRows(journal)),
    rowsLiteral(
      journal.internals.map((row) => [
        row.postingId,
        row.leg,
        row.account,
        row.amount,
        row.currency,
      ]),
    ),
    rowsLiteral(
      journal.sent.map((row) => [
        row.postingId,
        row.bankCode,
        row.number,
        row.amount,
        row.currency,
      ]),
    ),
    textsLiteral(journal.rejected),
    rowsLiteral(trailRows(journal)),
  ];
  const [, committed] = await connection.together(() => [
    connection.run(write, values),
    connection.run(commit),
  ]);
  // The commit of a transaction that has failed answers, and undoes everything.
  if (committed?.command !== "COMMIT") throw new Error("the batch was not committed");
}

function accountRows({ accounts, changed }: Journal): Cell[][] {
  return [...changed].flatMap((number) => {
    const row = accounts.get(number);
    if (!row) return [];
    const { designated, other } = row.used;
    const counters = [designated.day, designated.month, other.day, other.month];
    const { id, balance, entries, entryDay, usedDay, freeDay } = row;
    return [[id, balance, entries, entryDay, usedDay, ...counters, freeDay]];
  });
}

function postingRows({ postings }: Journal): Cell[][] {
  return postings.map((row) => [
    row.id,
    row.kind,
    row.fromAccount,
    row.fromEntry,
    row.toAccount,
    row.toBank,
    row.toNumber,
    row.amount,
    row.fee,
    row.currency,
    row.day,
    row.note,
  ]);
}

function entryRows({ entries }: Journal): Cell[][] {
  return entries.map((row) => [
    row.accountId,
    row.number,
    row.postingId,
    row.kind,
    row.amount,
    row.balance,
    row.day,
    row.otherBank,
    row.otherNumber,
    row.note,
  ]);
}

function trailRows({ trail }: Journal): Cell[][] {
  return trail.map(({ event, outcome, customerId, asker, reference }) => [
    uuid(),
    event,
    outcome,
    customerId,
    asker?.session ?? null,
    asker?.address ?? null,
    asker?.request ?? null,
    reference,
  ]);
}
