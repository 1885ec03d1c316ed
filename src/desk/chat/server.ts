import { chatTopic } from "#areas/chat/contract/live.ts";
import { REFERENCE_LENGTH } from "#areas/chat/rules.ts";
import * as attending from "#areas/chat/server/attending.ts";
import { pictureOf } from "#areas/chat/server/pictures.ts";
import { messageView } from "#areas/chat/server/view.ts";
import { plainText } from "#areas/inquiry/rules.ts";
import { idOf } from "#base/call/live.ts";
import type { Db } from "#db/db.ts";
import {
  forgetOpened,
  noteOpened,
  type Parts,
  requireOpened,
} from "#desk/queues/server/decisions.ts";
import type { QueueSource } from "#desk/queues/server/sources.ts";
import { staffNamesOf } from "#desk/staff/server/people.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import { record } from "#server/audit/audit.ts";
import { positionsOf } from "#server/live/store.ts";
import type * as contract from "./contract.ts";

const queue = "chats";

/** Whoever takes a chat opens it before they end it; its messages arrive while it is open. */
const OPENED: Parts = { page: "opened" };

type Context = CallContext<"staff:chats.answer">;

export const handlers: Handlers<typeof contract> = {
  async listChats(_input, { db, staff }) {
    const chats = await attending.chatsFor(db, staff.id);
    return {
      chats: chats.map(({ id, unread, ...chat }) => ({ chatId: id, ...chat, unreadCount: unread })),
    };
  },

  async takeChat({ chatId }, context) {
    const attendant = await attendantOf(context);
    await recorded(context, chatId, {
      event: "chat.take",
      async work(tx) {
        await attending.attendChat(tx, chatId, attendant);
        await forgetOpened(tx, { queue, item: chatId });
      },
    });
    return {};
  },

  async returnChat({ chatId }, context) {
    await recorded(context, chatId, {
      event: "chat.return",
      work: (tx) => attending.returnChat(tx, chatId, context.staff.id),
    });
    return {};
  },

  async closeChat({ chatId }, context) {
    await recorded(context, chatId, {
      event: "chat.close",
      async work(tx) {
        await attending.closeChat(tx, chatId, context.staff.id);
        await requireOpened(tx, context, { queue, item: chatId }, OPENED);
      },
    });
    return {};
  },

  async readAttendedChat({ chatId }, context) {
    const { db, staff } = context;
    // Read before the messages: one that arrives in between is shown twice rather than never.
    const livePosition = idOf(await positionsOf(db, [chatTopic(chatId).name]));
    const { chat, messages } = await attending.readAttended(db, chatId, staff.id);
    await noteOpened(db, context, { queue, item: chatId }, OPENED);
    return {
      chatId,
      chatState: chat.state,
      language: chat.language,
      isCustomer: chat.customerId !== null,
      messages: messages.map((row) => messageView(row, chat.language)),
      visitorRead: chat.visitorRead,
      staffRead: chat.staffRead,
      livePosition,
    };
  },

  async answerChat({ chatId, text: typed, clientMessageId: clientId }, context) {
    const text = plainText(typed);
    if (text === "") throw new Malformed([{ field: "text", code: "FELD000001", facts: {} }]);
    const attendant = await attendantOf(context);
    return context.db.transaction(async (tx) => {
      const answer = { attendant, text, clientId };
      const { message, isNew } = await attending.answerChat(tx, chatId, answer);
      if (isNew) {
        const detail = { message: message.number };
        await record(tx, context, {
          event: "chat.answer",
          outcome: "ok",
          reference: chatId,
          detail,
        });
      }
      const { chat } = await attending.readAttended(tx, chatId, context.staff.id);
      return { message: messageView(message, chat.language) };
    });
  },

  async showStaffTyping({ chatId }, { db, staff }) {
    await db.transaction((tx) => attending.staffTypes(tx, chatId, staff.id));
    return {};
  },

  async markStaffRead({ chatId, messageNumber: number }, { db, staff }) {
    await db.transaction((tx) => attending.staffReads(tx, chatId, { staffId: staff.id, number }));
    return {};
  },

  async readAttendedFile({ chatId, fileId }, { db, staff }) {
    const { chat } = await attending.readAttended(db, chatId, staff.id);
    return pictureOf(db, chat.id, fileId);
  },
};

/** The chats that wait, for the desk's home page and navigation. */
export const chatSource: QueueSource = {
  queue: "chats",
  async waiting({ db, now }, most) {
    const chats = await attending.waitingChats(db, most);
    return chats.map(({ id, waitingSeconds, excerpt }) => ({
      id,
      reference: id.slice(-REFERENCE_LENGTH),
      subject: excerpt,
      promisedOn: null,
      arrivedAt: new Date(now.getTime() - waitingSeconds * 1000),
    }));
  },
};

async function attendantOf({ db, staff }: Context): Promise<attending.Attendant> {
  const [member] = await staffNamesOf(db, [staff.id]);
  if (!member) throw new Error(`there is no member of staff ${staff.id}`);
  return { staffId: staff.id, name: member.name };
}

/** Changes a chat and records it in the trail, in one transaction. */
async function recorded(
  context: Context,
  chatId: string,
  { event, work }: { event: string; work(tx: Db): Promise<void> },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await work(tx);
    await record(tx, context, { event, outcome: "ok", reference: chatId });
  });
}
