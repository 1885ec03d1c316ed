// The queues of the desk, as areas and the desk both name them: an area says that something new waits,
// and every open page of the desk hears it.

import { Type as T } from "typebox";
import { topicKind } from "./live.ts";

/** Every queue that staff work on. */
export const queueNames = [
  "certificates",
  "inquiries",
  "disputes",
  "approvals",
  "chats",
  "video-calls",
] as const;

export type QueueName = (typeof queueNames)[number];

/** What can become of an item: it is new, somebody works on it, it is free again, it is done. */
export const queueEvents = ["added", "taken", "released", "done"] as const;

/** The news of a queue; its key is the queue's name. */
export const queueTopic = topicKind({
  name: "desk-queue",
  message: T.Object({
    item: T.String({ maxLength: 64 }),
    event: T.Enum([...queueEvents]),
    /** The member of staff who took it, so that their own page keeps it. */
    staffId: T.Union([T.String(), T.Null()]),
  }),
  retentionSeconds: 600,
});
