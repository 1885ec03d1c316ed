// The first of a batch's two round trips: locks the accounts, then reads what each task needs.

import { OWN_BANK_CODE } from "#base/site/brand.ts";
import { type Day, dayOf } from "#base/time/day.ts";
import type { Used } from "#base/transfer/limits.ts";
import type { Query, Statement } from "#db/statements.ts";
import {
  asDay,
  asFlag,
  asInteger,
  asText,
  type Cell,
  rowsLiteral,
  textsLiteral,
} from "#db/values.ts";
import type { TransferOrder } from "../port.ts";
import type { Locked } from "./account.ts";
import { type ExistingPosting, type LockedRows, numbersIn, numbersOf, type Task } from "./task.ts";

// In a fixed order everywhere, so that no two batches deadlock.
const lock: Statement<AccountRow> = {
  name: "lock",
  text: `select id, number, customer_id, currency, kind, tier, state, designated_on, other_on,
                balance, entries, entry_day, used_day, designated_day_used, designated_month_used,
                other_day_used, other_month_used, free_day, other_day_limit
           from account
          where number = any($1::text[])
          order by id
            for no key update`,
  columns: {
    id: asText,
    number: asText,
    customerId: asText,
    currency: asText as (text: string) => Locked["currency"],
    kind: asText as (text: string) => Locked["kind"],
    tier: asText as (text: string) => Locked["tier"],
    state: asText as (text: string) => Locked["state"],
    designatedOn: asFlag,
    otherOn: asFlag,
    balance: asInteger,
    entries: asInteger,
    entryDay: asDay,
    usedDay: asDay,
    designatedDayUsed: asInteger,
    designatedMonthUsed: asInteger,
    otherDayUsed: asInteger,
    otherMonthUsed: asInteger,
    freeDay: asDay,
    otherDayLimit: asInteger,
  },
};

// A separate statement after the lock: only then does it see what the previous holder committed.
const readLocked: Statement<LockedRow> = {
  name: "look",
  text: `select case when position = 1
                then to_char(clock.now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') end,
                case when posting.id is not null then jsonb_build_object(
                  'id', posting.id, 'kind', posting.kind, 'fromAccount', posting.from_account::text,
                  'toBank', posting.to_bank, 'toNumber', posting.to_number,
                  'amount', posting.amount, 'fee', posting.fee, 'currency', posting.currency,
                  'at', posting.at, 'day', posting.day, 'note', posting.note,
                  'content', posting.content, 'balance', entry.balance,
                  'clearing', clearing_order.state) end,
                case when asked.is_designated then (
                  select effective_on from designated_account
                   where designated_account.customer_id = asked.customer_id
                     and designated_account.currency = account.currency
                     and bank_code = asked.to_bank and designated_account.number = asked.to_number
                     and removed_at is null) end,
                asked.is_once and exists (
                  select from posting as before
                   where before.from_account = account.id and before.to_number = asked.to_number
                     and before.amount = asked.amount and before.to_bank = asked.to_bank
                     and before.at > clock.now - interval '24 hours'
                     and not exists (select from clearing_order as order_before
                                      where order_before.posting_id = before.id
                                        and order_before.state = 'rejected')),
                coalesce(draft.step <> 'coded' or draft.expires_at <= clock.now, false),
                coalesce(customer.flagged_at is not null or customer.standing = 'closed', false),
                coalesce(payee.flagged_at is not null or payee.standing = 'closed', false),
                coalesce(customer.standing = 'closed', false),
                panic_stop.customer_id is not null,
                case when account.currency not in ('TWD', 'USD') then bank.rate_of_day('USD') end,
                case when account.currency not in ('TWD', 'USD')
                then bank.rate_of_day(account.currency) end
           from (select bank.now() as now offset 0) as clock
          cross join unnest($1::batch_question[]) with ordinality
             as asked (id, from_number, to_bank, to_number, amount, customer_id, is_designated,
                       is_once, position)
           left join account on account.number = asked.from_number
           left join posting on posting.id = asked.id
           left join entry on entry.account_id = coalesce(posting.from_account, posting.to_account)
                          and entry.number = posting.from_entry
           left join clearing_order on clearing_order.posting_id = posting.id
           left join transfer_draft as draft on draft.id = asked.id
           left join customer on customer.id = coalesce(asked.customer_id, account.customer_id)
           left join panic_stop on panic_stop.customer_id = customer.id
                               and panic_stop.undone_at is null
           left join account as payee_account on payee_account.number = asked.to_number
                                             and asked.to_bank = '${OWN_BANK_CODE}'
           left join customer as payee on payee.id = payee_account.customer_id
          order by position`,
  columns: {
    now: asText,
    earlier: (text) => JSON.parse(text) as ExistingPosting,
    designatedFrom: asDay,
    sameSent: asFlag,
    isWithdrawn: asFlag,
    isBarred: asFlag,
    isPayeeBarred: asFlag,
    isFormer: asFlag,
    isStopped: asFlag,
    usdRate: asInteger,
    ownRate: asInteger,
  },
};

interface AccountRow extends Omit<Locked, "used"> {
  designatedDayUsed: number;
  designatedMonthUsed: number;
  otherDayUsed: number;
  otherMonthUsed: number;
}

interface LockedRow extends LockedRows {
  now: string | null;
}

/** The data a batch is decided on. */
export interface Found {
  accounts: Map<string, Locked>;
  /** The rows that the tasks need, in order: for a posting, one for each of its accounts. */
  findings: readonly LockedRows[];
  at: string;
  today: Day;
}

/** The queries of a batch: locks the accounts of the tasks, and reads what they need. */
export function queriesOf(tasks: readonly Task[]): Query[] {
  return [
    { statement: lock, values: [textsLiteral([...new Set(tasks.flatMap(numbersOf))])] },
    { statement: readLocked, values: [rowsLiteral(tasks.flatMap(rowsOf))] },
  ];
}

/** Interprets the rows of these queries. */
export function foundIn([locked, found]: readonly object[][]): Found {
  const findings = found as LockedRow[];
  const at = findings[0]?.now;
  if (!at) throw new Error("the database did not tell the time");
  const accounts = new Map((locked as AccountRow[]).map((row) => [row.number, lockedOf(row)]));
  return { accounts, findings, at, today: dayOf(new Date(at)) };
}

/** A task's query parameters, as rows of its type. */
function rowsOf(task: Task): Cell[][] {
  if (task.do === "transfer") return [queryOf(task.order)];
  const about = (id: string, number: string): Cell[] => {
    return [id, number, "", "", 0, null, false, false];
  };
  if (task.do === "refund") return [about(task.transferId, task.fromNumber)];
  return numbersIn(task.order).map((number) => about(task.order.id, number));
}

function queryOf(order: TransferOrder): Cell[] {
  const { id, fromNumber, toBank, toNumber, amount, initiator, kind, sameAgain } = order;
  // An invalid amount will be refused; it must not fail the statement before that.
  const sendable = Number.isSafeInteger(amount) ? amount : 0;
  const isDesignated = kind === "designated";
  return [
    id,
    fromNumber,
    toBank,
    toNumber,
    sendable,
    initiator.customerId,
    isDesignated,
    !sameAgain,
  ];
}

function lockedOf(row: AccountRow): Locked {
  const { designatedDayUsed, designatedMonthUsed, otherDayUsed, otherMonthUsed, ...account } = row;
  const designated: Used = { day: designatedDayUsed, month: designatedMonthUsed };
  const other: Used = { day: otherDayUsed, month: otherMonthUsed };
  return { ...account, used: { designated, other } };
}
