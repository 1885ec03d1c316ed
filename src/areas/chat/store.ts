import { ZONE } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import { uuid } from "#db/uuid.ts";
import { type Author, CHAT_HOURS, type OfferedEntry } from "./rules.ts";

/** What opens a chat: the token's hash, and whoever is signed in. */
export interface Key {
  token: Lookup;
  customerId: string | null;
}

/** A chat that has not expired. */
export interface ChatRow {
  id: string;
  isEnded: boolean;
  endsAt: string;
  secondsLeft: number;
  /** Messages of the visitor. */
  written: number;
}

/** A message as it is read. */
export interface MessageRow {
  number: number;
  author: Author;
  body: string;
  entries: OfferedEntry[];
  isMasked: boolean;
  at: string;
}

const MOMENT = `at time zone '${ZONE}', 'YYYY/MM/DD HH24:MI'`;
const MESSAGE = `number, author, body, entries, is_masked as "isMasked",
                 to_char(written_at ${MOMENT}) as at`;
const CHAT = `
  select id, ended_at is not null as "isEnded", to_char(expires_at ${MOMENT}) as "endsAt",
         ceil(extract(epoch from expires_at - bank.now()))::int as "secondsLeft",
         (select count(*)::int from chat_message
           where chat_id = chat.id and author = 'visitor') as written
    from chat
   where token_hash = any($1) and expires_at > bank.now()
     and (customer_id is null or customer_id = $2)`;

/** The chat that a key opens, or null. */
export async function chatOf(db: Db, { token, customerId }: Key): Promise<ChatRow | null> {
  const [row] = await db.query<ChatRow>(CHAT, [token, customerId]);
  return row ?? null;
}

/** The same, in hand until the transaction is over: its messages get their numbers in turn. */
export async function chatInHand(db: Db, key: Key): Promise<ChatRow | null> {
  await db.query("select from chat where token_hash = any($1) for update", [key.token]);
  return chatOf(db, key);
}

/** Begins a chat. */
export async function addChat(db: Db, { token, customerId }: Key): Promise<void> {
  await db.query(
    `insert into chat (id, token_hash, customer_id, opened_at, expires_at)
     values ($1, $2, $3, bank.now(), bank.now() + interval '${CHAT_HOURS} hours')`,
    [uuid(), token[0], customerId],
  );
}

/** A message to be written down. */
export type NewMessage = Pick<MessageRow, "author" | "body" | "entries" | "isMasked">;

/** Writes messages behind those that are there; answers them as they are read. */
export async function addMessages(
  db: Db,
  chatId: string,
  messages: readonly NewMessage[],
): Promise<MessageRow[]> {
  const rows = await db.query<MessageRow>(
    `insert into chat_message (chat_id, number, author, body, entries, is_masked, written_at)
     select $1, last.number + place, author, body, entries, is_masked, bank.now()
       from (select coalesce(max(number), 0) as number from chat_message where chat_id = $1) last,
            unnest($2::text[], $3::text[], $4::jsonb[], $5::boolean[]) with ordinality
              as row (author, body, entries, is_masked, place)
     returning ${MESSAGE}`,
    [
      chatId,
      messages.map(({ author }) => author),
      messages.map(({ body }) => body),
      messages.map(({ entries }) => JSON.stringify(entries)),
      messages.map(({ isMasked }) => isMasked),
    ],
  );
  return rows.toSorted((one, other) => one.number - other.number);
}

/** The messages of a chat, the oldest first. */
export async function messagesOf(db: Db, chatId: string): Promise<MessageRow[]> {
  return db.query<MessageRow>(
    `select ${MESSAGE} from chat_message where chat_id = $1 order by number`,
    [chatId],
  );
}

/** Ends a chat, once. */
export async function endChatRow(db: Db, id: string): Promise<void> {
  await db.query("update chat set ended_at = bank.now() where id = $1 and ended_at is null", [id]);
}

/** Deletes a chat with its messages. */
export async function deleteChat(db: Db, id: string): Promise<void> {
  await db.query("delete from chat where id = $1", [id]);
}
