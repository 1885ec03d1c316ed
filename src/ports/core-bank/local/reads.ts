// The port's reads about accounts and postings.

import { isUuid } from "#base/identity/uuid.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Account, CoreBank, Posting, Standing } from "../port.ts";
import { countedOn, ratesOf } from "./account.ts";

const TOLD_MOST = 100;

interface AccountRow extends Omit<Account, "balance" | "otherDayLimit"> {
  balance: string;
  otherDayLimit: string | null;
}

interface StandingRow extends AccountRow {
  used_day: Day;
  designated_day_used: string;
  designated_month_used: string;
  other_day_used: string;
  other_month_used: string;
  free_day: Day | null;
  is_barred: boolean;
  is_stopped: boolean;
  usd_rate: number | null;
  own_rate: number | null;
  today: Day;
}

interface PostingRow extends Omit<Posting, "amount" | "fee"> {
  amount: string;
  fee: string;
}

type Reads = Pick<CoreBank, "accounts" | "standing" | "standings" | "posting" | "transfersPerHour">;

/** The port's reads about accounts and postings. */
export function accountReads(db: Db): Reads {
  return {
    accounts: (customerId) => accounts(db, customerId),
    standing: (customerId, number) => standing(db, customerId, number),
    standings: (customerId) => standings(db, customerId),
    posting: (customerId, id) => posting(db, customerId, id),
    transfersPerHour: (hours) => transfersPerHour(db, hours),
  };
}

async function accounts(db: Db, customerId: string): Promise<Account[]> {
  const rows = await db.query<AccountRow>(
    `select id::text as id, number, currency, kind, name, tier, state,
            opened_on::text as "openedOn", balance, designated_on as "designatedOn",
            other_on as "otherOn", other_day_limit as "otherDayLimit", customer_id = $1 as "isOwner"
       from account
      where customer_id = $1
         or id in (select account_id from account_holder where account_holder.customer_id = $1)
      order by array_position(array['main', 'sub', 'joint'], kind), currency <> 'TWD', number`,
    [customerId],
  );
  return rows.map(accountOf);
}

/** SQL: the accounts of the customer $1 that can send, with what their limits depend on. */
const STANDINGS = `
     select id::text as id, number, currency, kind, name, tier, state,
            opened_on::text as "openedOn", balance, designated_on as "designatedOn",
            other_on as "otherOn", other_day_limit as "otherDayLimit", true as "isOwner", used_day::text as used_day, designated_day_used,
            designated_month_used, other_day_used, other_month_used, free_day::text as free_day,
            exists (select from customer where customer.id = account.customer_id
                       and (flagged_at is not null or standing = 'closed')) as is_barred,
            exists (select from panic_stop where panic_stop.customer_id = account.customer_id
                       and undone_at is null) as is_stopped,
            case when currency not in ('TWD', 'USD') then bank.rate_of_day('USD') end as usd_rate,
            case when currency not in ('TWD', 'USD') then bank.rate_of_day(currency) end as own_rate,
            bank.today()::text as today
       from account
      where customer_id = $1 and kind <> 'joint' and state = 'open'`;

async function standing(db: Db, customerId: string, number: string): Promise<Standing | null> {
  const [row] = await db.query<StandingRow>(`${STANDINGS} and number = $2`, [customerId, number]);
  return row ? standingOf(customerId, row) : null;
}

async function standings(db: Db, customerId: string): Promise<Standing[]> {
  const rows = await db.query<StandingRow>(
    `${STANDINGS} order by array_position(array['main', 'sub'], kind), currency <> 'TWD', number`,
    [customerId],
  );
  return rows.map((row) => standingOf(customerId, row));
}

function standingOf(customerId: string, row: StandingRow): Standing {
  const { today, used_day: usedDay, free_day: freeDay } = row;
  const used = {
    designated: { day: Number(row.designated_day_used), month: Number(row.designated_month_used) },
    other: { day: Number(row.other_day_used), month: Number(row.other_month_used) },
  };
  return {
    customerId,
    account: accountOf(row),
    ...countedOn({ usedDay, used, freeDay }, today),
    isBarred: row.is_barred,
    isStopped: row.is_stopped,
    rates: ratesOf(row.usd_rate, row.own_rate),
  };
}

function accountOf(row: AccountRow): Account {
  const { id, number, currency, kind, name, tier, state, openedOn, designatedOn, otherOn } = row;
  const { isOwner } = row;
  const balance = Number(row.balance);
  return {
    ...{ id, number, currency, kind, name, tier, state, openedOn },
    ...{ balance, designatedOn, otherOn, isOwner },
    otherDayLimit: row.otherDayLimit === null ? null : Number(row.otherDayLimit),
  };
}

async function posting(db: Db, customerId: string, id: string): Promise<Posting | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.query<PostingRow>(
    `select posting.id, posting.kind, sender.number as "fromNumber", posting.to_bank as "toBank",
            posting.to_number as "toNumber", posting.amount, posting.fee, posting.currency,
            posting.at, posting.note, clearing_order.state as clearing
       from posting
       left join account as sender on sender.id = posting.from_account
       left join clearing_order on clearing_order.posting_id = posting.id
      where posting.id = $2
        and exists (
          select from account
            left join account_holder on account_holder.account_id = account.id
                                    and account_holder.customer_id = $1
           where account.id in (posting.from_account, posting.to_account)
             and (account.customer_id = $1 or account_holder.customer_id is not null))`,
    [customerId, id],
  );
  return row ? { ...row, amount: Number(row.amount), fee: Number(row.fee) } : null;
}

function transfersPerHour(db: Db, hours: number): Promise<{ hour: string; count: number }[]> {
  return db.query(
    `select to_char(at at time zone 'Asia/Taipei', 'MM/DD HH24":00"') as hour, count(*)::int as count
       from posting
      where kind in ('designated', 'other', 'own') and at > bank.now() - $1 * interval '1 hour'
      group by 1, date_trunc('hour', at) order by date_trunc('hour', at)`,
    [hours],
  );
}

/** A violated invariant of the ledger. */
export interface Broken {
  what: string;
  /** The account or posting. */
  which: string;
  detail: string | null;
}

/** How many entries a clock that was set back had dated too early, before the ledger prevented it. */
export async function entriesOutOfTime(db: Db): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from entry_out_of_time",
    [],
  );
  return row?.count ?? 0;
}

/** The ledger's violated invariants: none, unless it was modified from outside. */
export function brokenLedger(db: Db): Promise<Broken[]> {
  return db.query<Broken>("select what, which, detail from ledger_broken limit $1", [TOLD_MOST]);
}
