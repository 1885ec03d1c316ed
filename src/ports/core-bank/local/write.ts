// The second of a batch's two round trips: writes everything that was decided, in one statement.

import type { Query, Statement } from "#db/statements.ts";
import { uuid } from "#db/uuid.ts";
import { type Cell, rowsLiteral, textsLiteral } from "#db/values.ts";
import type { Initiator } from "../initiator.ts";
import type { Journal } from "./journal.ts";
import { refundId } from "./refund.ts";

/** A table's part of the statement: its rows are one parameter, the timestamp is the first. */
interface Part {
  name: string;
  sql(rows: string): string;
  rows(journal: Journal): string;
}

/** The update of changed accounts; its parameter is rows of their type. */
export const moveAccounts = (rows: string): string => `update account
         set balance = new.balance, entries = new.entries, entry_day = new.entry_day,
             used_day = new.used_day, designated_day_used = new.designated_day_used,
             designated_month_used = new.designated_month_used,
             other_day_used = new.other_day_used, other_month_used = new.other_month_used,
             free_day = new.free_day
        from unnest(${rows}::batch_account[]) as new
       where account.id = new.id`;

/** The insert of closes of days; its parameter is rows of their type. */
export const closeDays = (
  rows: string,
): string => `insert into account_day (account_id, day, balance, entries)
      select new.* from unnest(${rows}::batch_close[]) as new`;

// The trail is last: its query is the statement that the others are CTEs of.
const parts: readonly Part[] = [
  {
    name: "moved",
    sql: moveAccounts,
    rows: (journal) => rowsLiteral(accountRows(journal)),
  },
  {
    name: "closed",
    sql: closeDays,
    rows: (journal) => rowsLiteral(closeRows(journal)),
  },
  {
    name: "posted",
    sql: (rows) => `insert into posting (id, kind, from_account, from_entry, to_account, to_bank,
                           to_number, amount, fee, currency, day, note, content, reverses, at)
      select new.*, $1::timestamptz from unnest(${rows}::batch_posting_any[]) as new`,
    rows: (journal) => rowsLiteral(postingRows(journal)),
  },
  {
    name: "entered",
    // Never before the account's newest entry, whose time the clock may have been set back behind.
    sql: (rows) => `insert into entry (account_id, number, posting_id, kind, amount, balance, day,
                         other_bank, other_number, note, at)
      select new.*, greatest($1::timestamptz, newest.at) from unnest(${rows}::batch_entry[]) as new
        join account on account.id = new.account_id
        left join entry as newest
          on newest.account_id = account.id and newest.number = account.entries`,
    rows: (journal) => rowsLiteral(entryRows(journal)),
  },
  {
    name: "matched",
    sql: (rows) => `insert into internal_entry (posting_id, leg, account, amount, currency, at)
      select new.*, $1::timestamptz from unnest(${rows}::batch_internal[]) as new`,
    rows: (journal) => rowsLiteral(internalRows(journal)),
  },
  {
    name: "sent",
    sql: (rows) => `insert into clearing_order (posting_id, bank_code, number, amount, currency,
                         sent_at, state)
      select new.*, $1::timestamptz, 'pending' from unnest(${rows}::batch_order[]) as new`,
    rows: (journal) => rowsLiteral(sentRows(journal)),
  },
  {
    name: "rejected",
    sql: (rows) => `update clearing_order set state = 'rejected', settled_at = $1::timestamptz
       where posting_id = any(${rows}::uuid[])`,
    rows: ({ rejected }) => textsLiteral(rejected),
  },
  {
    name: "told",
    // audit_write sets the timestamp itself. $1 is referenced for batches that write nothing else.
    sql: (rows) => `select bank.audit_write(${rows}::bank.audit_row[])
      from (select $1::timestamptz) as moment`,
    rows: (journal) => rowsLiteral(trailRows(journal)),
  },
];

const NO_ROWS = "{}";

/** The statement that writes the journal; null when there is nothing to write. */
export function writingOf(at: string, journal: Journal): Query | null {
  const written = parts
    .map((part) => ({ part, rows: part.rows(journal) }))
    .filter(({ rows }) => rows !== NO_ROWS);
  if (written.length === 0) return null;
  const statement = statementOf(written.map(({ part }) => part));
  return { statement, values: [at, ...written.map(({ rows }) => rows)] };
}

const statements = new Map<string, Statement>();

/** One statement for the parts that have rows: the others are left out. */
function statementOf(written: readonly Part[]): Statement {
  const name = `write ${written.map((part) => part.name).join(" ")}`;
  const known = statements.get(name);
  if (known) return known;
  const texts = written.map(({ sql }, index) => sql(`$${index + 2}`));
  const others = written.slice(0, -1).map((part, index) => `${part.name} as (${texts[index]})`);
  const text = `${others.length > 0 ? `with ${others.join(", ")} ` : ""}${texts.at(-1)}`;
  const statement: Statement = { name, text, columns: {} };
  statements.set(name, statement);
  return statement;
}

/** The changed accounts, as rows of their type. */
export function accountRows({ accounts, changed }: Journal): Cell[][] {
  return [...changed].flatMap((number) => {
    const row = accounts.get(number);
    if (!row) return [];
    const { designated, other } = row.used;
    const counters = [designated.day, designated.month, other.day, other.month];
    const { id, balance, entries, entryDay, usedDay, freeDay } = row;
    return [[id, balance, entries, entryDay, usedDay, ...counters, freeDay]];
  });
}

/** The closes of days, as rows of their type. */
export function closeRows({ closes }: Journal): Cell[][] {
  return closes.map((row) => [row.accountId, row.day, row.balance, row.entries]);
}

/** The postings, as rows of their type. */
export function postingRows({ postings }: Journal): Cell[][] {
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
    row.content,
    row.reverses,
  ]);
}

/** The entries of customers' accounts, as rows of their type. */
export function entryRows({ entries }: Journal): Cell[][] {
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

/** The entries of the bank's internal accounts, as rows of their type. */
export function internalRows({ internals }: Journal): Cell[][] {
  return internals.map((row) => [row.postingId, row.leg, row.account, row.amount, row.currency]);
}

/** The orders to other banks, as rows of their type. */
export function sentRows({ sent }: Journal): Cell[][] {
  return sent.map((row) => [row.postingId, row.bankCode, row.number, row.amount, row.currency]);
}

function actorOf(initiator: Initiator | null): Cell[] {
  if (initiator === null) return ["bank", null];
  return "staffId" in initiator ? ["staff", initiator.staffId] : ["customer", initiator.customerId];
}

function trailRows({ trail }: Journal): Cell[][] {
  return trail.map(({ event, outcome, customerId, initiator, reference }) => {
    const isRefund = event === "transfer.refund";
    const isPosted = isRefund || outcome === "ok";
    // The bank itself refunds what another bank rejected, whoever sent it.
    const actor = actorOf(isRefund ? null : initiator);
    return [
      uuid(),
      event,
      outcome,
      ...actor,
      customerId,
      initiator && "session" in initiator ? initiator.session : null,
      initiator?.address ?? null,
      initiator?.request ?? null,
      reference,
      isPosted ? (isRefund ? refundId(reference) : reference) : null,
      null,
    ] as Cell[];
  });
}
