import type { Output } from "#base/call.ts";
import type { Db } from "#db/db.ts";
import type { Asked, Handlers } from "#server/asked.ts";
import { Malformed } from "#server/check.ts";
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
  async readChat(_input, asked) {
    const chat = await chatAsked(asked);
    return chat ? onWire(chat, await messagesOf(asked.db, chat.id)) : nothing;
  },

  async writeChatMessage(input, asked) {
    const message = messageOf(input.text);
    if (message === null) throw new Malformed([{ field: "text", code: "FELD000001", facts: {} }]);
    const { text, isMasked } = maskSecrets(message);
    await countMessage(asked);
    const answer = await answerTo(text, asked);
    return asked.db.transaction(async (db) => {
      const chat = await openChat(db, asked);
      if (chat.written >= MESSAGES_MOST) throw tooOften(chat.secondsLeft);
      const rows = await addMessages(db, chat.id, [
        { author: "visitor", body: text, entries: [], isMasked },
        answer,
      ]);
      return onWire({ ...chat, written: chat.written + 1 }, rows);
    });
  },

  async endChat(_input, asked) {
    const chat = await chatAsked(asked);
    if (!chat) return { chatState: "none" };
    await endChatRow(asked.db, chat.id);
    return { chatState: "ended" };
  },

  async forgetChat(_input, asked) {
    const chat = await chatAsked(asked);
    if (chat) await deleteChat(asked.db, chat.id);
    dropKey(asked);
    return { chatState: "none" };
  },
};

async function chatAsked(asked: Asked<"anyone">): Promise<ChatRow | null> {
  const key = keyOf(asked);
  return key && chatOf(asked.db, key);
}

/** The chat that can be written in; one that is over, or somebody else's, makes room for a new one. */
async function openChat(db: Db, asked: Asked<"anyone">): Promise<ChatRow> {
  const key = keyOf(asked);
  const open = key && (await chatInHand(db, key));
  if (open && !open.isEnded) return open;
  const fresh = newKey(asked);
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
