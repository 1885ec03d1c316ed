import type { Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { toMinute } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import { dropMessages } from "#server/live/store.ts";
import { chatTopic } from "./contract/live.ts";
import type * as contract from "./contract.ts";
import { isWithPerson } from "./rules.ts";
import { tellChange, tellChat } from "./server/happenings.ts";
import { dropKey, keyOf } from "./server/key.ts";
import { mailChat } from "./server/mail.ts";
import { pictureOf } from "./server/pictures.ts";
import { chatView, deskState, livePositionOf } from "./server/view.ts";
import { countMessage, networkKey, openChat, writeMessage } from "./server/writing.ts";
import {
  type ChatRow,
  chatOf,
  chatWithId,
  deleteChat,
  endChatRow,
  lockedChatOf,
  markRead,
  markTyping,
  seeVisitor,
} from "./store/chats.ts";
import { messagesOf } from "./store/messages.ts";
import { joinQueue, leaveQueue } from "./store/queue.ts";

type Anyone = CallContext<"anyone">;
type ChatView = Output<typeof contract.readChat>;

export const handlers: Handlers<typeof contract> = {
  async readChat(_input, context) {
    const chat = await ownChat(context);
    if (chat && isWithPerson(chat.state)) await seeVisitor(context.db, chat.id);
    return wholeView(context, chat);
  },

  async beginChat(_input, context) {
    if (!(await ownChat(context))) await countMessage(context, 1);
    const chat = await context.db.transaction((db) => openChat(db, context));
    return wholeView(context, chat);
  },

  async writeChatMessage(input, context) {
    const { chat, messages } = await writeMessage(input, context);
    const desk = await deskState(context.db, context.now);
    return chatView({ chat, messages, desk, livePosition: null }, context.language);
  },

  async requestPerson(_input, context) {
    const desk = await deskState(context.db, context.now);
    if (!desk.isOpen) throw new Refusal("CHAT000001", { opens: toMinute(desk.opensAt ?? "") });
    await countMessage(context, 1);
    const id = await context.db.transaction(async (db) => {
      const chat = await openChat(db, context);
      if (isWithPerson(chat.state)) return chat.id;
      const { language } = context;
      const hasJoined = await joinQueue(db, chat.id, { language, network: networkKey(context) });
      if (!hasJoined) throw new Refusal("CHAT000002");
      await record(db, context, { event: "chat.request", outcome: "ok", reference: chat.id });
      await tellChange(db, chat.id, "waiting");
      return chat.id;
    });
    return wholeView(context, await chatWithId(context.db, id));
  },

  async withdrawRequest(_input, context) {
    const chat = await ownChat(context);
    if (chat) {
      await context.db.transaction(async (db) => {
        if (!(await leaveQueue(db, chat.id))) return;
        await record(db, context, { event: "chat.withdraw", outcome: "ok", reference: chat.id });
        await tellChange(db, chat.id, "withdrawn");
      });
    }
    return wholeView(context, await ownChat(context));
  },

  async showTyping(_input, context) {
    const chat = await ownChat(context);
    if (chat?.state === "attended") {
      await context.db.transaction(async (db) => {
        if (!(await markTyping(db, chat.id, "visitor"))) return;
        await tellChat(db, chat.id, { kind: "typing", side: "visitor" });
      });
    }
    return {};
  },

  async markChatRead({ messageNumber: number }, context) {
    const chat = await ownChat(context);
    if (chat && isWithPerson(chat.state)) {
      await context.db.transaction(async (db) => {
        const read = await markRead(db, chat.id, { side: "visitor", number });
        if (read === null) return;
        await seeVisitor(db, chat.id);
        await tellChat(db, chat.id, { kind: "read", side: "visitor", messageNumber: read });
      });
    }
    return {};
  },

  async readChatFile({ fileId }, context) {
    return pictureOf(context.db, (await ownChat(context))?.id ?? null, fileId);
  },

  mailTranscript: (input, context) => mailChat(input, context),

  async endChat(_input, context) {
    const chat = await ownChat(context);
    if (!chat) return { chatState: "none" };
    await context.db.transaction((db) => endOwn(db, context, chat));
    return { chatState: "ended" };
  },

  async forgetChat(_input, context) {
    const chat = await ownChat(context);
    if (chat) {
      await context.db.transaction(async (db) => {
        await endOwn(db, context, chat);
        await deleteChat(db, chat.id);
        // The messages must not remain in the live channel either.
        await dropMessages(db, chatTopic(chat.id).name);
      });
    }
    dropKey(context);
    return { chatState: "none" };
  },
};

/** The chat that belongs to the visitor's key. */
async function ownChat(context: Anyone): Promise<ChatRow | null> {
  const key = keyOf(context);
  return key && chatOf(context.db, key);
}

async function wholeView(context: Anyone, chat: ChatRow | null): Promise<ChatView> {
  const { db, now, language } = context;
  const livePosition = await livePositionOf(db, chat);
  const [messages, desk] = await Promise.all([
    chat ? messagesOf(db, chat.id) : [],
    deskState(db, now),
  ]);
  return chatView({ chat, messages, desk, livePosition }, language);
}

/** Ends the visitor's chat and notifies its agent. */
async function endOwn(db: Db, context: Anyone, { id }: ChatRow): Promise<void> {
  const key = keyOf(context);
  const chat = key && (await lockedChatOf(db, key));
  if (!chat || !(await endChatRow(db, id)) || !isWithPerson(chat.state)) return;
  await record(db, context, { event: "chat.end", outcome: "ok", reference: id });
  await tellChange(db, id, "visitorLeft");
}
