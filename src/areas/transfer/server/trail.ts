import { isRefusal } from "#base/errors/catalogue.ts";
import type { Asked } from "#server/asked.ts";
import { record } from "#server/audit.ts";

/** What is tried with a transfer. */
export interface Try {
  event: `transfer.${string}`;
  /** The transfer's key. */
  reference: string;
}

/** Does the work; a refusal is written into the trail, after whatever it undid. */
export async function trying<T>(
  asked: Asked,
  { event, reference }: Try,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (isRefusal(thrown)) {
      await record(asked.db, asked, { event, outcome: thrown.code, reference });
    }
    throw thrown;
  }
}
