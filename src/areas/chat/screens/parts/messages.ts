import type { Output } from "#base/call/call.ts";
import type { readChat } from "../../contract.ts";
import type { TimedMessage } from "../../rules/transcript.ts";

/** The visitor's chat as the call answers it. */
export type Chat = Output<typeof readChat>;

/** The messages of a chat as the rules know them. */
export function messagesIn({ messages }: Pick<Chat, "messages">): TimedMessage[] {
  return messages.map(({ author, text, writtenAt, faqs }) => ({
    author,
    body: text,
    at: writtenAt,
    entries: faqs.map(({ question, excerpt, faqUrl }) => ({
      title: question,
      excerpt,
      path: faqUrl,
    })),
  }));
}
