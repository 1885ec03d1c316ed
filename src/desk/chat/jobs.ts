import { chatKind } from "#areas/chat/contract/live.ts";
import { readAttended } from "#areas/chat/server/attending.ts";
import { rightsOf } from "#base/call/staff.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { isUuid } from "#base/identity/uuid.ts";
import type { SubscribeContext, TopicRule } from "#server/live/caller.ts";

/** Staff who answer chats may subscribe to those that they attend. */
export const topics: readonly TopicRule[] = [
  {
    kind: chatKind,
    async maySubscribe(chatId, context) {
      const { staff, db } = context;
      if (!staff || !mayAnswer(context) || !isUuid(chatId)) return false;
      return readAttended(db, chatId, staff.id).then(() => true, refused);
    },
  },
];

function mayAnswer({ staff }: SubscribeContext): boolean {
  return rightsOf(staff?.roles ?? []).includes("chats.answer");
}

function refused(thrown: unknown): boolean {
  if (isRefusal(thrown)) return false;
  throw thrown;
}
