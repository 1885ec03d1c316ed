import { Type as T } from "typebox";
import { chatMessage, clientMessageId } from "#areas/chat/contract/message.ts";
import { call } from "#base/call/call.ts";
import { uuid } from "#base/call/fields.ts";
import { ANSWER_LENGTH } from "./rules.ts";

const LISTED_MOST = 250;

const who = "staff:chats.answer" as const;
const chatId = uuid;
const one = { input: T.Object({ chatId }), output: T.Object({}) };

/** The queue, and the chats that the member of staff attends. */
export const listChats = call({
  method: "GET",
  path: "/v1/desk/chats",
  summary:
    "The waiting chats, the longest first, and those that the caller attends; also a heartbeat of the caller",
  who,
  passive: true,
  input: T.Object({}),
  output: T.Object({
    chats: T.Array(
      T.Object({
        chatId: T.String(),
        isWaiting: T.Boolean(),
        language: T.String(),
        isCustomer: T.Boolean({ description: "whether a signed-in customer wrote it" }),
        waitingSeconds: T.Integer(),
        excerpt: T.String({ description: "of the visitor's newest message" }),
        unreadCount: T.Integer(),
      }),
      { maxItems: LISTED_MOST },
    ),
  }),
  errors: [],
});

/** Takes a chat that waits. */
export const takeChat = call({
  method: "POST",
  path: "/v1/desk/chats/{chatId}/taking",
  summary: "Takes a waiting chat; a colleague who was quicker keeps it",
  who,
  ...one,
  errors: ["CHAT000003", "CHAT000004"],
});

/** Returns a chat to the queue. */
export const returnChat = call({
  method: "POST",
  path: "/v1/desk/chats/{chatId}/returning",
  summary: "Gives a chat back to the queue, at its old place",
  who,
  ...one,
  errors: ["CHAT000003"],
});

/** Ends a chat. */
export const closeChat = call({
  method: "POST",
  path: "/v1/desk/chats/{chatId}/ending",
  summary: "Ends a chat that the caller attends and has opened",
  who,
  ...one,
  errors: ["CHAT000003", "DESK000013"],
});

/** Reads a chat with all its messages. */
export const readAttendedChat = call({
  method: "GET",
  path: "/v1/desk/chats/{chatId}",
  summary: "A chat that the caller attends, with all its messages",
  who,
  passive: true,
  input: T.Object({ chatId }),
  output: T.Object({
    chatId: T.String(),
    chatState: T.Enum(["open", "waiting", "attended", "ended"]),
    language: T.String(),
    isCustomer: T.Boolean(),
    messages: T.Array(chatMessage),
    visitorRead: T.Integer(),
    staffRead: T.Integer(),
    livePosition: T.String(),
  }),
  errors: ["CHAT000003"],
});

/** Writes to the visitor. */
export const answerChat = call({
  method: "POST",
  path: "/v1/desk/chats/{chatId}/messages",
  summary: "Writes a message to the visitor, once for each id of the caller's page",
  who,
  input: T.Object({
    chatId,
    text: T.String({ minLength: 1, maxLength: ANSWER_LENGTH }),
    clientMessageId,
  }),
  output: T.Object({ message: chatMessage }),
  errors: ["CHAT000003"],
});

/** Shows the visitor that the member of staff is typing. */
export const showStaffTyping = call({
  method: "POST",
  path: "/v1/desk/chats/{chatId}/typing",
  summary: "Shows the visitor that the member of staff is typing",
  who,
  passive: true,
  ...one,
  errors: ["CHAT000003"],
});

/** Shows the visitor how far the member of staff has read. */
export const markStaffRead = call({
  method: "POST",
  path: "/v1/desk/chats/{chatId}/readings",
  summary: "Shows the visitor how far the member of staff has read",
  who,
  passive: true,
  input: T.Object({ chatId, messageNumber: T.Integer({ minimum: 1, maximum: 32_767 }) }),
  output: T.Object({}),
  errors: ["CHAT000003"],
});

/** A picture that the visitor sent. */
export const readAttendedFile = call({
  method: "GET",
  path: "/v1/desk/chats/{chatId}/files/{fileId}",
  summary: "A picture of a chat that the caller attends",
  who,
  passive: true,
  returnsFile: true,
  input: T.Object({ chatId, fileId: T.String({ pattern: "^[\\w-]{22}$" }) }),
  output: T.Object({ fileName: T.String(), fileType: T.String(), fileContent: T.String() }),
  errors: ["CHAT000003"],
});
