import { toMinute } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Job } from "#server/jobs/jobs.ts";
import type { TopicRule } from "#server/live/caller.ts";
import { chatKind } from "./contract/live.ts";
import { tellChange } from "./server/happenings.ts";
import { keyOf } from "./server/key.ts";
import { deskState } from "./server/view.ts";
import { chatOf, endChatRow } from "./store/chats.ts";
import {
  abandoned,
  deserted,
  forgetDuty,
  leaveQueue,
  putBack,
  stillWaiting,
} from "./store/queue.ts";

/** The jobs that release chats which either side has left, or nobody attends any more today. */
export const jobs: readonly Job[] = [
  { name: "return deserted chats", everySeconds: 15, work: returnDeserted },
  { name: "close abandoned chats", everySeconds: 60, work: closeAbandoned },
  { name: "close the chats' queue", everySeconds: 60, work: closeQueue },
  { name: "clean chat_duty", everySeconds: 600, work: forgetDuty },
];

/** A visitor can only subscribe to their own chat. */
export const topics: readonly TopicRule[] = [
  {
    kind: chatKind,
    async maySubscribe(chatId, context) {
      const key = keyOf(context);
      return key !== null && (await chatOf(context.db, key))?.id === chatId;
    },
  },
];

/** Puts the chats of agents who have left back into the queue. */
async function returnDeserted(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = await deserted(tx);
    await putBack(tx, ids);
    for (const id of ids) await tellChange(tx, id, "staffLeft");
  });
}

/** Removes visitors who have left from the queue, and ends attended chats they have left. */
async function closeAbandoned(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, isWaiting } of await abandoned(tx)) {
      if (isWaiting) await leaveQueue(tx, id);
      else await endChatRow(tx, id);
      await tellChange(tx, id, isWaiting ? "away" : "silent");
    }
  });
}

/** Once the desk is closed and nobody is there, tells whoever waits when it opens again. */
async function closeQueue(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.query<{ now: Date }>("select bank.now() as now", []);
    if (!row) return;
    const { isOpen, opensAt } = await deskState(tx, row.now);
    if (isOpen) return;
    for (const id of await stillWaiting(tx)) {
      await leaveQueue(tx, id);
      await tellChange(tx, id, "deskClosed", toMinute(opensAt ?? ""));
    }
  });
}
