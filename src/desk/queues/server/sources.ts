import type { QueueName } from "#base/call/queues.ts";
import type { Right } from "#base/call/staff.ts";
import type { Day } from "#base/time/day.ts";
import type { CallContext } from "#server/api/call-context.ts";

/** What a handler of the desk is given. */
export type DeskContext = CallContext<`staff:${Right}`>;

/** Something that waits in a queue. */
export interface Waiting {
  /** Letters, digits and hyphens. */
  id: string;
  reference: string;
  /** What it is about, in the language of whoever looks. */
  subject: string;
  promisedOn: Day | null;
  arrivedAt: Date;
}

/** Where the items of a queue come from: the area that owns them. */
export interface QueueSource {
  queue: QueueName;
  /** What waits, at most so many; the order is the queue's own affair. */
  waiting(context: DeskContext, most: number): Promise<Waiting[]>;
}
