// The desk's queues, named the same in areas and the desk: an area publishes that an item was
// added, and every open page of the desk gets the event.

import { Type as T } from "typebox";
import { topicKind } from "./live.ts";

/** Every queue that staff work on. */
export const queueNames = [
  "certificates",
  "inquiries",
  "disputes",
  "refunds",
  "approvals",
  "chats",
  "video-calls",
] as const;

export type QueueName = (typeof queueNames)[number];

/** What happens to an item: it is added, taken by a member of staff, released again, or done. */
export const queueEvents = ["added", "taken", "released", "done"] as const;

/** The events of a queue; the topic's key is the queue's name. */
export const queueTopic = topicKind({
  name: "desk-queue",
  message: T.Object({
    item: T.String({ maxLength: 64 }),
    event: T.Enum([...queueEvents]),
    /** The member of staff who took it, so that their own page does not remove it. */
    staffId: T.Union([T.String(), T.Null()]),
  }),
  retentionSeconds: 600,
});
