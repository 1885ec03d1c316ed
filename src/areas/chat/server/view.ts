import type { Output } from "#base/call/call.ts";
import { idOf } from "#base/call/live.ts";
import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";
import { positionsOf } from "#server/live/store.ts";
import { chatTopic } from "../contract/live.ts";
import type * as contract from "../contract.ts";
import { deskOpening, isWithPerson, MESSAGES_MOST, messagesLeft } from "../rules.ts";
import type { ChatRow } from "../store/chats.ts";
import type { MessageRow } from "../store/messages.ts";
import { isSomebodyOnDuty } from "../store/queue.ts";

type ChatView = Output<typeof contract.readChat>;
type MessageView = ChatView["messages"][number];

/** A message as shown to both sides and in the live stream. */
export function messageView(row: MessageRow, language: Language): MessageView {
  return {
    messageNumber: row.number,
    author: row.author,
    authorName: row.authorName?.[language] ?? null,
    text: row.body,
    faqs: row.entries.map(({ title, excerpt, path }) => ({
      question: title,
      excerpt,
      faqUrl: path,
    })),
    files: row.files.map(({ id, name }) => ({ fileId: id, fileName: name })),
    isMasked: row.isMasked,
    writtenAt: row.at,
    clientMessageId: row.clientId,
  };
}

/**
 * Whether an agent can be requested: during the desk's hours, or while an agent is present anyway.
 */
export async function deskState(db: Db, now: Date): Promise<ChatView["desk"]> {
  const { isOpen, opensAt, closesAt } = deskOpening(now);
  if (isOpen) return { isOpen, opensAt, closesAt };
  const isStaffed = await isSomebodyOnDuty(db);
  return { isOpen: isStaffed, opensAt: isStaffed ? null : opensAt, closesAt: null };
}

/** The position of the chat's live stream; read before its messages. */
export async function livePositionOf(db: Db, chat: ChatRow | null): Promise<string | null> {
  if (!chat || !isWithPerson(chat.state)) return null;
  return idOf(await positionsOf(db, [chatTopic(chat.id).name]));
}

/** The parts of a chat's view. */
interface ViewParts {
  chat: ChatRow | null;
  messages: readonly MessageRow[];
  desk: ChatView["desk"];
  livePosition: string | null;
}

/** The chat as its visitor sees it. */
export function chatView(
  { chat, messages, desk, livePosition }: ViewParts,
  language: Language,
): ChatView {
  return {
    chatId: chat?.id ?? null,
    chatState: chat?.state ?? "none",
    endedAt: chat?.endsAt ?? null,
    messagesLeft: chat ? messagesLeft(chat.state, chat.written) : MESSAGES_MOST,
    messages: messages.map((row) => messageView(row, language)),
    queuePlace: chat?.place ?? null,
    staffName: chat?.staffName?.[language] ?? null,
    staffRead: chat?.staffRead ?? 0,
    desk,
    livePosition,
  };
}
