import type { Output } from "#base/call/call.ts";
import { toMinute } from "#base/time/day.ts";
import type { readChat } from "../../contract.ts";
import type { Conversation } from "../../rules/conversation.ts";
import type { TimedMessage } from "../../rules/transcript.ts";

/** The visitor's chat as returned by the call. */
export type Chat = Output<typeof readChat>;

/** The messages of a chat in the type of the rules. */
export function messagesIn({ messages }: Pick<Chat, "messages">): TimedMessage[] {
  return messages.map(({ author, authorName, text, writtenAt, faqs, files }) => ({
    author,
    authorName,
    fileNames: files.map(({ fileName }) => fileName),
    body: text,
    at: toMinute(writtenAt),
    entries: faqs.map(({ question, excerpt, faqUrl }) => ({
      title: question,
      excerpt,
      path: faqUrl,
    })),
  }));
}

/** The initial state of a page's chat. */
export function conversationOf(chat: Chat): Conversation {
  const { chatId, chatState, staffName, messages, staffRead } = chat;
  const shown = { chatId, chatState, staffName, messages, otherRead: staffRead };
  return { ...shown, pending: [], otherTypedAt: null };
}
