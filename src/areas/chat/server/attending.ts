// What an agent does with a chat. The desk calls these functions, and decides who may.

import { Refusal } from "#base/errors/catalogue.ts";
import type { Translated } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import {
  type ChatRow,
  chatWithId,
  endChatRow,
  lockedChat,
  markRead,
  markTyping,
} from "../store/chats.ts";
import { addMessages, type MessageRow, messagesOf, messagesSent } from "../store/messages.ts";
import {
  giveBack,
  type ListedChat,
  leaveDuty,
  listedChats,
  mayTakeMore,
  seeStaff,
  takeWaiting,
} from "../store/queue.ts";
import { tellChange, tellChat, tellMessages } from "./happenings.ts";

export type { ListedChat } from "../store/queue.ts";

/** An agent as a visitor sees them. */
export interface Attendant {
  staffId: string;
  name: Translated;
}

/** The waiting chats and those the agent attends; also records the agent's presence. */
export async function chatsFor(db: Db, staffId: string): Promise<ListedChat[]> {
  await seeStaff(db, staffId);
  return listedChats(db, staffId);
}

/** The waiting chats, longest first. */
export async function waitingChats(db: Db, most: number): Promise<ListedChat[]> {
  const chats = await listedChats(db, null);
  return chats.slice(0, most);
}

/** Records that the agent has left: a job returns their chats to the queue. */
export function leaveDesk(db: Db, staffId: string): Promise<void> {
  return leaveDuty(db, staffId);
}

/** Takes a waiting chat; refuses if a colleague was faster, or the agent has too many. */
export async function attendChat(tx: Db, chatId: string, attendant: Attendant): Promise<void> {
  await seeStaff(tx, attendant.staffId);
  if (!(await mayTakeMore(tx, attendant.staffId))) throw new Refusal("CHAT000004");
  if (!(await takeWaiting(tx, chatId, attendant))) throw new Refusal("CHAT000003");
  await tellChange(tx, chatId, "taken");
}

/** Returns a chat to the queue. */
export async function returnChat(tx: Db, chatId: string, staffId: string): Promise<void> {
  if (!(await giveBack(tx, chatId, staffId))) throw new Refusal("CHAT000003");
  await tellChange(tx, chatId, "staffLeft");
}

/** Ends a chat that the agent attends; idempotent. */
export async function closeChat(tx: Db, chatId: string, staffId: string): Promise<void> {
  attended(await lockedChat(tx, chatId), staffId);
  if (await endChatRow(tx, chatId)) await tellChange(tx, chatId, "closed");
}

/** A chat with its messages, for the agent who attends it or did until it ended. */
export async function readAttended(
  db: Db,
  chatId: string,
  staffId: string,
): Promise<{ chat: ChatRow; messages: MessageRow[] }> {
  const chat = attended(await chatWithId(db, chatId), staffId);
  return { chat, messages: await messagesOf(db, chatId) };
}

/** Writes a message of the agent; a repeated one is returned as stored. */
export async function answerChat(
  tx: Db,
  chatId: string,
  { attendant, text, clientId }: { attendant: Attendant; text: string; clientId: string },
): Promise<{ message: MessageRow; isNew: boolean }> {
  const chat = attended(await lockedChat(tx, chatId), attendant.staffId);
  const [before] = await messagesSent(tx, chatId, clientId);
  if (before) return { message: before, isNew: false };
  if (chat.state !== "attended") throw new Refusal("CHAT000003");
  const [message] = await addMessages(tx, chatId, [
    {
      author: "staff",
      authorName: attendant.name,
      body: text,
      entries: [],
      isMasked: false,
      clientId,
    },
  ]);
  if (!message) throw new Error("a message that was just written is not there");
  await tellMessages(tx, chat, [message]);
  return { message, isNew: true };
}

/** Notifies the visitor that the agent is typing. */
export async function staffTypes(tx: Db, chatId: string, staffId: string): Promise<void> {
  attended(await chatWithId(tx, chatId), staffId);
  if (!(await markTyping(tx, chatId, "staff"))) return;
  await tellChat(tx, chatId, { kind: "typing", side: "staff" });
}

/** Notifies the visitor how far the agent has read. */
export async function staffReads(
  tx: Db,
  chatId: string,
  { staffId, number }: { staffId: string; number: number },
): Promise<void> {
  attended(await chatWithId(tx, chatId), staffId);
  const read = await markRead(tx, chatId, { side: "staff", number });
  if (read !== null) {
    await tellChat(tx, chatId, { kind: "read", side: "staff", messageNumber: read });
  }
}

function attended(chat: ChatRow | null, staffId: string): ChatRow {
  if (!chat || chat.staffId !== staffId) throw new Refusal("CHAT000003");
  return chat;
}
