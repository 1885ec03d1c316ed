import { topicOf } from "#base/call/live.ts";
import { type queueEvents, queueTopic } from "#base/call/queues.ts";
import { callCentre } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { publish } from "#server/live/publish.ts";
import { type ChatEvent, chatTopic } from "../contract/live.ts";
import { type ChatRow, chatWithId } from "../store/chats.ts";
import { addMessages, type MessageRow } from "../store/messages.ts";
import type { PersonTexts } from "../texts/person.ts";
import { chatTexts } from "../texts/words.ts";
import { messageView } from "./view.ts";

const chatQueue = topicOf(queueTopic, "chats");

/** Publishes an event to both pages of a chat, once the transaction is committed. */
export function tellChat(db: Db, chatId: string, event: ChatEvent): Promise<void> {
  return publish(db, chatTopic(chatId), event);
}

/** Publishes new messages to both pages. */
export async function tellMessages(
  db: Db,
  chat: ChatRow,
  messages: readonly MessageRow[],
): Promise<void> {
  for (const row of messages) {
    const message = messageView(row, chat.language);
    await tellChat(db, chat.id, { kind: "message", message });
  }
}

/** Writes an automatic remark into a chat; `opens` is when the desk opens, where it says so. */
export function addRemark(
  db: Db,
  chat: ChatRow,
  { sentence, opens }: { sentence: keyof PersonTexts["remarks"]; opens: string },
): Promise<MessageRow[]> {
  const body = fill(chatTexts[chat.language].withPerson.remarks[sentence], {
    name: chat.staffName?.[chat.language] ?? "",
    phone: callCentre.tollFree,
    opens,
  });
  return addMessages(db, chat.id, [{ author: "automatic", body, entries: [], isMasked: false }]);
}

/** The event in the desk's queue for each change. */
const queueEventOf = {
  waiting: "added",
  withdrawn: "done",
  taken: "taken",
  staffLeft: "released",
  visitorLeft: "done",
  away: "done",
  deskClosed: "done",
  closed: "done",
  silent: "done",
} as const satisfies Record<keyof PersonTexts["remarks"], (typeof queueEvents)[number]>;

/**
 * Notifies both pages and the desk of a handover, with a remark in the chat. The queue's topic
 * comes last: topics are locked in order of their names.
 */
export async function tellChange(
  db: Db,
  chatId: string,
  change: keyof PersonTexts["remarks"],
  opens = "",
): Promise<void> {
  const chat = await chatWithId(db, chatId);
  if (!chat) return;
  await tellMessages(db, chat, await addRemark(db, chat, { sentence: change, opens }));
  const staffName = chat.staffName?.[chat.language] ?? null;
  await tellChat(db, chat.id, { kind: "state", chatState: chat.state, staffName });
  const { staffId } = chat;
  await publish(db, chatQueue, { item: chatId, event: queueEventOf[change], staffId });
}
