import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { flag, wire } from "#base/call/wire.ts";
import { type Author, type ChatState, MESSAGE_LENGTH } from "./rules.ts";

const orNull = <S extends T.TSchema>(schema: S) => T.Union([schema, T.Null()]);
const moment = T.String({ description: "YYYY/MM/DD hh:mm in Taipei" });

const message = T.Object({
  messageNumber: wire("msgNbr", T.Integer({ description: "1 for the first of the chat" })),
  author: wire("athrCd", T.Enum(["visitor", "automatic"] satisfies Author[])),
  text: wire("cont", T.String()),
  faqs: wire(
    "faqList",
    T.Array(
      T.Object({
        question: wire("sbjtCont", T.String({ description: "the question" })),
        excerpt: wire("smryCont", T.String({ description: "a part of the answer" })),
        faqUrl: wire("faqDtlUrl", T.String()),
      }),
      { description: "entries of the FAQ that may answer it" },
    ),
  ),
  isMasked: flag("mskYn", { description: "whether something in it was hidden" }),
  writtenAt: wire("wrtDtm", moment),
});

const chat = {
  chatId: orNull(T.String({ description: "names the chat, and does not open it" })),
  chatState: wire("chatSttsCd", T.Enum(["none", "open", "ended"] satisfies ChatState[])),
  endedAt: wire("endDtm", orNull(moment)),
  messagesLeft: wire(
    "leftCnt",
    T.Integer({ description: "messages that may still be written in this chat" }),
  ),
  messages: wire("msgList", T.Array(message)),
};

/** The visitor's own chat; its key is in a cookie. */
export const readChat = call({
  method: "GET",
  path: "/v1/support/chats/current",
  summary: "The visitor's chat of the last 24 hours with all its messages, the oldest first",
  who: "anyone",
  passive: true,
  input: T.Object({}),
  output: T.Object(chat),
  errors: [],
});

/** Writes a message and is answered at once; without an open chat a new one begins. */
export const writeChatMessage = call({
  method: "POST",
  path: "/v1/support/chats/messages",
  summary: "Writes a message; the answer is found automatically in the FAQ and comes with it",
  who: "anyone",
  weight: 4,
  input: T.Object({ text: wire("cont", T.String({ minLength: 1, maxLength: MESSAGE_LENGTH })) }),
  output: T.Object({
    ...chat,
    messages: wire("msgList", T.Array(message, { description: "the two new ones" })),
  }),
  errors: ["PLAT000005"],
});

/** Ends the chat: it can still be read, and nothing more be written in it. */
export const endChat = call({
  method: "POST",
  path: "/v1/support/chats/endings",
  summary: "Ends the visitor's chat; it can still be read until its 24 hours are over",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({ chatState: wire("chatSttsCd", chat.chatState) }),
  errors: [],
});

/** Deletes the chat at once, and its key in the browser. */
export const forgetChat = call({
  method: "DELETE",
  path: "/v1/support/chats/current",
  summary: "Deletes the visitor's chat",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({ chatState: wire("chatSttsCd", chat.chatState) }),
  errors: [],
});
