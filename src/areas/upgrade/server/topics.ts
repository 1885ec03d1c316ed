import { rightsOf } from "#base/call/staff.ts";
import { isUuid } from "#base/identity/uuid.ts";
import type { TopicRule } from "#server/live/caller.ts";
import { upgradeTopics } from "../contract/live.ts";
import { callOf, openCallOf } from "../store/calls.ts";

/** What customers' pages may subscribe to: their own call and, while they have one, the queue. */
export const customerTopicHandlers: readonly TopicRule[] = [
  {
    kind: upgradeTopics.call,
    async maySubscribe(key, { db, customer }) {
      if (!customer) return false;
      const row = isUuid(key) ? await callOf(db, key) : null;
      return row?.customerId === customer.id;
    },
  },
  {
    kind: upgradeTopics.queue,
    async maySubscribe(_key, { db, customer }) {
      return customer !== null && (await openCallOf(db, customer.id)) !== null;
    },
  },
];

/** What the desk may subscribe to besides its queues: one's own call, while it is running. */
export const deskTopicHandlers: readonly TopicRule[] = [
  {
    kind: upgradeTopics.call,
    async maySubscribe(key, { db, staff }) {
      if (!staff || !rightsOf(staff.roles).includes("video-calls.answer")) return false;
      const row = isUuid(key) ? await callOf(db, key) : null;
      return row?.staffId === staff.id && row.state === "answered";
    },
  },
];
