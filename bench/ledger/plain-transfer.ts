// A transfer as most banks implement it: one transaction each, rows locked in order, the same
// rules, then one statement after the other. Everything is prepared, and it writes the same rows as
// our ledger: the ledger's verifier checks them afterwards.

import type pg from "pg";
import { assertBalanced, isAccountLeg } from "../../src/base/postings/posting.ts";
import { transferLegs } from "../../src/base/postings/transfers.ts";
import { OWN_BANK_CODE } from "../../src/base/site/brand.ts";
import { type Day, dayOf } from "../../src/base/time/day.ts";
import { judgeTransfer } from "../../src/base/transfer/rules.ts";
import { uuid } from "../../src/db/uuid.ts";
import {
  countedOn,
  type Locked,
  withEntry,
  withSent,
} from "../../src/ports/core-bank/local/account.ts";
import type { TransferOrder } from "../../src/ports/core-bank/port.ts";

const LOCK = `
  select id::text, number, customer_id::text as "customerId", currency, kind, tier, state,
         designated_on as "designatedOn", other_on as "otherOn", balance::float8, entries::float8,
         entry_day::text as "entryDay", used_day::text as "usedDay", free_day::text as "freeDay",
         jsonb_build_object(
           'designated', jsonb_build_object('day', designated_day_used, 'month', designated_month_used),
           'other', jsonb_build_object('day', other_day_used, 'month', other_month_used)) as used
    from account where number = any($1::text[]) order by id for no key update`;
const LOOK = `
  select bank.now() as now,
         exists (select from posting where id = $1) as "isPosted",
         (select effective_on::text from designated_account
           where customer_id = $2 and currency = 'TWD' and bank_code = $3 and number = $4
             and removed_at is null) as "designatedFrom",
         exists (select from posting as before
                  where before.from_account = $5 and before.to_number = $4 and before.amount = $6
                    and before.to_bank = $3 and before.at > bank.now() - interval '24 hours'
                    and not exists (select from clearing_order where posting_id = before.id
                                       and clearing_order.state = 'rejected')) as "sameSent",
         coalesce((select step <> 'coded' or expires_at <= bank.now() from transfer_draft
                    where id = $1), false) as "isWithdrawn",
         (select flagged_at is not null or standing = 'closed' from customer where id = $2) as "isBarred",
         (select flagged_at is not null or standing = 'closed' from customer where id = $7) as "isPayeeBarred",
         exists (select from panic_stop where customer_id = $2 and undone_at is null) as "isStopped"`;
const POSTING = `
  insert into posting (id, kind, from_account, from_entry, to_account, to_bank, to_number, amount,
    fee, currency, day, note, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
const ENTRY = `
  insert into entry (account_id, number, posting_id, kind, amount, balance, day, other_bank,
    other_number, note, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
const CLOSE = "insert into account_day (account_id, day, balance, entries) values ($1, $2, $3, $4)";
const ACCOUNT = `
  update account set balance = $2, entries = $3, entry_day = $4, used_day = $5,
         designated_day_used = $6, designated_month_used = $7, other_day_used = $8,
         other_month_used = $9, free_day = $10 where id = $1`;
const TRAIL = `
  select bank.audit_write(array[row($1, 'transfer.post', 'ok', 'customer', $2::bigint::text,
    $2::bigint, $3, $4, $5, $6::uuid::text, $6::uuid, null)::bank.audit_row])`;

interface Checked {
  now: Date;
  isPosted: boolean;
  designatedFrom: Day | null;
  sameSent: boolean;
  isWithdrawn: boolean;
  isBarred: boolean;
  isPayeeBarred: boolean;
  isStopped: boolean;
}

/** Posts a transfer within the bank in its own transaction; throws if it is refused. */
export async function plainTransfer(pool: pg.Pool, order: TransferOrder): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await postWithin(client, order);
    await client.query("commit");
  } catch (thrown) {
    await client.query("rollback");
    throw thrown;
  } finally {
    client.release();
  }
}

async function postWithin(client: pg.PoolClient, order: TransferOrder): Promise<void> {
  const { id, fromNumber, toBank, toNumber, amount, note, initiator } = order;
  const locked = await run<Locked>(client, "lock", LOCK, [[fromNumber, toNumber]]);
  const accounts = new Map(locked.map((row) => [row.number, row]));
  const from = accounts.get(fromNumber) as Locked;
  const payee = accounts.get(toNumber) as Locked;
  const requested = [
    ...[id, initiator.customerId, toBank, toNumber, from.id, amount],
    payee.customerId,
  ];
  const [found] = (await run<Checked>(client, "look", LOOK, requested)) as [Checked];
  const { now, isBarred, isPayeeBarred, isStopped, designatedFrom, sameSent } = found;
  const today = dayOf(now);
  const counted = countedOn(from, today);
  const verdict = judgeTransfer({
    ...{ order, agreed: order, customerId: initiator.customerId, isUnusualSignIn: false },
    sender: {
      customerId: from.customerId,
      account: from,
      ...counted,
      isBarred,
      isStopped,
      rates: null,
    },
    ...{ payee: { ...payee, isBarred: isPayeeBarred }, designatedFrom, sameSent },
  });
  if (found.isPosted || found.isWithdrawn) throw new Error("the key is used or given up");
  if (!verdict.ok) throw new Error(`a transfer was refused: ${verdict.code}`);
  const { kind, fee } = verdict;
  const { currency } = from;
  if (kind !== "own") accounts.set(fromNumber, withSent(from, kind, amount, counted.day));
  const money = { fromNumber, toBank, toNumber, amount, fee, currency, note };
  const legs = transferLegs({ ...money, payeeNote: kind === "own" ? note : null });
  assertBalanced(legs);
  for (const leg of legs.filter(isAccountLeg)) {
    const before = accounts.get(leg.number) as Locked;
    const { account, close } = withEntry(before, leg.amount, today);
    accounts.set(leg.number, account);
    if (close) {
      await run(client, "close", CLOSE, [close.accountId, close.day, close.balance, close.entries]);
    }
    const { id: accountId, entries, balance, entryDay } = account;
    await run(client, "entry", ENTRY, [
      ...[accountId, entries, id, leg.line, leg.amount, balance, entryDay],
      ...[leg.otherBank, leg.otherNumber, leg.note, now],
    ]);
  }
  const fromEntry = accounts.get(fromNumber)?.entries;
  const toAccount = accounts.get(toNumber)?.id;
  await run(client, "posting", POSTING, [
    ...[id, kind, from.id, fromEntry, toAccount, OWN_BANK_CODE, toNumber, amount, fee],
    ...[currency, counted.day, note, now],
  ]);
  for (const { id: accountId, used, ...row } of accounts.values()) {
    const { designated, other } = used;
    await run(client, "account", ACCOUNT, [
      ...[accountId, row.balance, row.entries, row.entryDay, row.usedDay],
      ...[designated.day, designated.month, other.day, other.month, row.freeDay],
    ]);
  }
  const { customerId, session, address, request } = initiator;
  await run(client, "trail", TRAIL, [uuid(), customerId, session, address, request, id]);
}

async function run<Row extends object>(
  client: pg.PoolClient,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await client.query<Row>({ name, text, values })).rows;
}
