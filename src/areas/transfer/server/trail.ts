import { isRefusal } from "#base/errors/catalogue.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";

/** The attempted event, for the trail. */
export interface Try {
  event: `transfer.${string}`;
  /** The transfer's key. */
  reference: string;
}

/** Runs the work; a refusal is written to the trail after its transaction was rolled back. */
export async function auditRefusals<T>(
  context: CallContext,
  { event, reference }: Try,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (isRefusal(thrown)) {
      await record(context.db, context, { event, outcome: thrown.code, reference });
    }
    throw thrown;
  }
}
