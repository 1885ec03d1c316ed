import type { Who } from "#base/call.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import type { Asked } from "#server/asked.ts";
import { type Happening, record } from "#server/audit.ts";

/** What is learnt on the way of what happened. */
export type Told = Pick<Happening, "customerId" | "reference" | "detail">;

/**
 * Runs the work and writes its refusal into the trail, outside of any transaction that the refusal
 * undoes. Success the work records itself, in the transaction that it belongs to.
 */
export async function trailed<T>(
  asked: Pick<Asked<Who>, "customer" | "from" | "log" | "db">,
  event: string,
  work: (told: Told) => Promise<T>,
): Promise<T> {
  const told: Told = {};
  try {
    return await work(told);
  } catch (thrown) {
    if (isRefusal(thrown)) {
      await record(asked.db, asked, { ...told, event, outcome: thrown.code });
    }
    throw thrown;
  }
}
