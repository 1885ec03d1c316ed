// The calls that every queue has. A desk area with a queue exports them as its own, with the right
// that its contract names.

import { Type as T, type TString } from "typebox";
import { call } from "#base/call/call.ts";
import { day, moment, orNull } from "#base/call/fields.ts";
import type { QueueName } from "#base/call/queues.ts";
import type { Right } from "#base/call/staff.ts";
import { ITEMS_MOST } from "./rules.ts";

/** An item in a queue's list. */
export const queueItem = T.Object({
  id: T.String(),
  /** A short name for it, to use on the phone. */
  reference: T.String(),
  /** Its subject, in the caller's language. */
  subject: T.String(),
  promisedOn: orNull(day),
  isOverdue: T.Boolean(),
  arrivedAt: moment,
  /** Whether the caller has taken it; items taken by colleagues are not listed. */
  isOwn: T.Boolean(),
});

/** The four calls of a queue: list what waits, take an item, renew its lease, release it. */
export function queueCalls<Q extends QueueName, R extends Right>(
  queue: Q,
  { right, item }: { right: R; item: TString },
) {
  const path = `/v1/desk/queues/${queue}` as const;
  const who = `staff:${right}` as const;
  const one = { input: T.Object({ item }), errors: ["DESK000004", "DESK000005"] as const };
  return {
    list: call({
      method: "GET",
      path,
      summary: `The items of the queue ${queue}, the earliest promise first, without those that colleagues have taken`,
      who,
      passive: true,
      input: T.Object({}),
      output: T.Object({ items: T.Array(queueItem, { maxItems: ITEMS_MOST }) }),
      errors: [],
    }),
    take: call({
      method: "POST",
      path: `${path}/{item}/take` as const,
      summary: `Takes an item of the queue ${queue}; while it is taken, no one else can take it`,
      who,
      ...one,
      output: T.Object({ taken: T.Literal(true) }),
    }),
    renew: call({
      method: "POST",
      path: `${path}/{item}/renew` as const,
      summary: `Renews the lease of an item of the queue ${queue}`,
      who,
      passive: true,
      ...one,
      output: T.Object({ taken: T.Literal(true) }),
    }),
    release: call({
      method: "POST",
      path: `${path}/{item}/release` as const,
      summary: `Releases an item of the queue ${queue}`,
      who,
      ...one,
      output: T.Object({ taken: T.Literal(false) }),
    }),
  };
}
