import type { Translated } from "#base/text/language.ts";
import { ZONE } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Author, OfferedEntry } from "../rules.ts";

/** A picture of a message, without its bytes. */
export interface FileRow {
  id: string;
  name: string;
}

/** A stored message. */
export interface MessageRow {
  number: number;
  author: Author;
  authorName: Translated | null;
  body: string;
  entries: OfferedEntry[];
  isMasked: boolean;
  at: string;
  clientId: string | null;
  files: FileRow[];
}

/** A message to be stored. */
export interface NewMessage {
  author: Author;
  authorName?: Translated | null;
  body: string;
  entries: readonly OfferedEntry[];
  isMasked: boolean;
  clientId?: string | null;
}

const MESSAGES = `
  select number, author, author_name as "authorName", body, entries, is_masked as "isMasked",
         to_char(written_at at time zone '${ZONE}', 'YYYY/MM/DD HH24:MI:SS') as at,
         client_id as "clientId",
         coalesce((select jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name)
                                    order by file.id)
                     from chat_file file
                    where file.chat_id = message.chat_id and file.message_number = number), '[]')
           as files
    from chat_message message`;

/** The messages of a chat, oldest first. */
export async function messagesOf(db: Db, chatId: string): Promise<MessageRow[]> {
  return db.query<MessageRow>(`${MESSAGES} where chat_id = $1 order by number`, [chatId]);
}

/** A message already stored under the same client id, with its answers; empty if it is new. */
export async function messagesSent(
  db: Db,
  chatId: string,
  clientId: string,
): Promise<MessageRow[]> {
  return db.query<MessageRow>(
    `${MESSAGES}
      where chat_id = $1 and number >=
        (select sent.number from chat_message sent where sent.chat_id = $1 and sent.client_id = $2)
      order by number limit 2`,
    [chatId, clientId],
  );
}

/** Appends messages, and returns them; the caller has locked the chat. */
export async function addMessages(
  db: Db,
  chatId: string,
  messages: readonly NewMessage[],
): Promise<MessageRow[]> {
  const added = await db.query<{ number: number }>(
    `insert into chat_message (chat_id, number, author, body, entries, is_masked, client_id,
                               author_name, written_at)
     select $1, last.number + place, author, body, entries, is_masked, client_id, author_name,
            bank.now()
       from (select coalesce(max(number), 0) as number from chat_message where chat_id = $1) last,
            unnest($2::text[], $3::text[], $4::jsonb[], $5::boolean[], $6::uuid[], $7::jsonb[])
              with ordinality
              as row (author, body, entries, is_masked, client_id, author_name, place)
     returning number`,
    [
      chatId,
      messages.map(({ author }) => author),
      messages.map(({ body }) => body),
      messages.map(({ entries }) => JSON.stringify(entries)),
      messages.map(({ isMasked }) => isMasked),
      messages.map(({ clientId = null }) => clientId),
      messages.map(({ authorName = null }) => authorName && JSON.stringify(authorName)),
    ],
  );
  const numbers = added.map(({ number }) => number);
  return db.query<MessageRow>(
    `${MESSAGES} where chat_id = $1 and number = any($2) order by number`,
    [chatId, numbers],
  );
}

/** A picture to be stored. */
export interface NewFile {
  id: string;
  name: string;
  type: string;
  bytes: Buffer;
}

/** How many pictures a chat has. */
export async function countFiles(db: Db, chatId: string): Promise<number> {
  const [row] = await db.query<{ files: number }>(
    "select count(*)::int as files from chat_file where chat_id = $1",
    [chatId],
  );
  return row?.files ?? 0;
}

/** Attaches pictures to a message. */
export async function addFiles(
  db: Db,
  { chatId, number }: { chatId: string; number: number },
  files: readonly NewFile[],
): Promise<void> {
  await db.query(
    `insert into chat_file (id, chat_id, message_number, name, type, bytes)
     select id, $1, $2, name, type, bytes
       from unnest($3::text[], $4::text[], $5::text[], $6::bytea[]) as row (id, name, type, bytes)`,
    [
      chatId,
      number,
      files.map(({ id }) => id),
      files.map(({ name }) => name),
      files.map(({ type }) => type),
      files.map(({ bytes }) => bytes),
    ],
  );
}

/** A picture of a chat, or null. */
export async function fileOf(db: Db, chatId: string, id: string): Promise<NewFile | null> {
  const [row] = await db.query<NewFile>(
    "select id, name, type, bytes from chat_file where chat_id = $1 and id = $2",
    [chatId, id],
  );
  return row ?? null;
}
