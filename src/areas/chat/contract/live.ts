import { type Static, Type as T } from "typebox";
import { topicKind, topicOf } from "#base/call/live.ts";
import type { ChatState, Side } from "../rules.ts";
import { chatMessage } from "./message.ts";

// Long enough for a page that reconnects; after a longer absence it reloads its chat.
const RETENTION_SECONDS = 600;

const side = T.Enum(["visitor", "staff"] satisfies Side[]);

const chatEvent = T.Union([
  T.Object({ kind: T.Literal("message"), message: chatMessage }),
  T.Object({ kind: T.Literal("typing"), side }),
  T.Object({ kind: T.Literal("read"), side, messageNumber: T.Integer() }),
  T.Object({
    kind: T.Literal("state"),
    chatState: T.Enum(["open", "waiting", "attended", "ended"] satisfies Exclude<
      ChatState,
      "none"
    >[]),
    staffName: T.Union([T.String(), T.Null()]),
  }),
]);

/** An event in a chat. */
export type ChatEvent = Static<typeof chatEvent>;

/** A chat between a visitor and a member of staff. */
export const chatKind = topicKind({
  name: "chat",
  message: chatEvent,
  retentionSeconds: RETENTION_SECONDS,
});

/** The topic of one chat. */
export const chatTopic = (chatId: string) => topicOf(chatKind, chatId);
