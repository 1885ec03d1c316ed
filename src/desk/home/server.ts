import { queueTopic } from "#base/call/queues.ts";
import { rightsOf } from "#base/call/staff.ts";
import { approvalQueue } from "#desk/approvals/server/queue.ts";
import { certificateQueue } from "#desk/certificates/server/queue.ts";
import { chatSource } from "#desk/chat/server.ts";
import { disputeQueue } from "#desk/disputes/server/queue.ts";
import { inquiryQueue } from "#desk/inquiries/server.ts";
import { listed } from "#desk/queues/server/queue-handlers.ts";
import type { DeskContext, QueueSource } from "#desk/queues/server/sources.ts";
import { refundQueue } from "#desk/refunds/server/queue.ts";
import { staffName } from "#desk/staff/server/people.ts";
import { videoQueue } from "#desk/video/server.ts";
import type { Handlers } from "#server/api/call-context.ts";
import type { TopicRule } from "#server/live/caller.ts";
import type * as contract from "./contract.ts";
import { rightOfQueue } from "./rules.ts";

export const handlers: Handlers<typeof contract> = {
  async readDesk(_input, context) {
    const { db, staff, language } = context;
    const rights = rightsOf(staff.roles);
    const [name, queues] = await Promise.all([
      staffName(db, staff.id, language),
      Promise.all(sourcesFor(rights).map((source) => countOf(source, context))),
    ]);
    return { staffId: staff.id, name, rights, queues };
  },
};

/** Subscribing to a queue's topic needs the right to work on that queue. */
export const queueTopicHandlers: readonly TopicRule[] = [
  {
    kind: queueTopic,
    maySubscribe(queue, { staff }) {
      const right = rightOfQueue(queue);
      return staff !== null && right !== null && rightsOf(staff.roles).includes(right);
    },
  },
];

function sourcesFor(rights: readonly string[]): QueueSource[] {
  return queueSources.filter(({ queue }) => {
    const right = rightOfQueue(queue);
    return right !== null && rights.includes(right);
  });
}

async function countOf(source: QueueSource, context: DeskContext) {
  const items = await listed(source, context);
  return {
    queue: source.queue,
    waiting: items.length,
    overdue: items.filter(({ isOverdue }) => isOverdue).length,
    own: items.filter(({ isOwn }) => isOwn).length,
    nextOn: items[0]?.promisedOn ?? null,
  };
}

/** Every queue that has a page: one line each. */
export const queueSources: readonly QueueSource[] = [
  certificateQueue,
  inquiryQueue,
  disputeQueue,
  refundQueue,
  approvalQueue,
  chatSource,
  videoQueue,
];
