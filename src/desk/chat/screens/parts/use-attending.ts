import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { chatTopic } from "#areas/chat/contract/live.ts";
import { afterChatStep, type Conversation, newestNumber } from "#areas/chat/rules/conversation.ts";
import { TYPING_EVERY_SECONDS, TYPING_SHOWN_SECONDS } from "#areas/chat/rules.ts";
import type { Ask, Output } from "#base/call/call.ts";
import { topicOf } from "#base/call/live.ts";
import { queueTopic } from "#base/call/queues.ts";
import type { CallError } from "#web/ask.ts";
import { listener, openLive } from "#web/live.ts";
import { newClientId, type Outgoing, useOutgoing } from "#web/outgoing.ts";
import {
  answerChat,
  listChats,
  markStaffRead,
  type readAttendedChat,
  showStaffTyping,
} from "../../contract.ts";
import { PRESENCE_SECONDS } from "../../rules.ts";

/** An attended chat, as returned by the call. */
export type AttendedChat = Output<typeof readAttendedChat>;

/** The queue, as returned by the call. */
export type ChatList = Output<typeof listChats>;

/**
 * The list of chats, kept up to date by the topics of the queue and of one's own chats, and by
 * polling every few seconds, which also reports that staff are present.
 */
export function useChatList(list: ChatList, ask: Ask) {
  const [shown, setShown] = useState(list);
  useEffect(() => setShown(list), [list]);
  const refresh = useCallback(() => {
    void ask(listChats, {}).then(setShown, () => undefined);
  }, [ask]);
  useEffect(() => {
    const timer = setInterval(refresh, PRESENCE_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [refresh]);
  const own = shown.chats.filter(({ isWaiting }) => !isWaiting).map(({ chatId }) => chatId);
  const heard = own.join(" ");
  useEffect(() => {
    const ids = heard === "" ? [] : heard.split(" ");
    const listeners = [
      listener({ topic: topicOf(queueTopic, "chats"), onMessage: refresh, onGap: refresh }),
      ...ids.map((chatId) =>
        listener({
          topic: chatTopic(chatId),
          onMessage: (event) => {
            if (event.kind !== "typing") refresh();
          },
          onGap: refresh,
        }),
      ),
    ];
    return openLive(listeners, {
      after: null,
      onEnded: () => location.reload(),
      // Catches up on what happened before the stream was open.
      onState: (isOpen) => isOpen && refresh(),
    });
  }, [heard, refresh]);
  return { list: shown, refresh };
}

function conversationOf(chat: AttendedChat): Conversation {
  const { chatId, chatState, messages, visitorRead } = chat;
  const shown = { chatId, chatState, messages, staffName: null, otherRead: visitorRead };
  return { ...shown, pending: [], otherTypedAt: null };
}

/** The state and actions of one open chat. */
export function useAttending(chat: AttendedChat, ask: Ask, onRefusal: (message: string) => void) {
  const [conversation, dispatch] = useReducer(afterChatStep, chat, conversationOf);
  const { revalidate } = useRevalidator();
  const [isLive, setLive] = useState(true);
  const { chatId } = chat;
  const { messages, otherTypedAt, chatState } = conversation;
  useEffect(() => dispatch({ step: "loaded", chat: conversationOf(chat) }), [chat]);

  const position = useRef(chat.livePosition);
  position.current = chat.livePosition;
  useEffect(
    () =>
      openLive(
        [
          listener({
            topic: chatTopic(chatId),
            onMessage: (event) =>
              dispatch({ step: "event", event, own: "staff", at: performance.now() }),
            onGap: () => void revalidate(),
          }),
        ],
        { after: position.current, onEnded: () => location.reload(), onState: setLive },
      ),
    [chatId, revalidate],
  );

  const send = async ({ clientMessageId, text }: Outgoing) => {
    const { message } = await ask(answerChat, { chatId, text, clientMessageId });
    dispatch({ step: "written", chat: { chatId, chatState: "attended", messages: [message] } });
  };
  const onRefused = ({ clientMessageId }: Outgoing, error: CallError) => {
    dispatch({ step: "dropped", clientMessageId });
    onRefusal(error.sentence);
  };
  const { push, isStuck } = useOutgoing({ send, onRefused });
  const submit = (text: string) => {
    const message = { clientMessageId: newClientId(), text, files: [] };
    dispatch({ step: "sending", message: { ...message, fileNames: [] } });
    push(message);
  };

  const last = newestNumber(messages);
  useEffect(() => {
    if (last === 0 || chatState !== "attended") return;
    const tell = () => {
      if (document.visibilityState !== "visible") return;
      void ask(markStaffRead, { chatId, messageNumber: last }).catch(() => undefined);
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [chatId, last, chatState, ask]);
  useEffect(() => {
    if (otherTypedAt === null) return;
    const timer = setTimeout(() => dispatch({ step: "quiet" }), TYPING_SHOWN_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [otherTypedAt]);
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const onTyping = () => {
    const now = performance.now();
    if (now - typedAt.current < TYPING_EVERY_SECONDS * 1000) return;
    typedAt.current = now;
    void ask(showStaffTyping, { chatId }).catch(() => undefined);
  };
  return { conversation, submit, onTyping, isOffline: isStuck || !isLive };
}
