// A chat as a page shows it. The initial data, the responses of calls and the live stream are all
// merged here, in any order and any number of times: each message is shown once.

import type { ChatEvent } from "../contract/live.ts";
import type { Author, ChatState, Side } from "../rules.ts";

type LiveMessage = Extract<ChatEvent, { kind: "message" }>["message"];

/** A message that the server has not confirmed yet. */
export interface PendingMessage {
  clientMessageId: string;
  text: string;
  fileNames: readonly string[];
}

/** A chat on a page. */
export interface Conversation {
  chatId: string | null;
  chatState: ChatState;
  staffName: string | null;
  messages: readonly LiveMessage[];
  pending: readonly PendingMessage[];
  /** How far the other side has read. */
  otherRead: number;
  /** When the other side was last seen typing, by the page's own clock; null if it is not. */
  otherTypedAt: number | null;
}

/** The actions of the reducer. */
export type ConversationStep =
  | { step: "loaded"; chat: Omit<Conversation, "pending" | "otherTypedAt"> }
  | { step: "sending"; message: PendingMessage }
  | { step: "dropped"; clientMessageId: string }
  | {
      step: "written";
      chat: Pick<Conversation, "chatId" | "chatState" | "messages">;
    }
  | { step: "event"; event: ChatEvent; own: Side; at: number }
  | { step: "quiet" };

/** The number of the newest message, optionally of one author; 0 if there is none. */
export function newestNumber(messages: readonly LiveMessage[], author?: Author): number {
  return messages.reduce(
    (newest, message) =>
      author === undefined || message.author === author ? message.messageNumber : newest,
    0,
  );
}

/** The chat after an action. */
export function afterChatStep(chat: Conversation, step: ConversationStep): Conversation {
  if (step.step === "loaded") return afterLoading(chat, step.chat);
  if (step.step === "sending") return { ...chat, pending: [...chat.pending, step.message] };
  if (step.step === "dropped") return withoutPending(chat, [step.clientMessageId]);
  if (step.step === "written") {
    const { chatId, chatState, messages } = step.chat;
    const before = chatId === chat.chatId ? chat.messages : [];
    return withMessages({ ...chat, chatId, chatState, messages: before }, messages);
  }
  if (step.step === "quiet") return { ...chat, otherTypedAt: null };
  return afterEvent(chat, step);
}

function afterLoading(
  chat: Conversation,
  loaded: Omit<Conversation, "pending" | "otherTypedAt">,
): Conversation {
  const isSame = loaded.chatId === chat.chatId;
  // The stream may already have brought messages written after the response was made.
  const messages = isSame ? chat.messages : [];
  return withMessages({ ...chat, ...loaded, messages }, loaded.messages);
}

function afterEvent(
  chat: Conversation,
  { event, own, at }: Extract<ConversationStep, { step: "event" }>,
): Conversation {
  if (event.kind === "message") {
    const next = withMessages(chat, [event.message]);
    return event.message.author === own ? next : { ...next, otherTypedAt: null };
  }
  if (event.kind === "state") {
    return { ...chat, chatState: event.chatState, staffName: event.staffName };
  }
  if (event.side === own) return chat;
  if (event.kind === "typing") return { ...chat, otherTypedAt: at };
  return { ...chat, otherRead: Math.max(chat.otherRead, event.messageNumber) };
}

/** Each message once, ordered by number; confirmed messages are no longer pending. */
function withMessages(chat: Conversation, more: readonly LiveMessage[]): Conversation {
  if (more.length === 0) return chat;
  const byNumber = new Map(
    [...chat.messages, ...more].map((message) => [message.messageNumber, message]),
  );
  const messages = [...byNumber.values()].sort(
    (one, other) => one.messageNumber - other.messageNumber,
  );
  const sent = more.flatMap(({ clientMessageId }) => clientMessageId ?? []);
  return withoutPending({ ...chat, messages }, sent);
}

function withoutPending(chat: Conversation, ids: readonly string[]): Conversation {
  const pending = chat.pending.filter(({ clientMessageId }) => !ids.includes(clientMessageId));
  return pending.length === chat.pending.length ? chat : { ...chat, pending };
}
