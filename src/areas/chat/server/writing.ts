import type { Input } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import { counterIn, tooOften } from "#server/limits/counter.ts";
import { networkOf } from "#server/limits/network.ts";
import type { writeChatMessage } from "../contract.ts";
import { maskSecrets } from "../rules/secrets.ts";
import {
  ALLOWANCE,
  FILE_PRICE,
  isWithPerson,
  lengthOk,
  messageOf,
  messagesLeft,
} from "../rules.ts";
import { addChat, type ChatRow, chatOf, lockedChatOf, seeVisitor } from "../store/chats.ts";
import {
  addMessages,
  type MessageRow,
  messagesSent,
  type NewFile,
  type NewMessage,
} from "../store/messages.ts";
import { answerTo } from "./answer.ts";
import { tellMessages } from "./happenings.ts";
import { keyOf, newKey } from "./key.ts";
import { keepPictures, picturesSent } from "./pictures.ts";

const countOnce = counterIn("chat_count");

type Anyone = CallContext<"anyone">;

/** A chat with the messages just written to it. */
export interface Written {
  chat: ChatRow;
  messages: MessageRow[];
}

/** The text of a message without its secrets; may be empty only if there are pictures. */
export function readText(typed: string, hasFiles: boolean) {
  const message = messageOf(typed) ?? (hasFiles && lengthOk(typed) ? "" : null);
  if (message === null) throw new Malformed([{ field: "text", code: "FELD000001", facts: {} }]);
  return maskSecrets(message);
}

/** Writes a visitor's message; one repeated under the same id is returned as stored. */
export async function writeMessage(
  input: Input<typeof writeChatMessage>,
  context: Anyone,
): Promise<Written> {
  const { text, isMasked } = readText(input.text, context.files.length > 0);
  const before = await sentBefore(input.clientMessageId, context);
  if (before) return before;
  await countMessage(context, 1 + context.files.length * FILE_PRICE);
  const pictures = await picturesSent(context);
  const clientId = input.clientMessageId ?? null;
  const own: NewMessage = { author: "visitor", body: text, entries: [], isMasked, clientId };
  // The search runs before the chat is locked; it is not needed if an agent answers.
  const key = keyOf(context);
  const known = key && (await chatOf(context.db, key));
  const isAutomatic = !known || !isWithPerson(known.state);
  const answer = isAutomatic && text !== "" ? await answerTo(text, context) : null;
  return context.db.transaction(async (db) => {
    const chat = await openChat(db, context);
    const again = clientId === null ? [] : await messagesSent(db, chat.id, clientId);
    if (again.length > 0) return { chat, messages: again };
    if (messagesLeft(chat.state, chat.written) === 0) throw tooOften(chat.secondsLeft);
    const messages = await addWithPictures(db, chat, { own, answer, pictures });
    return { chat: { ...chat, written: chat.written + 1 }, messages };
  });
}

interface Sent {
  own: NewMessage;
  answer: NewMessage | null;
  pictures: readonly NewFile[];
}

async function addWithPictures(
  db: Db,
  chat: ChatRow,
  { own, answer, pictures }: Sent,
): Promise<MessageRow[]> {
  const isAutomatic = !isWithPerson(chat.state);
  const added = await addMessages(db, chat.id, [own, ...(isAutomatic && answer ? [answer] : [])]);
  const number = added[0]?.number ?? 0;
  await keepPictures(db, { chatId: chat.id, number }, pictures);
  const files = pictures.map(({ id, name }) => ({ id, name }));
  const messages = added.map((row) => (row.number === number ? { ...row, files } : row));
  if (isAutomatic) return messages;
  await seeVisitor(db, chat.id);
  await tellMessages(db, chat, messages);
  return messages;
}

/** A message that is already stored; null if it is new. */
async function sentBefore(clientId: string | undefined, context: Anyone): Promise<Written | null> {
  const key = keyOf(context);
  if (clientId === undefined || !key) return null;
  const chat = await chatOf(context.db, key);
  const messages = chat ? await messagesSent(context.db, chat.id, clientId) : [];
  return chat && messages.length > 0 ? { chat, messages } : null;
}

/**
 * The chat to write to, or a new one. An ended chat is refused: it stays to be read until the visitor
 * deletes it, and a page that has not heard of the end must not hide it behind a new one.
 */
export async function openChat(db: Db, context: Anyone): Promise<ChatRow> {
  const key = keyOf(context);
  const open = key && (await lockedChatOf(db, key));
  if (open?.state === "ended") throw new Refusal("CHAT000007");
  if (open) return open;
  const fresh = newKey(context);
  await addChat(db, fresh, context.language);
  const begun = await chatOf(db, fresh);
  if (!begun) throw new Error("a chat that has just begun is not there");
  return begun;
}

/** Counts a message of a network, or what costs as much as several; throws above the limit. */
export async function countMessage(context: Anyone, price: number): Promise<void> {
  await countOnce(context.db, networkKey(context), { ...ALLOWANCE, price });
}

/** The visitor's network, as it is counted and stored. */
export function networkKey({ vault, from }: Anyone): Lookup {
  return vault.lookup("chat-address", networkOf(from.address));
}
