import type { QueueName } from "#base/call/queues.ts";
import type { Right } from "#base/call/staff.ts";
import type { Day } from "#base/time/day.ts";
import type { CallContext } from "#server/api/call-context.ts";

/** The context of a desk handler. */
export type DeskContext = CallContext<`staff:${Right}`>;

/** An item that waits in a queue. */
export interface Waiting {
  /** Letters, digits and hyphens. */
  id: string;
  reference: string;
  /** Its subject, in the caller's language. */
  subject: string;
  promisedOn: Day | null;
  arrivedAt: Date;
}

/** The source of a queue's items: the area that owns them. */
export interface QueueSource {
  queue: QueueName;
  /** At most `most` waiting items, in any order; the queue sorts them. */
  waiting(context: DeskContext, most: number): Promise<Waiting[]>;
  /** The same for everybody together, where it depends on the caller. */
  waitingForAnybody?(context: DeskContext, most: number): Promise<Waiting[]>;
}
