import type { Output } from "#base/call/call.ts";
import type { Db } from "#db/db.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import { tooOften } from "#server/limits/counter.ts";
import type * as contract from "./contract.ts";
import { maskSecrets } from "./rules/secrets.ts";
import { MESSAGES_MOST, messageOf } from "./rules.ts";
import { answerTo } from "./server/answer.ts";
import { countMessage } from "./server/counting.ts";
import { dropKey, keyOf, newKey } from "./server/key.ts";
import {
  addChat,
  addMessages,
  type ChatRow,
  chatInHand,
  chatOf,
  deleteChat,
  endChatRow,
  type MessageRow,
  messagesOf,
} from "./store.ts";

type OnWire = Output<typeof contract.readChat>;

const nothing: OnWire = {
  chatId: null,
  chatState: "none",
  endedAt: null,
  messagesLeft: MESSAGES_MOST,
  messages: [],
};

export const handlers: Handlers<typeof contract> = {
  async readChat(_input, context) {
    const chat = await chatAsked(context);
    return chat ? onWire(chat, await messagesOf(context.db, chat.id)) : nothing;
  },

  async writeChatMessage(input, context) {
    const message = messageOf(input.text);
    if (message === null) throw new Malformed([{ field: "text", code: "FELD000001", facts: {} }]);
    const { text, isMasked } = maskSecrets(message);
    await countMessage(context);
    const answer = await answerTo(text, context);
    return context.db.transaction(async (db) => {
      const chat = await openChat(db, context);
      if (chat.written >= MESSAGES_MOST) throw tooOften(chat.secondsLeft);
      const rows = await addMessages(db, chat.id, [
        { author: "visitor", body: text, entries: [], isMasked },
        answer,
      ]);
      return onWire({ ...chat, written: chat.written + 1 }, rows);
    });
  },

  async endChat(_input, context) {
    const chat = await chatAsked(context);
    if (!chat) return { chatState: "none" };
    await endChatRow(context.db, chat.id);
    return { chatState: "ended" };
  },

  async forgetChat(_input, context) {
    const chat = await chatAsked(context);
    if (chat) await deleteChat(context.db, chat.id);
    dropKey(context);
    return { chatState: "none" };
  },
};

async function chatAsked(context: CallContext<"anyone">): Promise<ChatRow | null> {
  const key = keyOf(context);
  return key && chatOf(context.db, key);
}

/** The chat that can be written in; one that is over, or somebody else's, makes room for a new one. */
async function openChat(db: Db, context: CallContext<"anyone">): Promise<ChatRow> {
  const key = keyOf(context);
  const open = key && (await chatInHand(db, key));
  if (open && !open.isEnded) return open;
  const fresh = newKey(context);
  await addChat(db, fresh);
  const begun = await chatOf(db, fresh);
  if (!begun) throw new Error("a chat that has just begun is not there");
  return begun;
}

function onWire(chat: ChatRow, rows: readonly MessageRow[]): OnWire {
  return {
    chatId: chat.id,
    chatState: chat.isEnded ? "ended" : "open",
    endedAt: chat.endsAt,
    messagesLeft: chat.isEnded ? 0 : Math.max(0, MESSAGES_MOST - chat.written),
    messages: rows.map((row) => ({
      messageNumber: row.number,
      author: row.author,
      text: row.body,
      faqs: row.entries.map(({ title, excerpt, path }) => ({
        question: title,
        excerpt,
        faqUrl: path,
      })),
      isMasked: row.isMasked,
      writtenAt: row.at,
    })),
  };
}
