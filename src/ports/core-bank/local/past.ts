// What happened before the bank had this ledger, or before a test begins: postings with their own
// timestamps, written by the database's owner, as no lane and no role of the site can. They are
// written like any posting, legs that sum to zero as numbered entries. No rules apply but those of
// a transfer's kind, fee and limits, which say what it costs and what it counts for.

import { OWN_BANK_CODE } from "#base/site/brand.ts";
import { type Day, dayOf } from "#base/time/day.ts";
import type { Sender } from "#base/transfer/rules.ts";
import type { Db } from "#db/db.ts";
import { rowsLiteral, textsLiteral } from "#db/values.ts";
import type { PostingOrder, TransferOrder } from "../port.ts";
import { bankRules } from "../rules.ts";
import { countedOn, type Locked } from "./account.ts";
import { emptyJournal, type Journal } from "./journal.ts";
import { checkOrder, writePosting } from "./posting.ts";
import { numbersIn, numbersSent } from "./task.ts";
import { type TransferText, writeTransfer } from "./transfer.ts";
import {
  accountRows,
  closeDays,
  closeRows,
  entryRows,
  internalRows,
  moveAccounts,
  postingRows,
  sentRows,
} from "./write.ts";

/** A transfer that was made: the ledger knows its fee. */
export type PastTransfer = TransferText & Pick<TransferOrder, "kind">;

/** A posting, and when it was made. */
export type PastPosting = { at: Date } & ({ order: PostingOrder } | { transfer: PastTransfer });

/**
 * Posts in the order of the list, which must be chronological; fails as a whole. Transfers to other
 * banks are settled.
 */
export async function postPast(owner: Db, past: readonly PastPosting[]): Promise<void> {
  if (past.length === 0) return;
  await owner.transaction(async (db) => {
    const journal = emptyJournal(await lockAccounts(db, [...new Set(past.flatMap(accountsOf))]));
    const moments = new Map<string, string>();
    for (const posting of past) {
      const moment = { today: dayOf(posting.at), at: posting.at.toISOString() };
      if ("order" in posting) {
        const { order } = posting;
        checkOrder(order);
        moments.set(order.id, moment.at);
        writePosting(journal, moment, { order, reverses: null });
      } else {
        moments.set(posting.transfer.id, moment.at);
        sendPast(journal, moment, posting.transfer);
      }
    }
    await writeAll(db, journal, moments);
  });
}

function accountsOf(posting: PastPosting): string[] {
  return "order" in posting ? numbersIn(posting.order) : numbersSent(posting.transfer);
}

/**
 * Writes a transfer on the terms of its day. Accounts were open and payees designated then, however
 * they are now.
 */
function sendPast(
  journal: Journal,
  moment: { today: Day; at: string },
  transfer: PastTransfer,
): void {
  const isWithin = transfer.toBank === OWN_BANK_CODE;
  const from = journal.accounts.get(transfer.fromNumber);
  const payee = isWithin ? journal.accounts.get(transfer.toNumber) : undefined;
  const sender = from && senderOn(moment.today, from);
  const verdict = bankRules.transfer({
    ...{ order: transfer, agreed: null, customerId: from?.customerId ?? "" },
    ...{ sender: sender ?? null, payee: payee ? { ...payee, ...GOOD_PAYEE } : null },
    ...{ designatedFrom: moment.today, sameSent: false, isUnusualSignIn: false },
  });
  if (!from || !sender || !verdict.ok) {
    const why = verdict.ok ? "no account" : verdict.code;
    throw new RangeError(`${transfer.fromNumber} cannot have sent ${transfer.amount}: ${why}`);
  }
  writeTransfer(journal, moment, transfer, { ...verdict, from, day: sender.day });
}

function senderOn(today: Day, from: Locked): Sender {
  const account = { ...from, state: "open", designatedOn: true, otherOn: true } as const;
  const counted = countedOn(from, today);
  return { customerId: from.customerId, account, ...counted, ...GOOD_STANDING };
}

const GOOD_PAYEE = { state: "open", isBarred: false } as const;
// Only currencies with their own limits were sent: the board has no rates of the past.
const GOOD_STANDING = { isBarred: false, isStopped: false, rates: null } as const;

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
              'other', jsonb_build_object('day', other_day_used, 'month', other_month_used)) as used,
            null as "otherDayLimit"
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
    `insert into clearing_order (posting_id, bank_code, number, amount, currency, sent_at, state,
                                 settled_at)
     select new.*, 'settled', new.sent_at
       from unnest($1::batch_order[], $2::timestamptz[])
         as new (posting_id, bank_code, number, amount, currency, sent_at)`,
    [rowsLiteral(sentRows(journal)), times(journal.sent)],
  );
  await db.query(closeDays("$1"), [rowsLiteral(closeRows(journal))]);
  await db.query(moveAccounts("$1"), [rowsLiteral(accountRows(journal))]);
}
