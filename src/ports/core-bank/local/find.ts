// The first of a batch's two round trips: locks the accounts, then looks up what each task needs.

import { type Day, dayOf } from "#base/day.ts";
import type { Used } from "../port.ts";
import type { Locked } from "./account.ts";
import type { Connection } from "./connection.ts";
import { type Cell, rowsLiteral, textsLiteral } from "./literals.ts";
import { type Finding, numbersOf, type Task } from "./task.ts";

const begin = { name: "begin", text: "begin" };

// In one order everywhere, so that no two batches wait for each other.
const lock = {
  name: "lock",
  text: `select account.id::text as id, number, customer_id::text as "customerId", currency, kind,
                tier, state, designated_on as "designatedOn", other_on as "otherOn", balance,
                entries, entry_day as "entryDay", used_day as "usedDay",
                designated_day_used, designated_month_used, other_day_used, other_month_used,
                free_day as "freeDay"
           from account
          where number = any($1::text[])
          order by account.id
            for no key update`,
};

// Its own statement, and after the lock: only then does it see what the holder before had written.
const look = {
  name: "look",
  text: `select case when position = 1
                then to_char(clock.now at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') end as now,
                case when posting.id is not null then jsonb_build_object(
                  'id', posting.id, 'kind', posting.kind, 'fromAccount', posting.from_account::text,
                  'toBank', posting.to_bank, 'toNumber', posting.to_number,
                  'amount', posting.amount, 'fee', posting.fee, 'currency', posting.currency,
                  'at', posting.at, 'day', posting.day, 'note', posting.note,
                  'balance', entry.balance, 'clearing', clearing_order.state) end as earlier,
                case when asked.is_designated then (
                  select effective_on from designated_account
                   where designated_account.customer_id = asked.customer_id
                     and designated_account.currency = account.currency
                     and bank_code = asked.to_bank and designated_account.number = asked.to_number
                     and removed_at is null) end as "designatedFrom",
                asked.is_once and exists (
                  select from posting as before
                   where before.from_account = account.id and before.to_number = asked.to_number
                     and before.amount = asked.amount and before.to_bank = asked.to_bank
                     and before.at > clock.now - interval '24 hours'
                     and not exists (select from clearing_order as order_before
                                      where order_before.posting_id = before.id
                                        and order_before.state = 'rejected')) as "sameSent"
           from (select bank.now() as now offset 0) as clock
          cross join unnest($1::batch_question[]) with ordinality
             as asked (id, from_number, to_bank, to_number, amount, customer_id, is_designated,
                       is_once, position)
           left join account on account.number = asked.from_number
           left join posting on posting.id = asked.id
           left join entry on entry.account_id = posting.from_account
                          and entry.number = posting.from_entry
           left join clearing_order on clearing_order.posting_id = posting.id
          order by position`,
};

interface AccountRow extends Omit<Locked, "used"> {
  designated_day_used: number;
  designated_month_used: number;
  other_day_used: number;
  other_month_used: number;
}

interface FindingRow extends Finding {
  now: string | null;
}

/** What a batch is decided on. */
export interface Found {
  accounts: Map<string, Locked>;
  findings: readonly Finding[];
  at: string;
  today: Day;
}

/** Begins the transaction, locks the accounts of the tasks, and looks up what they need. */
export async function find(connection: Connection, tasks: readonly Task[]): Promise<Found> {
  const [, locked, looked] = await connection.together(() => [
    connection.run(begin),
    connection.run<AccountRow>(lock, [textsLiteral([...new Set(tasks.flatMap(numbersOf))])]),
    connection.run<FindingRow>(look, [rowsLiteral(tasks.map(questionOf))]),
  ]);
  const at = looked.rows[0]?.now;
  if (!at) throw new Error("the database did not tell the time");
  const accounts = new Map(locked.rows.map((row) => [row.number, lockedOf(row)]));
  return { accounts, findings: looked.rows, at, today: dayOf(new Date(at)) };
}

/** A question of the database, in the order of its type. */
function questionOf(task: Task): Cell[] {
  if (task.do === "refund") {
    return [task.transferId, task.fromNumber, "", "", 0, null, false, false];
  }
  const { id, fromNumber, toBank, toNumber, amount, asker, kind, sameAgain } = task.order;
  // What is no amount will be refused; the database need not stumble over it before.
  const asked = Number.isSafeInteger(amount) ? amount : 0;
  const isDesignated = kind === "designated";
  return [id, fromNumber, toBank, toNumber, asked, asker.customerId, isDesignated, !sameAgain];
}

function lockedOf(row: AccountRow): Locked {
  const {
    designated_day_used,
    designated_month_used,
    other_day_used,
    other_month_used,
    ...account
  } = row;
  const designated: Used = { day: designated_day_used, month: designated_month_used };
  const other: Used = { day: other_day_used, month: other_month_used };
  return { ...account, used: { designated, other } };
}
