import { Type as T } from "typebox";
import { attachments } from "#areas/inquiry/rules.ts";
import { call } from "#base/call/call.ts";
import { moment, orNull } from "#base/call/fields.ts";
import { wire } from "#base/call/wire.ts";
import { chatMessage, clientMessageId } from "./contract/message.ts";
import { type ChatState, MESSAGE_LENGTH } from "./rules.ts";

const EMAIL_MOST = 300;

const chatState = T.Enum(["none", "open", "waiting", "attended", "ended"] satisfies ChatState[], {
  description: "open: answered automatically; waiting and attended: by a person",
});

const chat = {
  chatId: orNull(T.String({ description: "names the chat, and does not open it" })),
  chatState: wire("chatSttsCd", chatState),
  endedAt: wire("endDtm", orNull(moment)),
  messagesLeft: wire(
    "leftCnt",
    T.Integer({ description: "messages that may still be written in this chat" }),
  ),
  messages: wire("msgList", T.Array(chatMessage)),
  queuePlace: orNull(T.Integer({ description: "1 for whoever is next; null unless waiting" })),
  staffName: orNull(T.String({ description: "who attends the chat" })),
  staffRead: T.Integer({ description: "number of the last message that the person has read" }),
  desk: T.Object({
    isOpen: T.Boolean({ description: "whether a person can be asked for now" }),
    opensAt: orNull(moment),
    closesAt: orNull(T.String({ description: "hh:mm of today" })),
  }),
  livePosition: orNull(T.String({ description: "from where the chat's live stream goes on" })),
};

/** The visitor's own chat; a cookie holds its key. */
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

/** Starts a chat, so that a retry of the first message can be detected. */
export const beginChat = call({
  method: "POST",
  path: "/v1/support/chats",
  summary:
    "Opens an empty chat, or answers the one that is open; an ended one must be deleted first",
  who: "anyone",
  weight: 2,
  input: T.Object({}),
  output: T.Object(chat),
  errors: ["CHAT000007", "PLAT000005"],
});

/** Writes a message; without a chat it starts one. */
export const writeChatMessage = call({
  method: "POST",
  path: "/v1/support/chats/messages",
  summary:
    "Writes a message, with up to three pictures as multipart/form-data; until a person attends, an answer found in the FAQ comes with it",
  who: "anyone",
  weight: 4,
  files: attachments,
  input: T.Object({
    text: wire("cont", T.String({ maxLength: MESSAGE_LENGTH })),
    clientMessageId: T.Optional(clientMessageId),
  }),
  output: T.Object({
    ...chat,
    messages: wire("msgList", T.Array(chatMessage, { description: "the new ones" })),
  }),
  errors: ["CHAT000006", "CHAT000007", "FILE000001", "FILE000002", "FILE000003", "PLAT000005"],
});

/** Requests a human agent: the chat joins the desk's queue. */
export const requestPerson = call({
  method: "POST",
  path: "/v1/support/chats/requests",
  summary: "Puts the chat into the queue for a person at the desk",
  who: "anyone",
  weight: 4,
  input: T.Object({}),
  output: T.Object(chat),
  errors: ["CHAT000001", "CHAT000002", "CHAT000007", "PLAT000005"],
});

/** Leaves the queue; the chat continues with automatic answers. */
export const withdrawRequest = call({
  method: "DELETE",
  path: "/v1/support/chats/requests",
  summary: "Takes the chat out of the queue for a person",
  who: "anyone",
  input: T.Object({}),
  output: T.Object(chat),
  errors: [],
});

/** Notifies the agent that the visitor is typing. */
export const showTyping = call({
  method: "POST",
  path: "/v1/support/chats/typing",
  summary: "Tells the person at the desk that the visitor is writing",
  who: "anyone",
  passive: true,
  input: T.Object({}),
  output: T.Object({}),
  errors: [],
});

/** Notifies the agent how far the visitor has read. */
export const markChatRead = call({
  method: "POST",
  path: "/v1/support/chats/readings",
  summary: "Tells the person at the desk how far the visitor has read",
  who: "anyone",
  passive: true,
  input: T.Object({ messageNumber: wire("msgNbr", T.Integer({ minimum: 1, maximum: 32_767 })) }),
  output: T.Object({}),
  errors: [],
});

/** A picture in the visitor's chat. */
export const readChatFile = call({
  method: "GET",
  path: "/v1/support/chats/files/{fileId}",
  summary: "A picture of the visitor's own chat",
  who: "anyone",
  passive: true,
  returnsFile: true,
  input: T.Object({ fileId: T.String({ pattern: "^[\\w-]{22}$" }) }),
  output: T.Object({ fileName: T.String(), fileType: T.String(), fileContent: T.String() }),
  errors: ["CHAT000003"],
});

/** Mails the transcript: to the customer's own address, or to the one a visitor enters. */
export const mailTranscript = call({
  method: "POST",
  path: "/v1/support/chats/transcripts",
  summary:
    "Mails the transcript: to a signed-in customer's own address, or of a chat that a person attended to the address given",
  who: "anyone",
  weight: 4,
  input: T.Object({ email: T.Optional(T.String({ maxLength: EMAIL_MOST })) }),
  output: T.Object({ sentTo: T.String({ description: "w***@example.com" }) }),
  errors: ["CHAT000003", "CHAT000005", "PLAT000005"],
});

/** Ends the chat: it can still be read, but not written to. */
export const endChat = call({
  method: "POST",
  path: "/v1/support/chats/endings",
  summary: "Ends the visitor's chat; it can still be read until its 24 hours are over",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({ chatState: wire("chatSttsCd", chatState) }),
  errors: [],
});

/** Deletes the chat immediately, and its key in the browser. */
export const forgetChat = call({
  method: "DELETE",
  path: "/v1/support/chats/current",
  summary: "Deletes the visitor's chat",
  who: "anyone",
  input: T.Object({}),
  output: T.Object({ chatState: wire("chatSttsCd", chatState) }),
  errors: [],
});
