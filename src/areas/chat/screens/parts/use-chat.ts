import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Ask, FieldError } from "#base/call/call.ts";
import type { Language } from "#base/text/language.ts";
import { type CallError, type CallSentences, fieldsOf } from "#web/ask.ts";
import { askWithFiles } from "#web/ask-with-files.ts";
import { listener, openLive } from "#web/live.ts";
import { newClientId, type Outgoing, useOutgoing } from "#web/outgoing.ts";
import { useAsk } from "#web/use-ask.ts";
import { chatTopic } from "../../contract/live.ts";
import { beginChat, markChatRead, showTyping, writeChatMessage } from "../../contract.ts";
import { afterChatStep, newestNumber } from "../../rules/conversation.ts";
import {
  isWithPerson,
  messageOf,
  TYPING_EVERY_SECONDS,
  TYPING_SHOWN_SECONDS,
} from "../../rules.ts";
import { type Chat, conversationOf } from "./messages.ts";

const PLACE_EVERY_MS = 15_000;

/** Why a message was refused, and its text. */
export interface RefusedMessage {
  fields: FieldError[];
  message: string;
  typed: string;
  /** The id of a message that this page sent; a form without scripts has none. */
  clientMessageId?: string;
}

interface Options {
  chat: Chat;
  language: Language;
  sentences: CallSentences;
}

/** The visitor's chat on a page: its state and its actions. */
export function useChat({ chat, language, sentences }: Options) {
  const [conversation, dispatch] = useReducer(afterChatStep, chat, conversationOf);
  const [refused, setRefused] = useState<RefusedMessage | null>(null);
  const [left, setLeft] = useState(chat.messagesLeft);
  const ask = useAsk({ language, sentences, isCached: false });
  const { revalidate } = useRevalidator();
  const { chatId, chatState, messages, otherTypedAt } = conversation;
  useEffect(() => {
    dispatch({ step: "loaded", chat: conversationOf(chat) });
    setLeft(chat.messagesLeft);
  }, [chat]);

  const hasChat = useRef(false);
  hasChat.current = chatId !== null;
  const send = async ({ clientMessageId, text, files }: Outgoing) => {
    // Starts the chat first, so that a retry of the first message can be matched to it.
    if (!hasChat.current) await ask(beginChat, {});
    const input = { text, clientMessageId };
    const written =
      files.length > 0
        ? await askWithFiles(writeChatMessage, { input, files }, { language, sentences })
        : await ask(writeChatMessage, input);
    dispatch({ step: "written", chat: written });
    setLeft(written.messagesLeft);
  };
  const onRefused = ({ clientMessageId, text }: Outgoing, error: CallError) => {
    dispatch({ step: "dropped", clientMessageId });
    const fields = fieldsOf(error);
    setRefused({ fields, message: error.sentence, typed: text, clientMessageId });
    // The page has not heard that the chat has ended.
    if (error.code === "CHAT000007") void revalidate();
  };
  // The text stays typed; that the last chat has ended is no error of the next one.
  useEffect(() => {
    if (chat.chatId === null) setRefused((was) => was && { ...was, fields: [], message: "" });
  }, [chat.chatId]);
  const { push, isStuck } = useOutgoing({ send, onRefused });

  const submit = (text: string, files: readonly File[]) => {
    setRefused(null);
    const message = { clientMessageId: newClientId(), text, files };
    // An invalid message is not shown as pending: the server reports what is wrong.
    if (messageOf(text) !== null || files.length > 0) {
      const fileNames = files.map(({ name }) => name);
      dispatch({ step: "sending", message: { ...message, fileNames } });
    }
    push(message);
  };

  const isLive = useLive({ chat, conversation, dispatch });
  useReading({ isAttended: chatState === "attended", last: newestNumber(messages), ask });
  useEffect(() => {
    if (otherTypedAt === null) return;
    const timer = setTimeout(() => dispatch({ step: "quiet" }), TYPING_SHOWN_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [otherTypedAt]);
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const onTyping = useCallback(() => {
    const now = performance.now();
    if (chatState !== "attended" || now - typedAt.current < TYPING_EVERY_SECONDS * 1000) return;
    typedAt.current = now;
    void ask(showTyping, {}).catch(() => undefined);
  }, [ask, chatState]);

  return { conversation, left, refused, submit, onTyping, isOffline: isStuck || !isLive };
}

type Dispatch = (step: Parameters<typeof afterChatStep>[1]) => void;

/** Listens to the chat while it waits for or has an agent; false while the connection is lost. */
function useLive({
  chat,
  conversation: { chatId, chatState },
  dispatch,
}: {
  chat: Chat;
  conversation: { chatId: string | null; chatState: Chat["chatState"] };
  dispatch: Dispatch;
}): boolean {
  const [isLive, setLive] = useState(true);
  const { revalidate } = useRevalidator();
  const position = useRef(chat.livePosition);
  position.current = chat.livePosition;
  const isHeard = chatId !== null && isWithPerson(chatState);
  useEffect(() => {
    if (!isHeard || chatId === null) return;
    const own = listener({
      topic: chatTopic(chatId),
      onMessage: (event) =>
        dispatch({ step: "event", event, own: "visitor", at: performance.now() }),
      onGap: () => void revalidate(),
    });
    const onEnded = () => void revalidate();
    const close = openLive([own], { after: position.current, onEnded, onState: setLive });
    return () => {
      close();
      setLive(true);
    };
  }, [isHeard, chatId, dispatch, revalidate]);
  // Others leave the queue too: the position is polled.
  useEffect(() => {
    if (chatState !== "waiting") return;
    const timer = setInterval(() => void revalidate(), PLACE_EVERY_MS);
    return () => clearInterval(timer);
  }, [chatState, revalidate]);
  return isLive;
}

/** Notifies the agent how far the visitor has read, while the page is visible. */
function useReading({
  isAttended,
  last,
  ask,
}: {
  isAttended: boolean;
  last: number;
  ask: Ask;
}): void {
  useEffect(() => {
    if (!isAttended || last === 0) return;
    const tell = () => {
      if (document.visibilityState !== "visible") return;
      void ask(markChatRead, { messageNumber: last }).catch(() => undefined);
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [isAttended, last, ask]);
}
