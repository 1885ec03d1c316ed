import type { Language, Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import {
  ATTENDED_AWAY_MINUTES,
  ATTENDED_MOST,
  DUTY_SECONDS,
  NETWORK_WAITING_MOST,
  WAITING_AWAY_MINUTES,
  WAITING_MOST,
} from "../rules.ts";
import { IS_WAITING } from "./chats.ts";

/** How many chats one statement of a job processes. */
const AT_ONCE = 100;

const ON_DUTY = `seen_at > bank.now() - interval '${DUTY_SECONDS} seconds'`;

/** Whether an agent at the desk has the chat page open. */
export async function isSomebodyOnDuty(db: Db): Promise<boolean> {
  const rows = await db.query(`select from chat_duty where ${ON_DUTY} limit 1`, []);
  return rows.length > 0;
}

/** Records that an agent is at the chat page. */
export async function seeStaff(db: Db, staffId: string): Promise<void> {
  await db.query(
    `insert into chat_duty (staff_id, seen_at) values ($1, bank.now())
     on conflict (staff_id) do update set seen_at = excluded.seen_at`,
    [staffId],
  );
}

/** Records that an agent has left. */
export async function leaveDuty(db: Db, staffId: string): Promise<void> {
  await db.query("delete from chat_duty where staff_id = $1", [staffId]);
}

/**
 * Adds a chat to the queue; false if the queue is full, or has as many of the same network as it
 * may. A waiting chat keeps its position.
 */
export async function joinQueue(
  db: Db,
  id: string,
  { language, network }: { language: Language; network: Lookup },
): Promise<boolean> {
  // Those who join at the same time are counted one after the other.
  await db.query("select pg_advisory_xact_lock(hashtextextended('chat_queue', 0))", []);
  const rows = await db.query(
    `update chat set asked_at = coalesce(asked_at, bank.now()), language = $2, seen_at = bank.now(),
                     network_hash = $4
      where id = $1 and ended_at is null
        and (asked_at is not null
          or (select count(*) < ${WAITING_MOST}
                 and count(*) filter (where other.network_hash = any($3)) < ${NETWORK_WAITING_MOST}
                from chat other
               where other.asked_at is not null and other.staff_id is null
                 and other.ended_at is null))
      returning id`,
    [id, language, network, network[0]],
  );
  return rows.length > 0;
}

/** Removes a chat from the queue; false if it does not wait. */
export async function leaveQueue(db: Db, id: string): Promise<boolean> {
  const rows = await db.query(
    `update chat set asked_at = null where id = $1 and ${IS_WAITING} returning id`,
    [id],
  );
  return rows.length > 0;
}

/** Assigns a waiting chat to an agent; false if another was faster. */
export async function takeWaiting(
  db: Db,
  id: string,
  { staffId, name }: { staffId: string; name: Translated },
): Promise<boolean> {
  const rows = await db.query(
    `update chat set staff_id = $2, staff_name = $3, taken_at = bank.now()
      where id = $1 and ${IS_WAITING} and expires_at > bank.now() returning id`,
    [id, staffId, name],
  );
  return rows.length > 0;
}

/** Returns a chat to its old position in the queue; false if it is not this agent's. */
export async function giveBack(db: Db, id: string, staffId: string): Promise<boolean> {
  const rows = await db.query(
    `update chat set staff_id = null, staff_name = null
      where id = $1 and staff_id = $2 and ended_at is null returning id`,
    [id, staffId],
  );
  return rows.length > 0;
}

/** Locks the agent's row, and returns whether they may attend another chat. */
export async function mayTakeMore(db: Db, staffId: string): Promise<boolean> {
  await db.query("select from chat_duty where staff_id = $1 for update", [staffId]);
  const rows = await db.query(
    `select from chat where staff_id = $1 and ended_at is null and expires_at > bank.now()
      limit ${ATTENDED_MOST}`,
    [staffId],
  );
  return rows.length < ATTENDED_MOST;
}

/** A chat as the desk lists it. */
export interface ListedChat {
  id: string;
  isWaiting: boolean;
  language: Language;
  isCustomer: boolean;
  waitingSeconds: number;
  /** The visitor's newest message, cut. */
  excerpt: string;
  /** The number of the visitor's unread messages. */
  unread: number;
}

const LISTED = `
  select id, staff_id is null as "isWaiting", language, customer_id is not null as "isCustomer",
         extract(epoch from bank.now() - asked_at)::int as "waitingSeconds",
         coalesce((select left(body, 80) from chat_message
                    where chat_id = chat.id and author = 'visitor'
                    order by number desc limit 1), '') as excerpt,
         (select count(*)::int from chat_message
           where chat_id = chat.id and author = 'visitor' and number > staff_read) as unread
    from chat
   where ended_at is null and expires_at > bank.now() and asked_at is not null
     and (staff_id is null or staff_id = $1::bigint)
   order by staff_id nulls last, asked_at, id
   limit 250`;

/** The chats an agent attends, followed by the waiting ones, longest first. */
export async function listedChats(db: Db, staffId: string | null): Promise<ListedChat[]> {
  return db.query<ListedChat>(LISTED, [staffId]);
}

/** Chats whose agent has left; each locked until the transaction ends. */
export async function deserted(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from chat
      where staff_id is not null and ended_at is null and expires_at > bank.now()
        and not exists (select from chat_duty
                         where chat_duty.staff_id = chat.staff_id and ${ON_DUTY})
      limit ${AT_ONCE} for update skip locked`,
    [],
  );
  return rows.map(({ id }) => id);
}

/** Returns chats to the queue, each at its old position. */
export async function putBack(db: Db, ids: readonly string[]): Promise<void> {
  await db.query("update chat set staff_id = null, staff_name = null where id = any($1)", [
    [...ids],
  ]);
}

/** Chats whose visitor has left, waiting or attended; locked. */
export async function abandoned(db: Db): Promise<{ id: string; isWaiting: boolean }[]> {
  return db.query(
    `select id, staff_id is null as "isWaiting" from chat
      where asked_at is not null and ended_at is null and expires_at > bank.now()
        and seen_at < bank.now() - make_interval(mins => case when staff_id is null
              then ${WAITING_AWAY_MINUTES} else ${ATTENDED_AWAY_MINUTES} end)
      limit ${AT_ONCE} for update skip locked`,
    [],
  );
}

/** Chats that wait for an agent; locked. */
export async function stillWaiting(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from chat where ${IS_WAITING} and expires_at > bank.now()
      limit ${AT_ONCE} for update skip locked`,
    [],
  );
  return rows.map(({ id }) => id);
}

/** Deletes duty rows that are long out of date. */
export async function forgetDuty(db: Db): Promise<void> {
  await db.query("delete from chat_duty where seen_at < bank.now() - interval '1 hour'", []);
}
