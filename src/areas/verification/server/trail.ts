import type { Who } from "#base/call.ts";
import { isRefusal, type Refusal } from "#base/errors/catalogue.ts";
import type { Asked } from "#server/asked.ts";
import { type Happening, record } from "#server/audit.ts";

/** What is learnt on the way of what happened. */
export type Told = Pick<Happening, "customerId" | "reference" | "detail">;

const inTrail = new WeakSet<Refusal>();

/** A refusal that the work has written into the trail itself, together with what else it wrote. */
export function recorded(refusal: Refusal): Refusal {
  inTrail.add(refusal);
  return refusal;
}

/**
 * Runs the work and writes its refusal into the trail, outside of any transaction that the refusal
 * undoes. Success the work records itself, in the transaction that it belongs to.
 */
export async function trailed<T>(
  asked: Pick<Asked<Who>, "actor" | "customer" | "from" | "log" | "db">,
  event: string,
  work: (told: Told) => Promise<T>,
): Promise<T> {
  const told: Told = {};
  try {
    return await work(told);
  } catch (thrown) {
    if (isRefusal(thrown) && !inTrail.has(thrown)) {
      await record(asked.db, asked, { ...told, event, outcome: thrown.code });
    }
    throw thrown;
  }
}
