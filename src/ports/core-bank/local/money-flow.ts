// Money in and out by month. A history can be long, so its entries are summed once: the sums of
// months are stored with the number of the last entry they include (the mark), and a query reads
// these rows and the few entries after the mark.

import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { Day, Month } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { MoneyFlow, MoneySummary } from "../money-summary.ts";
import { entriesBefore } from "./history.ts";

/** Entries after the mark that one query sums itself, per account. */
const TAIL_MOST = 500;

/** Entries that one query adds to the stored sums, per account, when it is too far behind. */
const CATCH_UP_MOST = 5_000;

/** Accounts that one run of the job checks, how many of them it updates, and entries of each. */
const JOB_ACCOUNTS = 1_000;
const JOB_BEHIND = 20;
const JOB_ENTRIES = 50_000;

/** SQL: whether an entry is money in or out, and not between the customer's own accounts. */
const IS_FLOW = `entry.kind <> 'exchange'
  and not (entry.kind in ('transfer-in', 'transfer-out') and entry.other_bank = '${OWN_BANK_CODE}'
    and exists (select from account as other
                 where other.number = entry.other_number and other.customer_id = own.customer_id))`;

/** SQL: the number of the last entry that need not be summed for months since $2. */
const COUNTED_THROUGH = `greatest(coalesce(mark.through, 0), ${entriesBefore("$2::date")})`;

interface FlowRow {
  months: { month: Month; moneyIn: number; moneyOut: number }[] | null;
  behind: string[] | null;
}

/** The port's reads about money in and out; `write` has the ledger's own role. */
export function moneyFlowReads(
  read: Db,
  write: Db,
): Pick<MoneySummary, "moneyFlow" | "countMoneyFlow"> {
  return {
    moneyFlow: (customerId, since) => moneyFlow(read, write, { customerId, since }),
    countMoneyFlow: (after, since) => countAccounts(read, write, { after, since }),
  };
}

async function moneyFlow(
  read: Db,
  write: Db,
  query: { customerId: string; since: Day },
): Promise<MoneyFlow> {
  const counted = await flowOf(read, query);
  if (counted.behind.length === 0) return { isComplete: true, months: counted.months };
  await count(write, { accountIds: counted.behind, since: query.since, most: CATCH_UP_MOST });
  const { months, behind } = await flowOf(read, query);
  return { isComplete: behind.length === 0, months };
}

/** The sums, and the accounts with more entries after the mark than a query sums itself. */
async function flowOf(db: Db, { customerId, since }: { customerId: string; since: Day }) {
  const [row] = await db.query<FlowRow>(
    `with own as materialized (
       select account.id, account.customer_id, account.entries, ${COUNTED_THROUGH} as through
         from account left join account_month_mark as mark on mark.account_id = account.id
        where account.customer_id = $1 and account.currency = 'TWD' and account.kind <> 'joint'),
     flow as (
       select account_month.month, account_month.money_in, account_month.money_out
         from own join account_month on account_month.account_id = own.id
        where account_month.month >= $2::date
       union all
       select date_trunc('month', entry.day)::date, greatest(entry.amount, 0), greatest(-entry.amount, 0)
         from own join entry on entry.account_id = own.id
          and entry.number > own.through and entry.number <= own.through + ${TAIL_MOST}
        where entry.day >= $2::date and ${IS_FLOW}),
     monthly as (
       select to_char(month, 'YYYY-MM') as month, sum(money_in)::float8 as "moneyIn",
              sum(money_out)::float8 as "moneyOut"
         from flow group by month)
     select (select jsonb_agg(to_jsonb(monthly) order by month) from monthly) as months,
            (select array_agg(id::text order by id) from own
              where entries - through > ${TAIL_MOST}) as behind`,
    [customerId, since],
  );
  return { months: row?.months ?? [], behind: row?.behind ?? [] };
}

/** The accounts with more entries after the mark than a query sums itself. */
async function behindOf(db: Db, accountIds: readonly string[], since: Day): Promise<string[]> {
  const rows = await db.query<{ id: string; behind: string }>(
    `select account.id::text as id, account.entries - ${COUNTED_THROUGH} as behind
       from account left join account_month_mark as mark on mark.account_id = account.id
      where account.id = any($1::bigint[])
      order by account.id`,
    [accountIds, since],
  );
  return rows.filter(({ behind }) => Number(behind) > TAIL_MOST).map(({ id }) => id);
}

/** Adds entries to the stored sums. Marks are locked, so that no entry is counted twice. */
async function count(
  db: Db,
  { accountIds, since, most }: { accountIds: readonly string[]; since: Day; most: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into account_month_mark (account_id, through)
       select id, 0 from unnest($1::bigint[]) as id on conflict do nothing`,
      [accountIds],
    );
    const locked = await tx.query<{ id: string }>(
      `select account_id::text as id from account_month_mark
        where account_id = any($1::bigint[]) order by account_id for update skip locked`,
      [accountIds],
    );
    await tx.query(
      `with own as (
         select account.id, account.customer_id, ${COUNTED_THROUGH} as through,
                least(account.entries, ${COUNTED_THROUGH} + $3) as reached
           from account join account_month_mark as mark on mark.account_id = account.id
          where account.id = any($1::bigint[])),
       flow as (
         select own.id, date_trunc('month', entry.day)::date as month,
                sum(greatest(entry.amount, 0)) as money_in, sum(greatest(-entry.amount, 0)) as money_out
           from own join entry on entry.account_id = own.id
            and entry.number > own.through and entry.number <= own.reached
          where ${IS_FLOW}
          group by own.id, date_trunc('month', entry.day)),
       written as (
         insert into account_month (account_id, month, money_in, money_out)
         select id, month, money_in, money_out from flow
         on conflict (account_id, month) do update
            set money_in = account_month.money_in + excluded.money_in,
                money_out = account_month.money_out + excluded.money_out)
       update account_month_mark set through = own.reached
         from own where own.id = account_month_mark.account_id`,
      [locked.map(({ id }) => id), since, most],
    );
  });
}

/** Updates the next accounts whose marks are behind; returns the last one that was checked. */
async function countAccounts(
  read: Db,
  write: Db,
  { after, since }: { after: string; since: Day },
): Promise<string | null> {
  const rows = await read.query<{ id: string }>(
    "select id::text as id from account where id > $1 order by account.id limit $2",
    [after, JOB_ACCOUNTS],
  );
  const accountIds = rows.map(({ id }) => id);
  const waiting = await behindOf(read, accountIds, since);
  const counted = waiting.slice(0, JOB_BEHIND);
  if (counted.length > 0) await count(write, { accountIds: counted, since, most: JOB_ENTRIES });
  if (counted.length < waiting.length) return counted.at(-1) ?? null;
  return rows.length < JOB_ACCOUNTS ? null : (accountIds.at(-1) ?? null);
}
