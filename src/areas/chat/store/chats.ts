import type { Language, Translated } from "#base/text/language.ts";
import { ZONE } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import { uuid } from "#db/uuid.ts";
import { CHAT_HOURS, type ChatState, type Side, TYPING_EVERY_SECONDS } from "../rules.ts";

/** What opens a chat: the token's hash, and the signed-in customer. */
export interface Key {
  token: Lookup;
  customerId: string | null;
}

/** A chat that has not expired. */
export interface ChatRow {
  id: string;
  state: Exclude<ChatState, "none">;
  language: Language;
  customerId: string | null;
  endsAt: string;
  secondsLeft: number;
  /** The number of the visitor's messages. */
  written: number;
  /** The position in the queue; null unless it waits. */
  place: number | null;
  staffId: string | null;
  staffName: Translated | null;
  visitorRead: number;
  staffRead: number;
  mailed: number;
  /** Whether an agent ever attended it. */
  wasAttended: boolean;
}

/** The SQL expression for a chat's state. */
export const STATE = `case when ended_at is not null then 'ended' when staff_id is not null then 'attended'
                when asked_at is not null then 'waiting' else 'open' end`;
/** The SQL condition for a chat that waits for an agent. */
export const IS_WAITING = "asked_at is not null and staff_id is null and ended_at is null";

const MOMENT = `at time zone '${ZONE}', 'YYYY/MM/DD HH24:MI'`;
const CHAT = `
  select id, ${STATE} as state, language, customer_id::text as "customerId",
         to_char(expires_at ${MOMENT}) as "endsAt",
         ceil(extract(epoch from expires_at - bank.now()))::int as "secondsLeft",
         (select count(*)::int from chat_message
           where chat_id = chat.id and author = 'visitor') as written,
         case when ${IS_WAITING} then
           (select count(*)::int from chat other
             where other.asked_at is not null and other.staff_id is null and other.ended_at is null
               and other.expires_at > bank.now()
               and (other.asked_at, other.id) <= (chat.asked_at, chat.id)) end as place,
         staff_id::text as "staffId", staff_name as "staffName", visitor_read as "visitorRead",
         staff_read as "staffRead", mailed, taken_at is not null as "wasAttended"
    from chat`;
const OPENED = `${CHAT}
   where token_hash = any($1) and expires_at > bank.now()
     and (customer_id is null or customer_id = $2)`;

/** The chat that a key opens, or null. */
export async function chatOf(db: Db, { token, customerId }: Key): Promise<ChatRow | null> {
  const [row] = await db.query<ChatRow>(OPENED, [token, customerId]);
  return row ?? null;
}

/** The same, locked until the transaction ends: messages are numbered in sequence. */
export async function lockedChatOf(db: Db, key: Key): Promise<ChatRow | null> {
  await db.query("select from chat where token_hash = any($1) for update", [key.token]);
  return chatOf(db, key);
}

/** The chat with an id, locked until the transaction ends; null if it has expired. */
export async function lockedChat(db: Db, id: string): Promise<ChatRow | null> {
  await db.query("select from chat where id = $1 for update", [id]);
  return chatWithId(db, id);
}

/** The chat with an id, without a check of access. */
export async function chatWithId(db: Db, id: string): Promise<ChatRow | null> {
  const [row] = await db.query<ChatRow>(`${CHAT} where id = $1 and expires_at > bank.now()`, [id]);
  return row ?? null;
}

/** Creates a chat. */
export async function addChat(
  db: Db,
  { token, customerId }: Key,
  language: Language,
): Promise<void> {
  await db.query(
    `insert into chat (id, token_hash, customer_id, language, opened_at, expires_at, seen_at)
     values ($1, $2, $3, $4, bank.now(), bank.now() + interval '${CHAT_HOURS} hours', bank.now())`,
    [uuid(), token[0], customerId, language],
  );
}

/** Records that the visitor's page is open; written at most three times a minute. */
export async function seeVisitor(db: Db, id: string): Promise<void> {
  await db.query(
    `update chat set seen_at = bank.now()
      where id = $1 and (seen_at is null or seen_at < bank.now() - interval '20 seconds')`,
    [id],
  );
}

/** Records that one side is typing; false if that was signalled a moment ago. */
export async function markTyping(db: Db, id: string, side: Side): Promise<boolean> {
  const column = side === "visitor" ? "visitor_typed_at" : "staff_typed_at";
  const rows = await db.query(
    `update chat set ${column} = bank.now()
      where id = $1 and ended_at is null and staff_id is not null
        and (${column} is null or ${column} < bank.now() - interval '${TYPING_EVERY_SECONDS} seconds')
      returning id`,
    [id],
  );
  return rows.length > 0;
}

/** Records how far one side has read; returns the new number, or null if it is not further. */
export async function markRead(
  db: Db,
  id: string,
  { side, number }: { side: Side; number: number },
): Promise<number | null> {
  const column = side === "visitor" ? "visitor_read" : "staff_read";
  const [row] = await db.query<{ number: number }>(
    `update chat
        set ${column} = least($2, (select max(number) from chat_message where chat_id = chat.id))
      where id = $1 and ${column} < least($2, (select max(number) from chat_message
                                                where chat_id = chat.id))
      returning ${column} as number`,
    [id, number],
  );
  return row?.number ?? null;
}

/** Ends a chat, once. */
export async function endChatRow(db: Db, id: string): Promise<boolean> {
  const rows = await db.query(
    "update chat set ended_at = bank.now() where id = $1 and ended_at is null returning id",
    [id],
  );
  return rows.length > 0;
}

/** Counts a mailed transcript. */
export async function countMail(db: Db, id: string): Promise<void> {
  await db.query("update chat set mailed = mailed + 1 where id = $1", [id]);
}

/** Deletes a chat with its messages and pictures. */
export async function deleteChat(db: Db, id: string): Promise<void> {
  await db.query("delete from chat where id = $1", [id]);
}
