import type { Static } from "typebox";
import { dayOf, formatDay, formatMoment } from "#base/time/day.ts";
import type { queueItem } from "../contract.ts";
import { ITEMS_MOST } from "../rules.ts";
import { holdersOf } from "../store.ts";
import { release, renew, take } from "./leases.ts";
import type { DeskContext, QueueSource, Waiting } from "./sources.ts";

type Listed = Static<typeof queueItem>[];

/** The handlers of a queue's four calls. */
export function queueHandlers(source: QueueSource) {
  const { queue } = source;
  return {
    list: async (_input: object, context: DeskContext) => ({
      items: await listed(source, context),
    }),
    async take({ item }: { item: string }, context: DeskContext): Promise<{ taken: true }> {
      await take(context, { queue, item });
      return { taken: true };
    },
    async renew({ item }: { item: string }, context: DeskContext): Promise<{ taken: true }> {
      await renew(context, { queue, item });
      return { taken: true };
    },
    async release({ item }: { item: string }, context: DeskContext): Promise<{ taken: false }> {
      await release(context, { queue, item });
      return { taken: false };
    },
  };
}

/** What waits in a queue for the caller: own items and free ones, the earliest promise first. */
export async function listed(source: QueueSource, context: DeskContext): Promise<Listed> {
  const { db, staff, now } = context;
  const [waiting, holders] = await Promise.all([
    source.waiting(context, ITEMS_MOST),
    holdersOf(db, source.queue),
  ]);
  return waiting
    .filter(({ id }) => (holders.get(id) ?? staff.id) === staff.id)
    .toSorted(byPromise)
    .map(({ id, reference, subject, promisedOn, arrivedAt }) => ({
      ...{ id, reference, subject },
      promisedOn: promisedOn && formatDay(promisedOn),
      isOverdue: isOverdue({ promisedOn }, now),
      arrivedAt: formatMoment(arrivedAt),
      isOwn: holders.has(id),
    }));
}

/** What waits in a queue, whoever asks; items that somebody works on do not wait. */
export async function untaken(source: QueueSource, context: DeskContext): Promise<Waiting[]> {
  const { queue, waiting, waitingForAnybody = waiting } = source;
  const [items, holders] = await Promise.all([
    waitingForAnybody(context, ITEMS_MOST),
    holdersOf(context.db, queue),
  ]);
  return items.filter(({ id }) => !holders.has(id));
}

/** Whether the promised day has passed. */
export function isOverdue({ promisedOn }: Pick<Waiting, "promisedOn">, now: Date): boolean {
  return promisedOn !== null && promisedOn < dayOf(now);
}

/** The earliest promise first, then items without one, oldest first. */
function byPromise(one: Waiting, other: Waiting): number {
  const [first, second] = [one.promisedOn ?? "9999-12-31", other.promisedOn ?? "9999-12-31"];
  if (first !== second) return first < second ? -1 : 1;
  return one.arrivedAt.getTime() - other.arrivedAt.getTime();
}
