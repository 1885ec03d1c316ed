import { approvalQueue } from "#desk/approvals/server/queue.ts";
import { certificateQueue } from "#desk/certificates/server/queue.ts";
import { chatSource } from "#desk/chat/server.ts";
import { disputeQueue } from "#desk/disputes/server/queue.ts";
import { inquiryQueue } from "#desk/inquiries/server/queue.ts";
import type { QueueSource } from "#desk/queues/server/sources.ts";
import { videoQueue } from "#desk/video/server.ts";

/** Every queue that has a page: one line each. */
export const queueSources: readonly QueueSource[] = [
  certificateQueue,
  inquiryQueue,
  disputeQueue,
  approvalQueue,
  chatSource,
  videoQueue,
];
